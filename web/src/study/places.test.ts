import { expect, test } from "vitest";
import type { SeatView } from "../protocol";
import { firstNumbers, momentBefore, momentWith, roundSpans } from "./places";

const view = (round: number): SeatView => ({ game: "", phase: "", round, turn: 0, starter: 0, scores: [], deck: 0 });
const step = { by: 0, action: "this" };
const course = [
  { steps: [step, step, step], view: view(1) },
  { steps: [step], view: view(1) },
  { steps: [step, step], view: view(2) },
];

test("actions are found in the moments of a replay", () => {
  const firsts = firstNumbers(course);
  expect(firsts).toEqual([1, 4, 5]);
  expect([1, 3, 4, 5, 6, 7].map((number) => momentWith(firsts, number))).toEqual([0, 0, 1, 2, 2, 2]);
  expect([1, 4, 5].map((number) => momentBefore(firsts, number))).toEqual([0, 0, 1]);
});

test("rounds are spans of actions", () => {
  const frames = [1, 1, 1, 2, 2].map((round) => ({ step: null, view: view(round) }));
  expect(roundSpans(frames)).toEqual([
    { number: 1, from: 0, to: 2 },
    { number: 2, from: 3, to: 4 },
  ]);
});
