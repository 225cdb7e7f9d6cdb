/** One's own costly decisions as questions that come again: a bounded list in this browser. */
import type { Review } from "../protocol";
import { playedGames } from "../lib/seats";
import { store, stored } from "../lib/settings.svelte";
import { mistakes } from "./review";

/** A decision to be asked about. */
export interface Mistake {
  table: string;
  /** The number of the game at its table. */
  game: number;
  /** The number of the decision in the game record. */
  decision: number;
  /** The deciding seat, counted from 0. */
  seat: number;
  /** When it is asked, in milliseconds; null if it never is again. */
  due: number | null;
  /** How often it will be asked again after a miss: the place in `DELAYS`, 0 if it was never missed. */
  box: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A missed question comes again after ten minutes; if it is answered then, after a day, and after a week. */
const DELAYS = [10 * MINUTE, DAY, 7 * DAY];
const MOST = 200;
const KEY = "saltmochi.mistakes";

const isSame = (one: Mistake, other: Mistake): boolean =>
  one.table === other.table && one.game === other.game && one.decision === other.decision;

/** Return a question as it is after an answer. */
export function answered(mistake: Mistake, right: boolean, now: number): Mistake {
  if (!right) return { ...mistake, box: 1, due: now + DELAYS[0]! };
  const delay = mistake.box ? DELAYS[mistake.box] : undefined;
  return delay === undefined ? { ...mistake, box: 0, due: null } : { ...mistake, box: mistake.box + 1, due: now + delay };
}

/** Return a bounded list: those that are done go first, then those that were kept first. */
export function bounded(list: readonly Mistake[], most = MOST): Mistake[] {
  const surplus = list.length - most;
  if (surplus <= 0) return [...list];
  const leaving = new Set([...list.filter(({ due }) => due === null), ...list.filter(({ due }) => due !== null)].slice(0, surplus));
  return list.filter((mistake) => !leaving.has(mistake));
}

/** Return the questions that are due, the one that has waited longest first. */
export const dueAt = (list: readonly Mistake[], now: number): Mistake[] =>
  list.filter(({ due }) => due !== null && due <= now).sort((one, other) => one.due! - other.due!);

/** Return when the next question comes that is not due yet; null if none does. */
export const nextDue = (list: readonly Mistake[], now: number): number | null =>
  list.reduce<number | null>((next, { due }) => (due !== null && due > now && (next === null || due < next) ? due : next), null);

// --- In this browser ---

export const keptMistakes = (): Mistake[] => stored<Mistake[]>(KEY, []);

/** Keep a question as it is now, in the place of what was kept before. */
export function keepMistake(mistake: Mistake): void {
  store(KEY, bounded([...keptMistakes().filter((other) => !isSame(other, mistake)), mistake]));
}

/** Forget the questions of a game that the server does not have any more. */
export function dropGame(table: string, game: number): void {
  store(
    KEY,
    keptMistakes().filter((mistake) => mistake.table !== table || mistake.game !== game),
  );
}

/** Return the seat on which this browser played a game; null if it did not. */
export const ownSeat = (table: string, game: number): number | null =>
  playedGames().find((each) => each.table === table && each.number === game)?.seat ?? null;

/** Keep the costly decisions of a reviewed game that are not kept yet. */
export function keepMistakesOf(review: Review, table: string, game: number, seat: number, now = Date.now()): void {
  const kept = keptMistakes();
  const found = mistakes(review, seat + 1)
    .map(({ number }): Mistake => ({ table, game, decision: number, seat, due: now, box: 0 }))
    .filter((mistake) => !kept.some((other) => isSame(other, mistake)));
  if (found.length) store(KEY, bounded([...kept, ...found]));
}

/** Return what is kept of one game, in the order of the game. */
export const mistakesOf = (table: string, game: number): Mistake[] =>
  keptMistakes()
    .filter((mistake) => mistake.table === table && mistake.game === game)
    .sort((one, other) => one.decision - other.decision);
