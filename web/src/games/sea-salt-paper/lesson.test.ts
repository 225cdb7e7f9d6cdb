import { expect, test, vi } from "vitest";
import { lessonScenes } from "../../learn/lessonScenes";
import type { Scene } from "./lesson";
import { CALLS } from "./lessonCalls";
import { EXPANSIONS } from "./lessonExpansions";
import { STEAL } from "./lessonSteal";
import { parts, points } from "./scoring";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const mine = ({ hand, laid }: Scene): string[] => [...hand, ...laid];
const theirs = ({ rival }: Scene): string[] => [...rival.shown, ...rival.laid];

test("the coach counts as the rules do", () => {
  const steal = lessonScenes(STEAL);
  expect(parts(mine(steal["steal-got"]!))).toMatchObject({ multipliers: 2, mermaids: 2 });
  expect(points(parts(mine(steal["steal-count"]!)))).toBe(8);
  const calls = lessonScenes(CALLS);
  for (const [step, count] of [
    ["calls-stop", 10],
    ["calls-chance", 10],
    ["calls-wait", 7],
    ["calls-finish", 10],
  ] as const)
    expect(points(parts(mine(calls[step]!)))).toBe(count);
  expect(points(parts(theirs(calls["calls-stopped"]!)))).toBe(13);
  expect(parts(mine(calls["calls-stopped"]!)).colour_bonus).toBe(2);
  expect(points(parts(theirs(calls["calls-won"]!)))).toBe(1);
  const { hand, laid, event } = lessonScenes(EXPANSIONS)["expansions-event"]!;
  const groups = [laid.slice(0, 2), laid.slice(2)];
  expect(parts(hand, { groups, events: [event!] })).toMatchObject({ duos: 1 + 3, collectors: 4 });
  expect([mine, theirs].map((cards) => parts(cards(calls["calls-won"]!)).colour_bonus)).toEqual([4, 2]);
});
