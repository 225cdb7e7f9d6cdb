/** Which cards an event moves from where to where. Places are named as the tables name them (`data-place`). */
import { UNSEEN } from "../constants";
import type { Happened, SeatView, Step } from "../protocol";

/** A place of the table; in a row of cards also which of them, counted from zero. */
export interface Spot {
  place: string;
  index?: number;
}

export interface Move {
  /** The card's name, or null for a back. */
  card: string | null;
  from: Spot;
  to: Spot;
  /** So many beats after the first moves of its stage. */
  after?: number;
  /** Whether it comes to lie on a pile, whose top card stays in sight until then. */
  covers?: boolean;
  /** Whether it shakes before it leaves. */
  shakes?: boolean;
}

/** Moves one after the other; those of one stage happen together. */
export type Stages = Move[][];

/** An event as a game looks at it: what was done, by whom, and the table before and after. */
export interface Change<View> {
  steps: Step[];
  /** The player who acted, or -1 for the dealer. */
  seat: number;
  before: View;
  after: View;
}

/** Where the piles lie, by the words of actions. */
export const PILE_PLACES: Record<string, string> = { left: "pile-0", right: "pile-1" };

/** Return a card that this seat sees, or null for its back. */
export const visibleCard = (card: string | undefined): string | null => (card && card !== UNSEEN ? card : null);

/** Return the way back, for moves that are taken back. */
export const reversed = (stages: Stages): Stages =>
  [...stages]
    .reverse()
    .map((stage) => stage.map(({ card, from, to }) => ({ card, from: to, to: from, covers: from.place.startsWith("pile") })));

/** Return what an event changed, if it moved cards. */
export function changeOf<View extends SeatView>({ event, now }: Happened, before: View): Change<View> | null {
  if ((event.what !== "acted" && event.what !== "dealt") || !now) return null;
  return { steps: event.steps, seat: event.what === "acted" ? event.seat : -1, before, after: now.view as View };
}
