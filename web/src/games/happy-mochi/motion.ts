/** Which cards a step moves. */
import { PILE_PLACES, visibleCard, type Move } from "../../lib/motion";
import type { Step } from "../../protocol";

export function moves(step: Step, seat: number): Move[] {
  const [verb, first] = step.action.split(" ");
  const hand = `hand-${seat}`;
  switch (verb) {
    case "deal":
      return [{ card: visibleCard(first), from: "deck", to: hand }];
    case "draw":
      if (first === "deck") return [];
      return [{ card: visibleCard(step.cards?.[0]), from: first === "kept" ? `kept-${seat}` : PILE_PLACES[first!]!, to: hand }];
    case "play":
      return [0, 1].map((side) => ({ card: visibleCard(step.cards?.[side]), from: hand, to: `pile-${side}` }));
    case "keep":
      return [{ card: null, from: hand, to: `kept-${seat}` }];
  }
  return [];
}
