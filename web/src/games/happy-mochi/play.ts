/** The game on the table. */
import type { Play } from "../game";
import * as log from "./log";
import { describeMoment } from "./moment";
import { stages } from "./motion";
import type { MochiSeatView } from "./protocol";
import RoundResult from "./RoundResult.svelte";
import Table from "./Table.svelte";

export const play: Play<MochiSeatView> = {
  Table,
  RoundResult,
  log,
  stages,
  isDarkened: () => false,
  describeMoment,
  forced: { always: [], endings: ["skip"] },
};
