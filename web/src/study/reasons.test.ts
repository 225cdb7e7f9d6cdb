import { expect, test, vi } from "vitest";

vi.mock("../lib/words.svelte", () => ({ say: (message: string, values: object) => [message, ...Object.values(values)].join(" ") }));
const { reasonTexts } = await import("./reasons");

test("reasons are sentences in which cards have their names", () => {
  const reasons = [{ message: "denies", values: { card: "some/card", points: 3 } }];
  const study = { cardInSentence: (card: string) => `<${card}>` };
  expect(reasonTexts(reasons, study)).toEqual(["denies <some/card> 3"]);
  expect(reasonTexts([], study)).toEqual([]);
});
