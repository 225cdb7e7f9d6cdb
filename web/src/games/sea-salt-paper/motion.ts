/** Which cards a step moves. */
import { PILE_PLACES, visibleCard, type Move } from "../../lib/motion";
import type { Step } from "../../protocol";

export function moves(step: Step, turn: number): Move[] {
  const [verb, first, second] = step.action.split(" ");
  const hand = `hand-${turn}`;
  switch (verb) {
    case "deal":
      return [{ card: visibleCard(first), from: "deck", to: hand }];
    case "take":
      return [{ card: visibleCard(step.cards?.[0]), from: PILE_PLACES[first!]!, to: hand }];
    case "put":
      return [{ card: visibleCard(first), from: hand, to: PILE_PLACES[second!]! }];
    case "lay":
      return [first, second].map((card) => ({ card: visibleCard(card), from: hand, to: `laid-${turn}` }));
    case "pick":
      return [{ card: visibleCard(first), from: PILE_PLACES[step.note ?? ""] ?? "piles", to: hand }];
    case "rob":
      return [{ card: null, from: `hand-${Number(first) - 1}`, to: hand }];
  }
  return [];
}
