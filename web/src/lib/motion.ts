/** Which cards move where when something happens: places are named as the tables name them (`data-place`). */
import { UNSEEN } from "../constants";
import type { Happened, Step } from "../protocol";

export interface Move {
  /** The card's name, or null for a back. */
  card: string | null;
  from: string;
  to: string;
}

/** Where the piles lie, by the words of actions. */
export const PILE_PLACES: Record<string, string> = { left: "pile-0", right: "pile-1" };

/** Return a card that this seat sees, or null for its back. */
export const visibleCard = (card: string | undefined): string | null => (card && card !== UNSEEN ? card : null);

/** Return the cards that an event moves. Deals of whole rounds are not shown card by card. */
export function movesOf({ event }: Happened, moves: (step: Step, seat: number) => Move[]): Move[] {
  return event.what === "acted" ? event.steps.flatMap((step) => moves(step, event.seat)) : [];
}
