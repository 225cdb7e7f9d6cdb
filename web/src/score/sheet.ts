/** A score sheet: who plays, and what happened in each round. Here it is only read. */
import type { Component } from "svelte";
import type { Variant } from "../lib/options";
import { totals, type Outcome } from "./outcome";

/** What a player had at the end of a round: cards, or plain points that somebody has counted. */
export interface Entry {
  cards: string[];
  plain: boolean;
  points: number;
  bonus: number;
  /** How many of certain cards count, in games where this depends on more than the cards; left out, as many as can. */
  counting?: number;
}

/** Events that change what cards are worth, in games that have such cards. */
export interface RoundEvents {
  /** That of the round, which is for all; null while nobody has said which. */
  round: string | null;
  /** That which each player holds. */
  held: (string | null)[];
  /** The two between which a player chooses before the round. */
  choice: { seat: number; events: readonly string[] } | null;
}

export interface Round {
  /** How the round ended, in the words of the game; null while nobody has said so. */
  call: string | null;
  /** Who ended the round, if somebody did. */
  caller: number | null;
  entries: Entry[];
  events?: RoundEvents;
}

export interface Sheet {
  game: string;
  names: string[];
  edition: string;
  target: number;
  /** The options that only this game has, as far as they differ from how the rules have them. */
  variant?: Variant;
  rounds: Round[];
  /** The round that is being written, and one that is being changed. */
  draft: Round | null;
  change: { index: number; round: Round } | null;
}

/** What a player shows: points of the cards, and a bonus beside them. */
export interface Worth {
  points: number;
  bonus: number;
}

/** What a round came to. */
export interface Result {
  ending: string;
  gains: number[];
}

/** A part of what a player's cards are worth, as a bar shows it. */
export interface Piece {
  label: string;
  colour: string;
  size: number;
  paid: boolean;
}

/** A line of the explanation of points: a part with its colour, a line below it, or the sum. */
export interface BreakdownLine {
  kind: "part" | "line" | "total";
  text: string;
  points?: number;
  colour?: string;
}

/** A number that can be entered instead of cards. */
export interface PointsField {
  field: "points" | "bonus";
  label: string;
  why: string;
  most?: number;
}

/** A choice of cards to show: those with this word in their name. */
export interface Filter {
  word: string;
  name: string;
  /** One filled path in a square box, and how large it is shown. */
  symbol: { path: string; box: number; rule: "evenodd" | "nonzero"; size: number };
}

/** How a game is scored by hand: what differs from game to game. */
export interface ScoreSheet {
  /** Every face that is in play, in the order of the tray. */
  cards: (variant?: Variant) => readonly string[];
  /** How many cards of a face the box has. */
  copies: (card: string) => number;
  /** What the cards of a player are worth. */
  worth: (round: Round, seat: number) => Worth;
  /** Write down what a new round begins with. */
  begin?: (sheet: Sheet, round: Round) => void;
  /** Return the key of the message that says what is missing before a round can be written, or "". */
  missing: (round: Round) => string;
  /** Fill in or correct how the round ended, as far as it follows from the hands. */
  inferEnding?: (round: Round, points: readonly number[], asked: boolean) => void;
  settle: (round: Round, hands: readonly Worth[]) => Result;
  /** Whether an ending pays points at all. */
  paysPoints: (ending: string) => boolean;
  endingText: (ending: string, who: string) => string;
  /** Icons, as paths. */
  endingIcon: (ending: string) => string;
  outcomeIcon: (reason: string) => string;
  /** What stands in the sheet for a player's gain; by default the gain itself. */
  gainText?: (ending: string, ender: boolean) => string | null;
  /** Whether whoever ended the round failed by it. */
  failed?: (ending: string) => boolean;
  /** Return the parts of what a player has, and whether each was paid. */
  pieces: (round: Round, seat: number) => Piece[];
  /** Whether the pieces are named in words too. */
  namesPieces: boolean;
  judge: (sheet: Sheet, rounds: readonly { call: string | null; caller: number | null; gains: number[] }[]) => Outcome | null;
  starter: (sheet: Sheet, last: Round) => number | null;
  filters: (variant?: Variant) => Filter[];
  pointsFields: () => PointsField[];
  /** Explain what the cards of a player are worth, line by line. */
  breakdown: (round: Round, seat: number) => BreakdownLine[];
  /** The columns of the tray, where a row of cards means something. */
  trayColumns?: number;
  /** Gives advice to a player who wonders whether to end the round. */
  askCall?: () => Promise<Component<{ sheet: Sheet; round: Round; seat: number }>>;
  /** Asks for the events of a round that has some. */
  AskEvents?: Component<{ sheet: Sheet; round: Round }>;
  /** Asks what the cards of a player do not tell. */
  AskCards?: Component<{ round: Round; seat: number }>;
  /** Asks how the round ended. */
  AskEnding: Component<{ sheet: Sheet; round: Round }>;
}

