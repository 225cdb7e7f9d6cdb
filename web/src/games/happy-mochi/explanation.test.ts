import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words.svelte";
import { CARDS } from "./constants";
import { explainCard } from "./explanation";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

test("a card is explained by its number and its effect", () => {
  expect(explainCard("1/strawberry")).toBe(
    "On the left of the pair it counts as 10, on the right as 1. Left in your hand, it costs you 1 point.",
  );
  expect(explainCard("7/strawberry")).toMatch(/costs you 7 points\. Effect “keep” \(optional\): put a card/);
});

test("there is a sentence for every card", () => {
  for (const card of Object.keys(CARDS)) expect(explainCard(card)).not.toMatch(/web-|mochi-|undefined/);
});
