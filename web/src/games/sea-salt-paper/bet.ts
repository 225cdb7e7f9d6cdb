/** The bet of LAST CHANCE: what the cards that lie open are worth, and who still has a final turn. */
import type { SeaSeatView } from "./protocol";
import { parts, points } from "./scoring";

/** Whether somebody has called LAST CHANCE and the round is not over yet. */
export const isBetting = ({ caller, phase }: SeaSeatView): boolean => caller !== null && phase !== "round_over" && phase !== "game_over";

/** All cards of a player, hand and played; null if the hand is hidden. */
export function cardsOfSeat(view: SeaSeatView, seat: number): string[] | null {
  const hand = view.hands[seat];
  return hand ? [...hand, ...(view.laid[seat] ?? [])] : null;
}

/** The points of a player's cards, without colour bonus; null if the hand is hidden. */
export function worthOfSeat(view: SeaSeatView, seat: number): number | null {
  const cards = cardsOfSeat(view, seat);
  return cards && points(parts(cards));
}

/** How many players have a final turn ahead of them or are in it: from the player in turn to the caller. */
export function finalTurnsLeft(view: SeaSeatView): number {
  const players = view.scores.length;
  return view.caller === null ? 0 : (view.caller - view.turn + players) % players;
}
