/** Put together what several seats saw of the same thing. */
import { UNSEEN } from "../constants";
import type { Step } from "../protocol";

/** Return the first value that a seat knows. */
export const firstKnown = <T>(values: readonly (T | null | undefined)[], otherwise: T): T =>
  values.find((value): value is T => value !== null && value !== undefined) ?? otherwise;

/** Return the one of several texts in which nothing is hidden. */
export const fullestText = (texts: readonly string[]): string => texts.find((text) => !text.split(" ").includes(UNSEEN)) ?? texts[0] ?? "";

export const longestList = (lists: readonly string[][]): string[] =>
  lists.reduce((best, list) => (list.length > best.length ? list : best), []);

/** Merge rows of cards, place by place. */
export const mergeRows = (all: readonly string[][][]): string[][] =>
  (all[0] ?? []).map((row, seat) => row.map((_, place) => fullestText(all.map((each) => each[seat]?.[place] ?? UNSEEN))));

export function mergeSteps(steps: readonly Step[]): Step {
  const first = steps[0]!;
  return {
    ...first,
    action: fullestText(steps.map((each) => each.action)),
    cards: first.cards?.map((_, place) => fullestText(steps.map((each) => each.cards?.[place] ?? UNSEEN))),
  };
}
