import { expect, test } from "vitest";
import { adviceOf, adviced } from "./advice";

const hint = (...values: number[]) => ({
  type: "hinted" as const,
  id: "1",
  opinions: values.map((value, i) => ({ action: `action ${i + 1}`, value, trials: 100 })),
});

test("one action is better than the rest", () => {
  const advice = adviceOf(hint(0.6, 0.55, 0.4));
  expect(advice.best.map(({ action }) => action)).toEqual(["action 1"]);
  expect(advice.next?.action).toBe("action 2");
});

test("actions whose chances hardly differ are all best", () => {
  expect(adviced(hint(0.6, 0.597, 0.55))).toEqual(["action 1", "action 2"]);
});

test("nothing is left when all are alike", () => {
  expect(adviceOf(hint(0.5, 0.5)).next).toBeNull();
  expect(adviceOf(hint(0.5)).best).toHaveLength(1);
});

test("without a hint nothing is marked", () => {
  expect(adviced(null)).toEqual([]);
});

test("next to the figures of calls a hint says what they say", () => {
  const estimate = (value: number) => ({ value, error: 0.003 });
  const choices = [
    { choice: "stop", action: "stop", chance: estimate(0.22), points: [] },
    { choice: "last_chance", action: "last_chance", chance: estimate(0.247), points: [] },
    { choice: "wait", action: "end", chance: estimate(0.264), points: [] },
  ];
  const asked = (clear: boolean, ...actions: string[]) => ({
    ...hint(),
    opinions: actions.map((action, i) => ({ action, value: 0.25 - 0.003 * i, trials: 100 })),
    advice: { seat: 1, best: "wait", clear, lead: estimate(0.017), choices },
  });
  expect(adviced(asked(true, "last_chance", "end", "stop"))).toEqual(["end"]);
  expect(adviced(asked(false, "end", "last_chance", "stop"))).toEqual(["end", "last_chance"]);
  // A pair that should be laid first is not a call.
  expect(adviced(asked(true, "lay one two", "end"))).toEqual(["lay one two", "end"]);
});
