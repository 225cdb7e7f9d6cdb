import { expect, test, vi } from "vitest";
import { plainCode } from "./api";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

test("blanks and hyphens in a code do not matter", () => {
  expect(plainCode(" abc-2 34 ")).toBe("ABC234");
  expect(plainCode("%/–")).toBe("");
});
