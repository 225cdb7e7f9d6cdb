import { describe, expect, test, vi } from "vitest";

vi.mock("../lib/settings.svelte", () => ({ store: vi.fn(), stored: <T>(_: string, otherwise: T): T => otherwise }));
const { answered, bounded, dueAt, nextDue } = await import("./mistakes");
import type { Mistake } from "./mistakes";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const fresh: Mistake = { table: "t", game: 1, decision: 7, seat: 0, due: 0, box: 0 };

describe("a question", () => {
  test("that is answered at once never comes again", () => {
    expect(answered(fresh, true, 5).due).toBe(null);
  });

  test("that is missed comes after ten minutes, a day and a week", () => {
    let now = 1000;
    let mistake = answered(fresh, false, now);
    const waits: number[] = [];
    while (mistake.due !== null) {
      waits.push(mistake.due - now);
      now = mistake.due;
      mistake = answered(mistake, true, now);
    }
    expect(waits).toEqual([10 * MINUTE, DAY, 7 * DAY]);
  });

  test("that is missed again starts over", () => {
    const later = answered(answered(fresh, false, 0), true, 10 * MINUTE);
    expect(answered(later, false, 2 * DAY).due).toBe(2 * DAY + 10 * MINUTE);
  });
});

describe("the list", () => {
  const list = [
    { ...fresh, decision: 1, due: 30 },
    { ...fresh, decision: 2, due: null },
    { ...fresh, decision: 3, due: 10 },
    { ...fresh, decision: 4, due: 90 },
  ];

  test("says what is due, and when the next one is", () => {
    expect(dueAt(list, 40).map(({ decision }) => decision)).toEqual([3, 1]);
    expect(nextDue(list, 40)).toBe(90);
    expect(nextDue(list, 90)).toBe(null);
  });

  test("is bounded: what is done leaves first, then the oldest", () => {
    expect(bounded(list, 3).map(({ decision }) => decision)).toEqual([1, 3, 4]);
    expect(bounded(list, 2).map(({ decision }) => decision)).toEqual([3, 4]);
    expect(bounded(list, 9)).toEqual(list);
  });
});