export const newRound = (players: number): Round => ({
  call: null,
  caller: null,
  entries: Array.from({ length: players }, () => ({ cards: [], plain: false, points: 0, bonus: 0 })),
});

export const held = (entry: Entry, card: string): number => entry.cards.filter((each) => each === card).length;

/** Who else has this card, once for each. */
export const others = (round: Round, seat: number, card: string): number[] =>
  round.entries.flatMap((entry, other) => (other === seat || entry.plain ? [] : Array<number>(held(entry, card)).fill(other)));

/** How many of a card a player can have: those of the box that nobody else has. */
export const available = (rules: ScoreSheet, round: Round, seat: number, card: string): number =>
  Math.max(0, rules.copies(card) - others(round, seat, card).length);

/** Tap a card: one more of it, and after the last of them none. */
export function tapped(rules: ScoreSheet, round: Round, seat: number, card: string): string[] {
  const { cards } = round.entries[seat]!;
  if (held(round.entries[seat]!, card) < available(rules, round, seat, card)) return [...cards, card];
  return cards.filter((each) => each !== card);
}

export function without(cards: readonly string[], card: string): string[] {
  const place = cards.lastIndexOf(card);
  return cards.filter((_, i) => i !== place);
}

/** Return what a player has, whether cards or points were entered. */
export function worthOf(rules: ScoreSheet, round: Round, seat: number): Worth {
  const entry = round.entries[seat]!;
  return entry.plain ? { points: entry.points, bonus: entry.bonus } : rules.worth(round, seat);
}

/** Whether nothing is left in a hand. */
export const empty = (entry: Entry): boolean => (entry.plain ? entry.points === 0 : entry.cards.length === 0);

/** Whether anything was written of a round. */
export const begun = (round: Round | null): boolean =>
  Boolean(round && (round.call || round.events?.round || round.entries.some((entry) => !empty(entry))));

export const resultOf = (rules: ScoreSheet, round: Round): Result =>
  rules.settle(
    round,
    round.entries.map((_, seat) => worthOf(rules, round, seat)),
  );

export const gainsOf = (rules: ScoreSheet, sheet: Sheet): number[][] => sheet.rounds.map((round) => resultOf(rules, round).gains);

export const totalsOf = (rules: ScoreSheet, sheet: Sheet): number[] =>
  totals(
    sheet.names.length,
    gainsOf(rules, sheet).map((gains) => ({ gains })),
  );

/** The totals after each round, from none on. */
export function growth(rules: ScoreSheet, sheet: Sheet): number[][] {
  const after: number[][] = [sheet.names.map(() => 0)];
  for (const gains of gainsOf(rules, sheet)) after.push(after.at(-1)!.map((total, seat) => total + (gains[seat] ?? 0)));
  return after;
}

export function outcomeOf(rules: ScoreSheet, sheet: Sheet): Outcome | null {
  const gains = gainsOf(rules, sheet);
  return rules.judge(
    sheet,
    sheet.rounds.map(({ call, caller }, i) => ({ call, caller, gains: gains[i]! })),
  );
}

/** Return who starts the next round, if the sheet can know. */
export function starterOf(rules: ScoreSheet, sheet: Sheet): number | null {
  const last = sheet.rounds.at(-1);
  return last ? rules.starter(sheet, last) : null;
}
