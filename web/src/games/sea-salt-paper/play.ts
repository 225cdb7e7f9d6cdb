/** The game on the table. */
import type { Play } from "../game";
import * as log from "./log";
import { stages } from "./motion";
import { notice } from "./notice";
import type { SeaSeatView } from "./protocol";
import RoundResult from "./RoundResult.svelte";
import Table from "./Table.svelte";

export const play: Play<SeaSeatView> = {
  Table,
  RoundResult,
  log,
  stages,
  notice,
  // After LAST CHANCE.
  isDarkened: ({ caller, phase }) => caller !== null && phase !== "round_over",
};
