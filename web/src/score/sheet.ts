/** A score sheet: who plays, and what happened in each round. Here it is only read. */
import { copies, judge, parts, points, settle, starter, totals, type Call, type Edition, type Outcome, type Scored, type Worth } from "../lib/scoring";
import { judgeSweets, nextStarter, penalty, SWEETS } from "../lib/sweets";
import { SEA_CARDS } from "../facts";

export type Game = "sea-salt-paper" | "happy-mochi";
/** How a round ended; in Happy Mochi somebody has won it, or nobody. */
export type AnyCall = Call | "won" | "nobody";

/** What a player had at the end of a round: cards, or plain points that somebody has counted. */
export interface Entry {
  cards: string[];
  plain: boolean;
  points: number;
  bonus: number;
}

export interface Round {
  call: AnyCall | null;
  /** Who called, had the mermaids, or won the round. */
  caller: number | null;
  entries: Entry[];
}

export interface Sheet {
  game: Game;
  names: string[];
  edition: Edition;
  target: number;
  rounds: Round[];
  /** The round that is being written, and one that is being changed. */
  draft: Round | null;
  change: { index: number; round: Round } | null;
}

/** What a round came to. */
export interface Result extends Omit<Scored, "ending"> {
  ending: Scored["ending"] | "won" | "nobody";
}

export const isGame = (name: string | undefined): name is Game => name === "sea-salt-paper" || name === "happy-mochi";
export const SEATS: Record<Game, [number, number]> = { "sea-salt-paper": [2, 4], "happy-mochi": [2, 6] };

/** Every face in the box. Sweets stand by their numbers: so a row of seven has one number. */
export const FACES: Record<Game, string[]> = {
  "sea-salt-paper": Object.keys(SEA_CARDS),
  "happy-mochi": [...SWEETS].sort((one, other) => Number(one.split("/")[0]) - Number(other.split("/")[0])),
};
export const inBox = (game: Game, card: string): number => (game === "happy-mochi" ? 1 : copies(card));

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
export const available = (game: Game, round: Round, seat: number, card: string): number =>
  Math.max(0, inBox(game, card) - others(round, seat, card).length);

/** Tap a card: one more of it, and after the last of them none. */
export function tapped(game: Game, round: Round, seat: number, card: string): string[] {
  const { cards } = round.entries[seat]!;
  if (held(round.entries[seat]!, card) < available(game, round, seat, card)) return [...cards, card];
  return cards.filter((each) => each !== card);
}

export function without(cards: readonly string[], card: string): string[] {
  const place = cards.lastIndexOf(card);
  return cards.filter((_, i) => i !== place);
}

export function worth(game: Game, entry: Entry): Worth {
  if (entry.plain) return { points: entry.points, bonus: entry.bonus };
  if (game === "happy-mochi") return { points: penalty(entry.cards), bonus: 0 };
  const found = parts(entry.cards);
  return { points: points(found), bonus: found.colour_bonus };
}

/** Whether nothing is left in a hand. */
export const empty = (entry: Entry): boolean => (entry.plain ? entry.points === 0 : entry.cards.length === 0);

/** Whether anything was written of a round. */
export const begun = (round: Round | null): boolean => Boolean(round && (round.call || round.entries.some((entry) => !empty(entry))));

/** What is still to be said before a round can be written down: the name of a sentence, or "". */
export function lacking(round: Round): "" | "ending" | "caller" {
  if (round.call === null) return "ending";
  return round.caller === null && round.call !== "void" && round.call !== "nobody" ? "caller" : "";
}

/** Who won a round of Happy Mochi, if it can be told from the hands: the only one who has none. */
export function emptyHanded(round: Round): number | null {
  const found = round.entries.flatMap((entry, seat) => (empty(entry) ? [seat] : []));
  return found.length === 1 ? found[0]! : null;
}

export function resultOf(game: Game, round: Round): Result {
  const hands = round.entries.map((entry) => worth(game, entry));
  if (game === "sea-salt-paper") return settle((round.call ?? "void") as Call, round.caller, hands);
  const gains = hands.map((hand, seat) => (round.call === "won" && seat === round.caller ? 0 : hand.points));
  return { ending: round.call === "won" ? "won" : "nobody", cardsPaid: gains.map(() => true), bonusPaid: gains.map(() => false), gains };
}

export const gainsOf = (sheet: Sheet): number[][] => sheet.rounds.map((round) => resultOf(sheet.game, round).gains);

export const totalsOf = (sheet: Sheet): number[] =>
  totals(
    sheet.names.length,
    gainsOf(sheet).map((gains) => ({ gains })),
  );

/** The totals after each round, from none on. */
export function growth(sheet: Sheet): number[][] {
  const after: number[][] = [sheet.names.map(() => 0)];
  for (const gains of gainsOf(sheet)) after.push(after.at(-1)!.map((total, seat) => total + (gains[seat] ?? 0)));
  return after;
}

export function outcomeOf(sheet: Sheet): Outcome | null {
  const gains = gainsOf(sheet);
  const rounds = sheet.rounds.map((round, i) => ({ call: round.call as Call, caller: round.caller, gains: gains[i]! }));
  return sheet.game === "happy-mochi"
    ? judgeSweets(sheet.target, sheet.names.length, rounds)
    : judge(sheet.edition, sheet.target, sheet.names.length, rounds);
}

/** Who starts the next round, if the sheet can know. */
export function starterOf(sheet: Sheet): number | null {
  const last = sheet.rounds.at(-1);
  if (!last) return null;
  return sheet.game === "happy-mochi"
    ? nextStarter(last.call === "won" ? last.caller : null, sheet.names.length)
    : starter(sheet.edition, last.call as Call, last.caller, sheet.names.length);
}
