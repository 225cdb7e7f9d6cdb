/** What the cards of a player are worth on the table, and why. */
import type { Parts, SeaSeatView } from "./protocol";
import { parts, pointLines } from "./scoring";

export interface Counted {
  found: Parts;
  lines: ReturnType<typeof pointLines>;
}

/** Count the cards of a player, hand and played; null if the hand is hidden. */
export function countSeat(view: SeaSeatView, seat: number): Counted | null {
  const hand = view.hands[seat];
  if (!hand || view.expanded) return null;
  const cards = [...hand, ...(view.laid[seat] ?? [])];
  return { found: parts(cards), lines: pointLines(cards) };
}
