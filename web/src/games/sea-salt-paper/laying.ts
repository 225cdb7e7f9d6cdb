/** How cards of the hand become a pair or a trio: one tap after the other. */
import type { Lay } from "./actions";
import { kindOf } from "./cards";

/** A card of the hand, with the key that tells it from others alike. */
export interface HeldCard {
  card: string;
  key: string;
}

/** What a tap leads to: an action, or the cards that are chosen now. */
export interface Choice {
  action: string;
  chosen: string[];
}

const cardsOf = ({ first, second, starfish }: Lay): string[] => [first, second, ...(starfish ? [starfish] : [])];

/** Return what is left of some cards without others, each taken once; null if one of those is not among them. */
function remove(cards: readonly string[], others: readonly string[]): string[] | null {
  const left = [...cards];
  for (const other of others) {
    const place = left.indexOf(other);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** Return the pairs and trios that contain some cards. */
const containing = (lays: readonly Lay[], cards: readonly string[]): Lay[] => lays.filter((lay) => remove(cardsOf(lay), cards));

const isStarfish = (card: string): boolean => kindOf(card) === "starfish";
const cardAt = (hand: readonly HeldCard[], key: string): string => hand.find((each) => each.key === key)?.card ?? "";
const cardsAt = (hand: readonly HeldCard[], keys: readonly string[]): string[] => keys.map((key) => cardAt(hand, key));

/** Return the chosen cards with those of a pair that all candidates need as well. */
function completed(candidates: readonly Lay[], hand: readonly HeldCard[], chosen: readonly string[]): string[] {
  const cards = cardsAt(hand, chosen);
  if (cards.some(isStarfish)) return [...chosen];
  const needed = candidates.map((lay) => remove(cardsOf(lay), cards) ?? []);
  const shared = needed[0]?.find((card) => !isStarfish(card) && needed.every((others) => others.includes(card)));
  const partner = hand.find(({ card, key }) => card === shared && !chosen.includes(key));
  return partner ? [...chosen, partner.key] : [...chosen];
}

/** Return the pair that is chosen, if a starfish could join it: then it is laid with or without one. */
export function chosenPair(lays: readonly Lay[], hand: readonly HeldCard[], chosen: readonly string[]): Lay | null {
  const cards = cardsAt(hand, chosen);
  if (cards.length !== 2 || !lays.some((lay) => lay.starfish && remove(cardsOf(lay), cards))) return null;
  return lays.find((lay) => !lay.starfish && remove(cardsOf(lay), cards)) ?? null;
}

/**
 * Choose a card of the hand, or no longer. What can only be meant is done at once; but a tap on a starfish alone does nothing
 * yet, and a pair that a starfish could join waits for the answer.
 */
export function chooseCard(lays: readonly Lay[], hand: readonly HeldCard[], chosen: readonly string[], key: string): Choice {
  if (chosen.includes(key)) return { action: "", chosen: [] };
  const together = [...chosen, key];
  const joins = containing(lays, cardsAt(hand, together)).length > 0;
  const now = joins ? together : [key];
  const candidates = containing(lays, cardsAt(hand, now));
  const [only] = candidates;
  if (only && candidates.length === 1 && !(now.length === 1 && isStarfish(cardAt(hand, key)))) return { action: only.action, chosen: [] };
  return { action: "", chosen: completed(candidates, hand, now) };
}

/** Return the cards that can be chosen next, besides those that are chosen. */
export function choosable(lays: readonly Lay[], hand: readonly HeldCard[], chosen: readonly string[]): string[] {
  const candidates = containing(lays, cardsAt(hand, chosen));
  const next = new Set(candidates.flatMap((lay) => remove(cardsOf(lay), cardsAt(hand, chosen)) ?? []));
  return hand.filter(({ card, key }) => next.has(card) && !chosen.includes(key)).map(({ key }) => key);
}
