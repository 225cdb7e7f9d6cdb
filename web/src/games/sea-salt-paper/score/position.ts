/** A position at a real table as the server reads it: what one player has and sees. */
import { totalsOf, type Round, type Sheet } from "../../../score/sheet";
import { kindOf, type Kind } from "../cards";
import { CARDS, EXTRA_SALT_CARDS, PILES } from "../constants";
import { scoreSheet } from "./index";

/** How many cards the base game has; each card of Extra Salt is there once. */
export const ALL_CARDS = Object.values(CARDS).reduce((sum, count) => sum + count, 0) - EXTRA_SALT_CARDS.length;

const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ["crab", "crab"],
  ["boat", "boat"],
  ["fish", "fish"],
  ["swimmer", "shark"],
];

/** Return the cards that make pairs, and the rest: what people have played, and what they hold. */
export function splitPairs(cards: readonly string[]): { laid: string[]; hand: string[] } {
  const hand = [...cards];
  const laid: string[] = [];
  for (const pair of PAIRS) {
    for (;;) {
      const one = hand.findIndex((card) => kindOf(card) === pair[0]);
      const other = hand.findIndex((card, i) => i !== one && kindOf(card) === pair[1]);
      if (one < 0 || other < 0) break;
      laid.push(hand[one]!, hand[other]!);
      for (const place of [one, other].sort((a, b) => b - a)) hand.splice(place, 1);
    }
  }
  return { laid, hand };
}

export interface Seen {
  /** How many cards each player holds, by seat; that of the asking player does not matter. */
  handSizes: readonly number[];
  deck: number;
  /** The top cards of the discard piles; "" for one that is not known. */
  tops: Tops;
}

export type Tops = Record<(typeof PILES)[number], string>;

/** Write a position for a player who wonders whether to call. */
export function positionText(sheet: Sheet, round: Round, seat: number, { handSizes, deck, tops }: Seen): string {
  const lines = [
    `game: ${sheet.game}`,
    `edition: ${sheet.edition}`,
    `players: ${sheet.names.length}`,
    `target: ${sheet.target}`,
    `scores: ${totalsOf(scoreSheet, sheet).join(" ")}`,
    `turn: ${seat + 1}`,
  ];
  for (const [player, entry] of round.entries.entries()) {
    const { laid, hand } = splitPairs(entry.plain ? [] : entry.cards);
    const unknown = player === seat ? 0 : Math.max(0, (handSizes[player] ?? 0) - hand.length);
    lines.push(`hand ${player + 1}: ${[...(unknown ? [unknown] : []), ...hand].join(" ")}`, `laid ${player + 1}: ${laid.join(" ")}`);
  }
  lines.push(...PILES.filter((pile) => tops[pile]).map((pile) => `${pile}: ${tops[pile]}`));
  return [...lines, `deck: ${deck}`].join("\n");
}
