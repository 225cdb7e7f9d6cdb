import { expect, test, vi } from "vitest";

vi.mock("../lib/settings.svelte", () => ({ store: vi.fn(), stored: <T>(_: string, otherwise: T): T => otherwise }));
const { dayOf, streakAt, withAnswer } = await import("./solvedPuzzles");
import type { Answers } from "./solvedPuzzles";

const nothing: Answers = { answered: {}, days: [] };
const noon = Date.UTC(2026, 10, 18, 12);

test("the first answer to a puzzle counts", () => {
  const missed = withAnswer(nothing, 7, false);
  expect(withAnswer(missed, 7, true).answered).toEqual({ 7: false });
});

test("only a solved puzzle of the day counts for its day, once", () => {
  const solved = withAnswer(nothing, 7, true, "2026-11-18");
  expect(solved.days).toEqual(["2026-11-18"]);
  expect(withAnswer(solved, 7, true, "2026-11-18").days).toEqual(["2026-11-18"]);
  expect(withAnswer(nothing, 7, false, "2026-11-18").days).toEqual([]);
  expect(withAnswer(nothing, 7, true).days).toEqual([]);
});

test("a streak goes on until a day is missed", () => {
  expect(dayOf(noon)).toBe("2026-11-18");
  expect(streakAt([], noon)).toBe(0);
  expect(streakAt(["2026-11-17"], noon)).toBe(1);
  expect(streakAt(["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18"], noon)).toBe(4);
  expect(streakAt(["2026-11-15", "2026-11-16"], noon)).toBe(0);
});
