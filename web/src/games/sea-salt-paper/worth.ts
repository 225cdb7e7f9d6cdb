/** What the cards of a player are worth on the table, and why. */
import { kindOf } from "./cards";
import { eventsFor } from "./expanded";
import type { Parts, SeaSeatView } from "./protocol";
import { parts, pointLines, stepInRow, type Expanded } from "./scoring";

export interface Counted {
  found: Parts;
  lines: ReturnType<typeof pointLines>;
}

/** Count the cards of a player, hand and played; null if the hand is hidden. */
export function countSeat(view: SeaSeatView, seat: number): Counted | null {
  const hand = view.hands[seat];
  if (!hand) return null;
  const groups = view.expanded?.groups[seat] ?? [];
  // Without expansions cards in hand and laid are counted together; with them, so are only mermaids.
  const loose = [...(view.laid[seat] ?? [])];
  for (const card of groups.flat()) loose.splice(loose.indexOf(card), 1);
  const expanded: Expanded = { groups, events: eventsFor(view, seat) };
  const cards = [...hand, ...loose];
  return { found: parts(cards, expanded), lines: pointLines(cards, expanded) };
}

/** Return the step that a card marks in its row of points: how many of its kind the player has. */
export const stepOf = (view: SeaSeatView, seat: number, card: string): number =>
  stepInRow(kindOf(card), [...(view.hands[seat] ?? []), ...(view.laid[seat] ?? [])], eventsFor(view, seat));
