import { expect, test } from "vitest";
import type { Happened } from "../protocol";
import { standInMoves } from "./standIn";

let number = 0;
const happened = (what: string, seat: number, stand_in = false): Happened =>
  ({ number: ++number, at: 0, event: { what, seat, steps: [], stand_in } }) as unknown as Happened;

const away = happened("away", 1);
const moves = [happened("acted", 1, true), happened("acted", 1, true)];
const missed = [happened("acted", 1), away, moves[0]!, happened("acted", 0), moves[1]!, happened("back", 1)];

test("whoever comes back hears what the bot did for them", () => {
  expect(standInMoves(missed, 1)).toEqual(moves);
  expect(standInMoves([...missed, happened("said", 1), happened("acted", 0)], 1)).toEqual(moves);
});

test("nobody else does, and nobody before they are back", () => {
  expect(standInMoves(missed, 0)).toEqual([]);
  expect(standInMoves(missed, null)).toEqual([]);
  expect(standInMoves(missed.slice(0, -1), 1)).toEqual([]);
});

test("it is over when they act, and a new absence is told anew", () => {
  expect(standInMoves([...missed, happened("acted", 1)], 1)).toEqual([]);
  const again = happened("acted", 1, true);
  expect(standInMoves([...missed, happened("away", 1), again, happened("back", 1)], 1)).toEqual([again]);
  expect(standInMoves([...missed, happened("away", 1), happened("back", 1)], 1)).toEqual([]);
});
