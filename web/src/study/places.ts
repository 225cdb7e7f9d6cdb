/** Where the actions of a game record are in its replay. */
import type { Moment } from "../replay/moments";
import type { Frame } from "../protocol";
import type { RoundSpan } from "./curve";

/** Return the number of the first action of each moment, counted from 1. */
export function firstNumbers(course: readonly Moment[]): number[] {
  let number = 1;
  return course.map(({ steps }) => (number += steps.length) - steps.length);
}

/** Return the moment to which an action belongs. */
export const momentWith = (firsts: readonly number[], number: number): number => {
  const place = firsts.findIndex((first) => first > number);
  return place < 0 ? firsts.length - 1 : Math.max(0, place - 1);
};

/** Return the moment after which the table is as it was before an action. */
export const momentBefore = (firsts: readonly number[], number: number): number => Math.max(0, momentWith(firsts, number) - 1);

/** Return where each round begins and ends, in actions done. */
export function roundSpans(frames: readonly Frame[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  frames.forEach(({ view }, number) => {
    const last = spans.at(-1);
    if (last?.number === view.round) last.to = number;
    else spans.push({ number: view.round, from: number, to: number });
  });
  return spans;
}
