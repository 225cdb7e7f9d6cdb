/** The bet of LAST CHANCE: what the cards that lie open are worth, and who still has a final turn. */
import type { SeaSeatView } from "./protocol";
import { points } from "./scoring";
import { countSeat } from "./worth";

/** Whether somebody has called LAST CHANCE and the round is not over yet. */
export const isBetting = ({ caller, phase }: SeaSeatView): boolean => caller !== null && phase !== "round_over" && phase !== "game_over";

/** The points of a player's cards, without colour bonus; null if the hand is hidden. */
export function worthOfSeat(view: SeaSeatView, seat: number): number | null {
  const counted = countSeat(view, seat);
  return counted && points(counted.found);
}

/** How many players have a final turn ahead of them or are in it: from the player in turn to the caller. */
export function finalTurnsLeft(view: SeaSeatView): number {
  const players = view.scores.length;
  return view.caller === null ? 0 : (view.caller - view.turn + players) % players;
}
