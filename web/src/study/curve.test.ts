import { describe, expect, test } from "vitest";
import type { DecisionReview, Review } from "../protocol";
import { chanceAt, curveMarks, linePath, roundChances, type Frame } from "./curve";

const decision = (number: number, seat: number, value: number, best: number): DecisionReview => ({
  number,
  seat,
  action: "this",
  value,
  best: "that",
  best_value: best,
  loss: best - value,
  options: [],
  reasons: [],
});

/** Two players, four decisions in ten actions; the first two decisions follow each other at once. */
const review: Review = {
  practice: false,
  players: [],
  decisions: [decision(3, 1, 0.5, 0.6), decision(4, 1, 0.55, 0.57), decision(6, 2, 0.3, 0.5), decision(8, 2, 0.2, 0.2)],
  swings: [
    { number: 1, by: "dealer", seat: 1, change: 0.1 },
    { number: 4, by: "1", seat: 1, change: 0.07 },
    { number: 5, by: "dealer", seat: 1, change: -0.05 },
    { number: 9, by: "dealer", seat: 1, change: 0.2 },
    { number: 1, by: "dealer", seat: 2, change: -0.1 },
  ],
  curve: [
    { number: 0, chances: [0.5, 0.5] },
    { number: 2, chances: [0.6, 0.4] },
    { number: 3, chances: [0.5, 0.5] },
    { number: 3, chances: [0.57, 0.43] },
    { number: 4, chances: [0.55, 0.45] },
    { number: 5, chances: [0.5, 0.5] },
    { number: 6, chances: [0.7, 0.3] },
    { number: 7, chances: [0.8, 0.2] },
    { number: 8, chances: [0.8, 0.2] },
    { number: 10, chances: [1, 0] },
  ],
  deserving: [1],
};
const frame: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe("the curve", () => {
  test("is a line for each seat from the left edge to the right", () => {
    const path = linePath(frame, review.curve, 1);
    expect(path.startsWith("M10 60L30 50L40 60L40 53")).toBe(true);
    expect(path.endsWith("L110 10")).toBe(true);
    expect(linePath(frame, review.curve, 2).endsWith("L110 110")).toBe(true);
  });

  test("knows the chances at any place, and at the ends of rounds", () => {
    expect(chanceAt(review.curve, 1, 0)).toBe(0.5);
    expect(chanceAt(review.curve, 2, 3)).toBe(0.43);
    const rounds = [
      { number: 1, from: 0, to: 5 },
      { number: 2, from: 6, to: 10 },
    ];
    expect(roundChances(review.curve, rounds, 2)).toEqual([
      [0.5, 0.5],
      [1, 0],
    ]);
  });
});

describe("marks", () => {
  const marks = curveMarks(review, 1);

  test("are everybody's costly decisions; those of the player in the foreground are numbered, however small", () => {
    const decisions = marks.filter(({ kind }) => kind === "decision");
    expect(decisions.map(({ number, seat, rank }) => [number, seat, rank])).toEqual([
      [3, 1, 1],
      [4, 1, 2],
      [6, 2, 0],
    ]);
    expect(decisions[0]).toMatchObject({ at: 3, chance: 0.5 });
  });

  test("are the luck of that player, where its line has got to by it", () => {
    const lucky = marks.filter(({ kind }) => kind === "lucky");
    expect(lucky.map(({ number, at, chance, rank }) => [number, at, chance, rank])).toEqual([
      [1, 2, 0.6, 2],
      [4, 3, 0.57, 3],
      [9, 10, 1, 1],
    ]);
    expect(marks.filter(({ kind }) => kind === "unlucky")).toMatchObject([{ number: 5, at: 5, chance: 0.5 }]);
  });
});
