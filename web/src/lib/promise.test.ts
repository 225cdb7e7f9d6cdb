import { expect, test } from "vitest";
import { kept } from "./promise";

const SECRET = "00".repeat(32);
const PROMISE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

test("a promise is kept by its secret alone", async () => {
  expect(await kept(PROMISE, SECRET)).toBe(true);
  expect(await kept(PROMISE, `01${SECRET.slice(2)}`)).toBe(false);
});
