/** Check every card of a finished game: that it was dealt as promised, and that it is the game that this browser was shown. */
import type { Game } from "../games/game";
import { replay } from "../lib/api";
import { checkDealer, dealKey, isGameTold, toldSteps } from "../lib/dealerCheck";
import { say } from "../lib/words.svelte";
import type { Happened, TableInfo } from "../protocol";
import { openFrames } from "./moments";

/** What was found, in a sentence. */
export interface Finding {
  game: number;
  good: boolean;
  text: string;
}

export async function checkGame(game: Game, table: TableInfo, events: readonly Happened[]): Promise<Finding> {
  const [part, ...replays] = await Promise.all([game.replay(), ...table.players.map((_, seat) => replay(table.id, table.game, seat))]);
  const frames = openFrames(replays, part.mergeViews);
  const told = toldSteps(events);
  if (told && !isGameTold(told, frames)) return { game: table.game, good: false, text: say("web-fair-cards-changed") };
  const key = dealKey(table.secret ?? "", table.mix ?? []);
  const { count, wrong } = checkDealer(frames, key, part.dealer, table.game > 1);
  const text = wrong === null ? say("web-fair-cards", { count }) : say("web-fair-cards-other", { number: wrong });
  return { game: table.game, good: wrong === null, text };
}
