import { expect, test } from "vitest";
import { bestOf, comparedOption, isRight, ranked, shuffled, twoLeft } from "./question";

const options = [
  { action: "c", value: 0.54 },
  { action: "b", value: 0.53 },
  { action: "a", value: 0.4 },
  { action: "d", value: 0.2 },
];

test("the best action is right, and what is as good; nothing else", () => {
  expect(bestOf(options).action).toBe("c");
  expect(options.filter(({ action }) => isRight(options, action)).map(({ action }) => action)).toEqual(["c", "b"]);
  expect(isRight(options, "unknown")).toBe(false);
});

test("the order of the choices tells nothing until the values are shown", () => {
  expect(shuffled(options).map(({ action }) => action)).toEqual(["a", "b", "c", "d"]);
  expect(ranked(shuffled(options)).map(({ action }) => action)).toEqual(["c", "b", "a", "d"]);
});

test("the best action is compared with the last wrong try, with what was chosen in the game, or with the best other one", () => {
  const reasons = [{ message: "reason", values: {} }];
  const explained = options.map((option) => (option.action === "c" || option.action === "b" ? option : { ...option, reasons }));
  expect(comparedOption(explained, ["a", "", "d", "b"], "a")?.action).toBe("d");
  expect(comparedOption(explained, ["b"], "d")?.action).toBe("d");
  expect(comparedOption(explained, ["c"], "")?.action).toBe("a");
  expect(comparedOption(options, ["a"], "")).toBeUndefined();
});

test("a hint leaves the best action and the best wrong one, in an order that tells nothing", () => {
  expect(twoLeft(options)).toEqual(["a", "c"]);
});
