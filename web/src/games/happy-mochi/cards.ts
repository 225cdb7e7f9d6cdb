/** The cards: numbers, colours, effects. */
import { CARDS, COLOURS, type EFFECTS } from "./constants";

export type Colour = (typeof COLOURS)[number];
export type Effect = keyof typeof EFFECTS;

/** Every card of the box, once. */
export const ALL_CARDS = Object.keys(CARDS);

/** The number as it is printed; "" for no card. */
export const numberText = (card: string | undefined): string => card?.split("/")[0] ?? "";
export const numberOf = (card: string): number => Number(numberText(card));
export const colourOf = (card: string | undefined): string => card?.split("/")[1] ?? "";
export const effectOf = (card: string): Effect | "none" => (CARDS as Record<string, Effect | "none">)[card] ?? "none";

/** The number that two cards make, with both digits. */
export const pairNumber = (left: string | undefined, right: string | undefined): string => numberText(left) + numberText(right);

/** Whether two cards are a Happy Mochi: equal numbers always fit. */
export const isHappyPair = (left: string | undefined, right: string | undefined): boolean => numberText(left) === numberText(right);

/** The penalty points of a hand, as far as its cards are known (§5.2). Kept cards do not count. */
export const handPenalty = (hand: readonly string[]): number => hand.reduce((sum, card) => sum + (numberOf(card) || 0), 0);
