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
