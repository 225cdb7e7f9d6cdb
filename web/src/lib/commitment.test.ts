import { expect, test } from "vitest";
import { matchesCommitment } from "./commitment";

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

test("a commitment is matched by its secret alone", async () => {
  expect(await matchesCommitment(COMMITMENT, SECRET)).toBe(true);
  expect(await matchesCommitment(COMMITMENT, `01${SECRET.slice(2)}`)).toBe(false);
});
