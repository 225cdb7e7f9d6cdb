import { expect, test } from "vitest";
import type { SeatView, TableInfo } from "../protocol";
import { roundScores } from "./roundScores";

const table = (...rounds: number[][]): TableInfo => ({ rounds }) as unknown as TableInfo;
const view = (round: number, gains?: number[]): SeatView =>
  ({ round, result: gains ? { ending: "", gains } : null }) as unknown as SeatView;

test("scores add up round by round", () => {
  expect(roundScores(table([7, 3], [0, 9]), view(3))).toEqual([
    { number: 1, gains: [7, 3], scores: [7, 3] },
    { number: 2, gains: [0, 9], scores: [7, 12] },
  ]);
});

test("a round that has just ended is there at once, and only once", () => {
  expect(roundScores(table([7, 3]), view(2, [0, 9])).map(({ scores }) => scores)).toEqual([
    [7, 3],
    [7, 12],
  ]);
  expect(roundScores(table([7, 3], [0, 9]), view(2, [0, 9]))).toHaveLength(2);
  expect(roundScores({} as TableInfo, view(1))).toEqual([]);
});
