/** The puzzles that were answered in this browser, and on how many days in a row the puzzle of the day was solved. */
import { store, stored } from "../lib/settings.svelte";

const KEY = "saltmochi.puzzles";
const DAY = 86_400_000;
/** So many days are kept. */
const MOST_DAYS = 400;

export interface Answers {
  /** By number: whether the first try was right. */
  answered: Record<string, boolean>;
  /** The days whose puzzle was solved at the first try, the latest last. */
  days: string[];
}

const NOTHING: Answers = { answered: {}, days: [] };

/** Return a day in UTC, as the server writes it. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Return answers with one more; `day` if it was the puzzle of that day. An earlier answer stays. */
export function withAnswer({ answered, days }: Answers, number: number, right: boolean, day = ""): Answers {
  return {
    answered: number in answered ? answered : { ...answered, [number]: right },
    days: day && right && !days.includes(day) ? [...days, day].slice(-MOST_DAYS) : days,
  };
}

/** Return on how many days in a row the puzzle was solved, up to today or yesterday. */
export function streakAt(days: readonly string[], now: number): number {
  let time = days.includes(dayOf(now)) ? now : now - DAY;
  let count = 0;
  for (; days.includes(dayOf(time)); time -= DAY) count += 1;
  return count;
}

// --- In this browser ---

type Kept = Record<string, Answers>;

export const answersOf = (game: string): Answers => stored<Kept>(KEY, {})[game] ?? NOTHING;

export function keepAnswer(game: string, number: number, right: boolean, day = ""): void {
  store(KEY, { ...stored<Kept>(KEY, {}), [game]: withAnswer(answersOf(game), number, right, day) });
}
