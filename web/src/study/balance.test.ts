import { expect, test } from "vitest";
import type { PlayerReview } from "../protocol";
import { balanceOf, extentOf, placeOf } from "./balance";

const player = (start: number, luck: number, skill: number, gifts: number): PlayerReview => ({
  seat: 1,
  start,
  luck,
  skill,
  gifts,
  result: start + luck + skill + gifts,
  accuracy: 1,
  without_luck: start + skill + gifts,
});

test("whole points add up, whatever was rounded", () => {
  for (const each of [player(1 / 3, 0.2249, -0.1249, 0.5667), player(0.25, 0.1071, -0.2275, -0.1296), player(0.5, -0.368, -0.408, 0.276)]) {
    const { start, result, stairs } = balanceOf(each);
    expect(start + stairs.reduce((sum, { points }) => sum + points, 0)).toBe(result);
    stairs.forEach(({ from, to, points }, i) => {
      expect(to - from).toBe(points);
      if (i) expect(from).toBe(stairs[i - 1]!.to);
    });
  }
});

test("bars of all players have one scale, from 0 to 100 at least", () => {
  const usual = balanceOf(player(0.5, 0.2, -0.1, 0.4));
  const extreme = balanceOf(player(0.25, -0.44, -0.09, 1.28));
  expect(extentOf([usual])).toEqual([0, 100]);
  expect(extentOf([usual, extreme])).toEqual([-28, 100]);
  expect(placeOf([-50, 150], 50, 100)).toEqual({ left: 50, width: 25 });
  expect(placeOf([-50, 150], 50, -50)).toEqual({ left: 0, width: 50 });
});
