/** Which cards an event moves. */
import { PILE_PLACES, visibleCard, type Change, type Move, type Spot, type Stages } from "../../motion/moves";
import type { Step } from "../../protocol";
import type { SeaSeatView } from "./protocol";

/** Return the cards of a list that another list does not have. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const DECK: Spot = { place: "deck" };
const LOOKED: Spot = { place: "looked" };

function movesOf(step: Step, { seat, before, after }: Change<SeaSeatView>): Move[] {
  const [verb, first = "", second = ""] = step.action.split(" ");
  const hand: Spot = { place: `hand-${seat}` };
  const drawn: Spot = { place: `drawn-${seat}` };
  const laid: Spot = { place: `laid-${seat}` };
  const pile = (side: string): Spot => ({ place: PILE_PLACES[side] ?? "" });
  switch (verb) {
    case "deal": {
      const to = step.note === "drawn" ? drawn : step.note === "hand" ? hand : pile(step.note ?? "");
      return [{ card: visibleCard(first), from: DECK, to, covers: to.place.startsWith("pile") }];
    }
    case "take":
      return [{ card: visibleCard(step.cards?.[0]), from: pile(first), to: hand }];
    case "put":
      return [
        { card: visibleCard(step.cards?.[0]), from: drawn, to: hand },
        { card: visibleCard(first), from: drawn, to: pile(second), covers: true },
      ];
    case "lay":
      return [first, second].map((card, after) => ({ card: visibleCard(card), from: hand, to: laid, after }));
    case "lay_mermaids":
      return without(after.laid[seat] ?? [], before.laid[seat] ?? []).map((card, after) => ({ card, from: hand, to: laid, after }));
    case "look":
      return [...after.looked].reverse().map((card, after) => ({ card, from: pile(first), to: LOOKED, after: after / 2 }));
    case "pick": {
      const card = visibleCard(first);
      if (!before.looked.length) return [{ card, from: pile(step.note ?? ""), to: hand }];
      const back = without(before.looked, [first]).map((each) => ({ card: each, from: LOOKED, to: pile(step.note ?? "") }));
      return [{ card, from: LOOKED, to: hand }, ...back];
    }
    case "steal":
      return [{ card: visibleCard(first), from: { place: `hand-${Number(step.note) - 1}` }, to: hand, shakes: true }];
  }
  return [];
}

/** Return what moves, in the order in which it happened. The two cards drawn and those turned up come together. */
export function stages(change: Change<SeaSeatView>): Stages {
  const found: Stages = [];
  let together = "";
  for (const step of change.steps) {
    const moves = movesOf(step, change);
    const kind = step.action.startsWith("deal") ? (step.note === "drawn" ? "drawn" : step.note === "hand" ? "" : "piles") : "";
    if (kind && kind === together) found.at(-1)!.push(...moves.map((move) => ({ ...move, after: found.at(-1)!.length })));
    else if (moves.length) found.push(moves);
    if (moves.length) together = kind;
  }
  return found;
}
