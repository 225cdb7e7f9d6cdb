import { expect, test } from "vitest";
import { finalTurnsLeft, worthOfSeat } from "./bet";
import type { SeaSeatView } from "./protocol";

const view = (more: Partial<SeaSeatView>): SeaSeatView =>
  ({ scores: [0, 0, 0], hands: [], laid: [], turn: 0, caller: null, ...more }) as SeaSeatView;

test("cards that lie open are counted, hidden hands are not", () => {
  const table = view({ hands: [["crab/yellow", "penguin/pink"], null], laid: [["crab/black"], ["fish/black", "fish/green"]] });
  expect([worthOfSeat(table, 0), worthOfSeat(table, 1)]).toEqual([2, null]);
});

test("final turns go round the table to the caller", () => {
  expect([1, 2, 0].map((turn) => finalTurnsLeft(view({ turn, caller: 0 })))).toEqual([2, 1, 0]);
  expect(finalTurnsLeft(view({}))).toBe(0);
});
