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

const handOf = (seat: number): Spot => ({ place: `hand-${seat}` });
const laidOf = (seat: number): Spot => ({ place: `laid-${seat}` });

/** Whether a player who looks at another hand is the reader: then that hand lies over the middle. */
const looksAt = (view: SeaSeatView, seat: number, victim: number): boolean => Boolean(view.hands[seat] && view.hands[victim]);

/** The cards of a visited hand that go back when the visit is over. */
function backFrom(view: SeaSeatView, seat: number, taken: string): Move[] {
  const victim = view.expanded?.visited ?? -1;
  if (!looksAt(view, seat, victim)) return [];
  return without(view.hands[victim] ?? [], [taken]).map((card) => ({ card, from: LOOKED, to: handOf(victim) }));
}

function movesOf(step: Step, { seat, before, after }: Change<SeaSeatView>): Move[] {
  const [verb, first = "", second = "", third = ""] = step.action.split(" ");
  const hand = handOf(seat);
  const drawn: Spot = { place: `drawn-${seat}` };
  const laid = laidOf(seat);
  const pile = (side: string): Spot => ({ place: PILE_PLACES[side] ?? "" });
  switch (verb) {
    case "deal": {
      const [where = "", player] = (step.note ?? "").split(" ");
      const looked = first === "?" ? drawn : LOOKED;
      const to = { drawn, hand, looked, stung: handOf(Number(player) - 1) }[where] ?? pile(where);
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
      return [first, second, third].filter(Boolean).map((card, after) => ({ card: visibleCard(card), from: hand, to: laid, after }));
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
    case "keep": {
      const card = visibleCard(first);
      const others = card
        ? without(before.expanded?.deck_cards ?? [], [card])
        : Array<null>((before.expanded?.deck_look ?? 1) - 1).fill(null);
      const from = card ? LOOKED : drawn;
      return [{ card, from, to: hand }, ...others.map((each) => ({ card: each, from, to: DECK }))];
    }
    case "visit": {
      const victim = Number(first) - 1;
      return (step.cards ?? []).flatMap((card, after) =>
        visibleCard(card) ? { card, from: handOf(victim), to: LOOKED, after: after / 2 } : [],
      );
    }
    case "get": {
      const victim = Number(step.note) - 1;
      const from = looksAt(before, seat, victim) ? LOOKED : handOf(victim);
      return [
        { card: visibleCard(first), from, to: hand },
        { card: visibleCard(step.cards?.[0]), from: hand, to: handOf(victim) },
        ...backFrom(before, seat, first),
      ];
    }
    case "decline":
      return backFrom(before, seat, "");
    case "rob_pair":
      return [second, third].map((card, after) => ({ card: visibleCard(card), from: laidOf(Number(first) - 1), to: laid, after }));
    case "hide":
      return [{ card: visibleCard(first), from: hand, to: { place: `shell-${seat}` } }];
    case "steal":
      return [{ card: visibleCard(first), from: handOf(Number(step.note) - 1), to: hand, shakes: true }];
  }
  return [];
}

/** Which cards the dealer deals together: the two drawn ones, those that are looked at, those turned up. */
function dealtTogether({ action, note = "" }: Step): string {
  if (!action.startsWith("deal") || note === "hand" || note.startsWith("stung")) return "";
  return ["drawn", "looked"].includes(note) ? note : "piles";
}

/** Return what moves, in the order in which it happened. The two cards drawn and those turned up come together. */
export function stages(change: Change<SeaSeatView>): Stages {
  const found: Stages = [];
  let together = "";
  for (const step of change.steps) {
    const moves = movesOf(step, change);
    const kind = dealtTogether(step);
    if (kind && kind === together) found.at(-1)!.push(...moves.map((move) => ({ ...move, after: found.at(-1)!.length })));
    else if (moves.length) found.push(moves);
    if (moves.length) together = kind;
  }
  return found;
}
