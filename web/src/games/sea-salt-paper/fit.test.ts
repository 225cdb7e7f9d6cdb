import { expect, test } from "vitest";
import { columnsOf, fitCards } from "./fit";

test("a few cards lie in one row, as high as the box", () => {
  expect(fitCards(3, 600, 140, 10, 200)).toBe(100);
});

test("no card is larger than the largest", () => {
  expect(fitCards(2, 900, 900, 10, 120)).toBe(120);
});

test.each([1, 5, 8, 14, 30, 58])("%i cards fit into a narrow box", (count) => {
  const [width, height, gap] = [320, 180, 6];
  const card = fitCards(count, width, height, gap, 200);
  const columns = Math.floor((width + gap) / (card + gap));
  const rows = Math.ceil(count / columns);
  expect(rows * card * 1.4 + (rows - 1) * gap).toBeLessThanOrEqual(height);
  expect(card).toBeGreaterThan(count > 30 ? 14 : 22);
});

test("pairs with a name below them are as large as the box allows", () => {
  const pair = { across: 1.6, below: 22 };
  expect(fitCards(1, 900, 162, 10, 200, pair)).toBe(100);
  expect(fitCards(2, 330, 900, 10, 200, pair)).toBe(200);
  expect(fitCards(2, 330, 172, 10, 200, pair)).toBe(100);
});

test("rows are about as long", () => {
  expect(columnsOf(5, 340, 75, 9)).toBe(3);
  expect(columnsOf(5, 411, 75, 9)).toBe(5);
  expect(columnsOf(7, 250, 75, 9)).toBe(3);
  expect(columnsOf(1, 40, 75, 9)).toBe(1);
});
