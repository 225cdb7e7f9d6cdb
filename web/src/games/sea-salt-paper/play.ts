/** The game on the table. */
import type { Play } from "../game";
import * as log from "./log";
import { moves } from "./motion";
import type { SeaSeatView } from "./protocol";
import RoundResult from "./RoundResult.svelte";
import Table from "./Table.svelte";

export const play: Play<SeaSeatView> = {
  Table,
  RoundResult,
  log,
  moves,
  // After LAST CHANCE.
  forced: { always: ["rob"], endings: ["end"] },
  isDarkened: ({ caller, phase }) => caller !== null && phase !== "round_over",
};
