import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words.svelte";
import { handingOn, rightfulHolder } from "./handingOn";
import type { SeaSeatView } from "./protocol";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const told = (scores: number[], event: string | null, held: (string | null)[]): string[] =>
  handingOn({ scores, expanded: { event, held } } as unknown as SeaSeatView, { names: ["Ada", "Bo"], own: 0, card: (card) => card });

test("a plus goes to the leader, a minus to the last, and a shared place has neither", () => {
  expect(rightfulHolder([3, 9, 9], "kraken")).toBeNull();
  expect(rightfulHolder([3, 9, 8], "kraken")).toBe(1);
  expect(rightfulHolder([3, 9, 8], "sunfish")).toBe(0);
});

test("who loses an event and who gets one", () => {
  expect(told([3, 9], "kraken", [null, "sunfish"])).toEqual([
    "Bo is out of last place, so “The Sunfish” is discarded.",
    "Bo is in the lead and gets “The Kraken”.",
  ]);
  expect(told([3, 3], "dolphins", ["tornado", null])).toEqual([
    "You’ve lost the lead, and “The Tornado” with it.",
    "Last place is shared, so “The Dolphins” is discarded.",
  ]);
  expect(told([3, 9], null, [null, null])).toEqual([]);
});
