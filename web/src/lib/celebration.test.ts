import { expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { celebrates, confetti } from "./celebration";

test("confetti falls everywhere at any time, not along a line", () => {
  const squares = new Map<string, number>();
  for (const [left, late] of confetti(48)) {
    const square = `${Math.floor(left * 4)}/${Math.floor(late * 4)}`;
    squares.set(square, (squares.get(square) ?? 0) + 1);
  }
  expect(squares.size).toBe(16);
  expect(Math.max(...squares.values())).toBeLessThanOrEqual(6);
});

test("winners celebrate, and whoever looks on; not the others", () => {
  const table = { ended: { winners: [1] } } as TableInfo;
  expect([0, 1, null].map((seat) => celebrates(table, seat))).toEqual([false, true, true]);
});
