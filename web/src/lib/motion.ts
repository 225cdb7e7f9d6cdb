/** Which cards move where when something happens: places are named as the tables name them. */
import type { Happened, Step } from "../protocol";

export interface Move {
  card: string | null;
  from: string;
  to: string;
}

const SIDES: Record<string, string> = { left: "pile-0", right: "pile-1" };
const shown = (card: string | undefined): string | null => (card && card !== "?" ? card : null);

/** A step of Sea Salt & Paper by the player in turn. */
function seaMoves(step: Step, turn: number): Move[] {
  const [verb, first, second] = step.action.split(" ");
  const hand = `hand-${turn}`;
  switch (verb) {
    case "deal":
      return [{ card: shown(first), from: "deck", to: hand }];
    case "take":
      return [{ card: shown(step.cards?.[0]), from: SIDES[first!]!, to: hand }];
    case "put":
      return [{ card: shown(first), from: hand, to: SIDES[second!]! }];
    case "lay":
      return [first, second].map((card) => ({ card: shown(card), from: hand, to: `laid-${turn}` }));
    case "pick":
      return [{ card: shown(first), from: SIDES[step.note ?? ""] ?? "piles", to: hand }];
    case "rob":
      return [{ card: null, from: `hand-${Number(first) - 1}`, to: hand }];
  }
  return [];
}

/** A step of Happy Mochi by whoever acts. */
function sweetMoves(step: Step, seat: number): Move[] {
  const [verb, first] = step.action.split(" ");
  const hand = `hand-${seat}`;
  switch (verb) {
    case "deal":
      return [{ card: shown(first), from: "deck", to: hand }];
    case "draw":
      return first === "deck" ? [] : [{ card: shown(step.cards?.[0]), from: first === "kept" ? `kept-${seat}` : SIDES[first!]!, to: hand }];
    case "play":
      return [0, 1].map((side) => ({ card: shown(step.cards?.[side]), from: hand, to: `pile-${side}` }));
    case "keep":
      return [{ card: null, from: hand, to: `kept-${seat}` }];
  }
  return [];
}

/** The cards that an event moves. Deals of whole rounds are not shown card by card. */
export function moves(game: string, happened: Happened): Move[] {
  const { event } = happened;
  if (event.what !== "acted") return [];
  return event.steps.flatMap((step) => (game === "happy-mochi" ? sweetMoves(step, event.seat) : seaMoves(step, event.seat)));
}
