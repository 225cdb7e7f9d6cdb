/** The cards, and what belongs to each kind. */
import { CARDS, COLLECTIONS, DUOS, KINDS, MULTIPLIERS, type COLOURS, type EDITIONS } from "./constants";

/** The kinds that Extra Salt adds. */
export type ExtraSaltKind = "jellyfish" | "lobster" | "cast_of_crabs" | "starfish" | "seahorse";
export type Kind = (typeof KINDS)[number] | ExtraSaltKind;
export type Colour = (typeof COLOURS)[number];
export type Edition = (typeof EDITIONS)[number];

export const kindOf = (card: string): Kind => card.split("/")[0] as Kind;
export const colourOf = (card: string): Colour => card.split("/")[1] as Colour;

/** How many cards of this face the box has. */
export const copies = (card: string): number => (CARDS as Record<string, number>)[card] ?? 0;

export const countKind = (cards: readonly string[], kind: Kind): number => cards.filter((card) => kindOf(card) === kind).length;

/** The other card of a pair, if a kind is a duo; of several the one that is printed on the card. */
export const partnerOf = (kind: Kind): Kind | undefined => EXTRA_SALT_PARTNERS[kind] ?? (DUOS as Partial<Record<Kind, Kind>>)[kind];
const EXTRA_SALT_PARTNERS: Partial<Record<Kind, Kind>> = { jellyfish: "swimmer", lobster: "crab" };
/** Points by number of cards held, if a kind is a collection. */
export const collectionPoints = (kind: Kind): readonly number[] | undefined =>
  (COLLECTIONS as Partial<Record<Kind, readonly number[]>>)[kind];
/** What a multiplier counts, and the points for each. */
export const multiplierOf = (kind: Kind): readonly [counted: Kind, points: number] | undefined =>
  kind === "cast_of_crabs" ? ["crab", 1] : (MULTIPLIERS as Partial<Record<Kind, readonly [Kind, number]>>)[kind];

/** Return cards with keys that stay with a card while others come and go: equal cards are numbered. */
export function withKeys(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, key: `${card}#${count}` };
  });
}

/** The place of a kind among all kinds. */
export const placeOf = (kind: Kind): number => (KINDS as readonly Kind[]).indexOf(kind);

/** Return a hand in the order in which people sort it: by kind, then by colour. */
export const sortHand = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => placeOf(kindOf(one)) - placeOf(kindOf(other)) || one.localeCompare(other));
