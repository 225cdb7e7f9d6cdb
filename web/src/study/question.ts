/** A question: which action is best here? */
import type { ReasonInfo, SeatInfo, SeatView, TableOptions } from "../protocol";

/** A legal action and the win chance of the acting player after it, from 0 to 1. */
export interface Option {
  action: string;
  value: number;
  /** Why the best action is better, if that is known. */
  reasons?: readonly ReasonInfo[];
}

/** A table at which a seat has to decide. */
export interface Position {
  /** The table as that seat sees it. */
  view: SeatView;
  seat: number;
  /** Who sits there: a person has a name, a bot a level. */
  seats: SeatInfo[];
  /** Bots have the faces and names that they have at the table with this id. */
  table: string;
  edition: string;
  target: number;
  variant?: TableOptions["variant"];
}

/** Values that differ by at most so much are alike: nobody should miss a question by less. */
export const TOLERANCE = 0.02;

export const bestOf = (options: readonly Option[]): Option =>
  options.reduce((best, option) => (option.value > best.value ? option : best), options[0]!);

export const optionOf = (options: readonly Option[], action: string): Option | undefined =>
  options.find((option) => option.action === action);

/** Whether an action is the best one, or as good. */
export const isRight = (options: readonly Option[], action: string, tolerance = TOLERANCE): boolean =>
  bestOf(options).value - (optionOf(options, action)?.value ?? 0) <= tolerance;

/** Return the options in an order that does not tell which is best. */
export const shuffled = (options: readonly Option[]): Option[] => [...options].sort((one, other) => (one.action < other.action ? -1 : 1));

/** Return the options, the best first. */
export const ranked = (options: readonly Option[]): Option[] => [...options].sort((one, other) => other.value - one.value);

/**
 * Return the option that the best one is compared with in words: the last wrong try, otherwise what was chosen in the game,
 * otherwise the best of the others. Those without reasons do not count.
 */
export function comparedOption(options: readonly Option[], tried: readonly string[], chosen: string): Option | undefined {
  const explained = ranked(options).filter(({ reasons }) => reasons?.length);
  const preferred = [...tried].reverse().concat(chosen);
  return preferred.map((action) => optionOf(explained, action)).find((option) => option) ?? explained[0];
}

/** Return the best action and another one, for a hint that leaves two to choose from: "" if there is no other. */
export function twoLeft(options: readonly Option[]): [string, string] {
  const best = bestOf(options);
  const others = ranked(options).filter((option) => !isRight(options, option.action));
  const pair = [best.action, others[0]?.action ?? ""].sort();
  return [pair[0]!, pair[1]!];
}
