import { expect, test } from "vitest";
import { keptPromises, mixLines, newSeed, promiseOf } from "./promises";

const SECRET = "00".repeat(32);
const PROMISE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

test("a promise is kept by its own number alone", () => {
  const seed = newSeed();
  const mix = [
    { promise: "", seed: "" },
    { promise: promiseOf(seed), seed },
    { promise: PROMISE, seed: "" },
  ];
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(seed);
  expect(promiseOf(SECRET)).toBe(PROMISE);
  expect(keptPromises({ promise: PROMISE, secret: SECRET, mix })).toBe(true);
  expect(keptPromises({ promise: PROMISE, secret: SECRET })).toBe(true);
  expect(keptPromises({ promise: PROMISE, secret: `01${SECRET.slice(2)}`, mix })).toBe(false);
  expect(keptPromises({ promise: PROMISE, secret: "nonsense", mix })).toBe(false);
  expect(keptPromises({ promise: PROMISE, secret: SECRET, mix: [{ promise: PROMISE, seed }] })).toBe(false);
  expect(mixLines(mix)).toBe(`mix 2: ${promiseOf(seed)} ${seed}\nmix 3: ${PROMISE}\n`);
});
