/** Which cards an event moves. */
import { PILE_PLACES, visibleCard, type Change, type Move, type Spot, type Stages } from "../../motion/moves";
import type { Step } from "../../protocol";
import type { MochiSeatView } from "./protocol";

const DECK: Spot = { place: "deck" };
const PILES = Object.values(PILE_PLACES);
const hand = (seat: number, index?: number): Spot => ({ place: `hand-${seat}`, index });
const held = (seat: number): Spot => ({ place: `held-${seat}` });
/** The place of a card in a row; one that is hidden has none. */
const placeOf = (text: string | undefined): number | undefined => (Number(text) > 0 ? Number(text) - 1 : undefined);

function movesOf(step: Step, { seat, before, after }: Change<MochiSeatView>): Move[] {
  const [verb, first = "", second] = step.action.split(" ");
  const cards = step.cards ?? [];
  const place = placeOf(first);
  switch (verb) {
    case "deal":
      return [{ card: visibleCard(first), from: DECK, to: held(seat) }];
    case "draw":
      if (first === "kept")
        return [{ card: visibleCard(cards[0]), from: { place: `kept-${seat}`, index: placeOf(second) }, to: held(seat) }];
      if (first !== "deck") return [{ card: visibleCard(cards[0]), from: { place: PILE_PLACES[first]! }, to: held(seat) }];
      return step.note === "new_deck" ? PILES.map((pile) => ({ card: null, from: { place: pile }, to: DECK })) : [];
    case "insert":
      return [{ card: visibleCard(cards[place ?? 0]), from: held(seat), to: hand(seat, place) }];
    case "play":
      return PILES.map((pile, side) => ({
        card: visibleCard(cards[side]),
        from: hand(seat, place === undefined ? undefined : place + side),
        to: { place: pile },
        covers: true,
      }));
    case "pass":
      return cards.length < 2 ? [] : cards.map((card, giver) => pass(card, giver, giver === seat ? place : before.chosen[giver], after));
    case "keep":
      return [
        { card: visibleCard(cards[step.note === "shown" ? (place ?? -1) : 0]), from: hand(seat, place), to: { place: `kept-${seat}` } },
      ];
  }
  return [];
}

/** Once all have chosen, each card goes to the next player. */
function pass(card: string, giver: number, chosen: number | null | undefined, { hands }: MochiSeatView): Move {
  const index = chosen === null || chosen === undefined || chosen < 0 ? undefined : chosen;
  return { card: visibleCard(card), from: hand(giver, index), to: held((giver + 1) % hands.length), after: giver / 2 };
}

/** A round begins: a card to each player in turn until the hands are full, then the pair. */
function dealStages(steps: Step[], { hands: players }: MochiSeatView): Stages {
  const hands: Move[] = [];
  const pair: Move[] = [];
  const sizes = new Map<string, number>();
  for (const { action, note = "" } of steps) {
    const [verb, name] = action.split(" ");
    if (verb !== "deal") continue;
    const card = visibleCard(name);
    const seat = note.startsWith("hand ") ? Number(note.slice(5)) - 1 : -1;
    if (seat < 0) pair.push({ card, from: DECK, to: { place: PILE_PLACES[note]! }, after: pair.length });
    else {
      const size = sizes.get(note) ?? 0;
      sizes.set(note, size + 1);
      const turn = [...sizes.keys()].indexOf(note);
      hands.push({ card, from: DECK, to: hand(seat, size), after: size + turn / players.length });
    }
  }
  return [hands, pair];
}

/** Return what moves, in the order in which it happened. */
export const stages = (change: Change<MochiSeatView>): Stages =>
  change.seat < 0 ? dealStages(change.steps, change.after) : change.steps.map((step) => movesOf(step, change));
