import { expect, test, vi } from "vitest";
import { lessonScenes } from "../../learn/lessonScenes";
import { effectOf, handPenalty, pairNumber } from "./cards";
import type { Scene } from "./lesson";
import { EFFECTS_LESSON } from "./lessonEffects";
import { NUMBERS } from "./lessonNumbers";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const pair = ({ left, right }: Scene): string => pairNumber(left.at(-1), right.at(-1));

test("the effects are on the cards that the coach names", () => {
  expect(["2/strawberry", "4/matcha", "7/strawberry"].map(effectOf)).toEqual(["draw", "pass", "keep"]);
  const steps = lessonScenes(EFFECTS_LESSON);
  expect(Object.values(steps).map(pair)).toEqual(["13", "26", "30", "30", "49", "49", "65", "78", "78", "78"]);
  expect(steps["effects-drawn"]!.rival.hidden).toBe(4);
  expect(handPenalty(steps["effects-won"]!.rival.shown)).toBe(10);
});

test("the numbers are as the coach says", () => {
  const steps = lessonScenes(NUMBERS);
  expect(Object.values(steps).map(pair)).toEqual(["41", "71", "71", "98", "98", "78", "78", "92", "92"]);
  expect(steps["numbers-danger"]!.rival.hidden).toBe(2);
  expect(steps["numbers-last"]!.rival.hidden).toBe(4);
  expect(handPenalty(steps["numbers-won"]!.rival.shown)).toBe(22);
});
