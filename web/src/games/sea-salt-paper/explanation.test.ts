import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words.svelte";
import { CARDS } from "./constants";
import { explainCard } from "./explanation";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

test("each kind is explained by what it is worth", () => {
  expect(explainCard("shark/purple")).toBe(
    "A pair (swimmer and shark) is worth 1 point, played or in hand. When you play it: steal a random card from another player.",
  );
  expect(explainCard("octopus/green")).toContain("0, 3, 6, 9, 12");
  expect(explainCard("captain/light_orange")).toBe("Worth 3 points for each sailor you have.");
  expect(explainCard("lighthouse/purple")).toBe("Worth 1 point for each boat you have.");
  expect(explainCard("mermaid/white")).toMatch(/If you play all four, or end your turn .* you win the game\./);
});

test("the cards of Extra Salt that make no pair and no collection have sentences of their own", () => {
  expect(explainCard("starfish/yellow")).toContain("together they score 3, but the pair has no effect");
  expect(explainCard("seahorse/white")).toMatch(/one more shell, octopus, penguin or sailor/);
});

test("its other cards are explained as pairs and as a multiplier", () => {
  expect(explainCard("lobster/black")).toMatch(/crab and lobster.*five/);
  expect(explainCard("jellyfish/pink")).toMatch(/swimmer and jellyfish/);
  expect(explainCard("cast_of_crabs/green")).toBe("Worth 1 point for each crab you have.");
});

test("there is a sentence for every card", () => {
  for (const card of Object.keys(CARDS)) expect(explainCard(card)).not.toMatch(/web-|mochi-|undefined/);
});
