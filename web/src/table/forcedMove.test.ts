import { expect, test } from "vitest";
import type { Happened } from "../protocol";
import { forcedAction, isTakenBack } from "./forcedMove";

const verbs = { always: ["give"], endings: ["end"] };

test("a single action is done without asking, if the game says so", () => {
  expect(forcedAction(["give 2"], verbs, false)).toBe("give 2");
  expect(forcedAction(["give 2", "give 3"], verbs, false)).toBe("");
  expect(forcedAction(["give 2", "end"], verbs, true)).toBe("");
  expect(forcedAction(["draw"], verbs, true)).toBe("");
  expect(forcedAction([], verbs, true)).toBe("");
});

test("a turn ends by itself only for those who want it", () => {
  expect(forcedAction(["end"], verbs, false)).toBe("");
  expect(forcedAction(["end"], verbs, true)).toBe("end");
});

const happened = (what: string): Happened => ({ number: 1, at: 0, event: { what, seat: 0 } }) as unknown as Happened;

test("nothing is done for somebody who has just taken something back", () => {
  expect(isTakenBack([happened("acted"), happened("took_back"), happened("said")])).toBe(true);
  expect(isTakenBack([happened("took_back"), happened("acted")])).toBe(false);
  expect(isTakenBack([])).toBe(false);
});
