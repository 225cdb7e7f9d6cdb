/** The game on the table. */
import type { Play } from "../game";
import { isBetting } from "./bet";
import * as log from "./log";
import { describeMoment } from "./moment";
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
  isDarkened: isBetting,
  describeMoment,
  forced: { always: ["rob", "look", "keep", "visit", "get", "rob_pair"], endings: ["end"] },
};
