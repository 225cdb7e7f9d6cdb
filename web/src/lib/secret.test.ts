import { expect, test } from "vitest";
import { newSecret } from "./secret";

test("a secret has the form that the server asks for, and no two are alike", () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
});
