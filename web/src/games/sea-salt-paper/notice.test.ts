import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { cardInSentence } from "./log";
import { notice } from "./notice";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

/** What Ada must not miss of what Bo does. */
const noticed = (steps: Step[], own: number | null = 0): string =>
  notice(steps, { names: ["Ada", "Bo", "Cleo"], own, card: cardInSentence });
const bo = (action: string, more: Partial<Step> = {}): Step => ({ by: 1, action, ...more });
const dealer = (action: string, note: string): Step => ({ by: -1, action, note });

test("a theft from the reader is noticed, not one from others", () => {
  const theft = (victim: string): Step[] => [bo(`rob ${victim}`), dealer("steal crab/yellow", victim)];
  expect(noticed(theft("1"))).toBe("Bo stole a yellow crab from you.");
  expect(noticed(theft("3"))).toBe("");
  expect(noticed(theft("1"), null)).toBe("");
});

test("what the expansions do to the reader is noticed", () => {
  expect(noticed([bo("visit 1", { cards: ["?"] })])).toBe("Bo looked at your hand.");
  expect(noticed([bo("get crab/yellow", { note: "1", cards: ["boat/black"] })])).toBe("Bo gave you a black boat for a yellow crab.");
  expect(noticed([bo("rob_pair 1 boat/black boat/yellow")])).toBe("Bo robbed you of a black boat and a yellow boat.");
  expect(noticed([bo("rob_pair 3 boat/black boat/yellow")])).toBe("");
});

test("a sting is noticed when it comes and when it is over", () => {
  expect(noticed([bo("lay swimmer/black jellyfish/pink", { note: "stung 1 3" })])).toBe(
    "The jellyfish stung you: on your next turn you only draw a card.",
  );
  expect(noticed([bo("lay swimmer/black jellyfish/pink", { note: "stung 3" })])).toBe("");
  expect(noticed([bo("end"), dealer("deal ?", "stung 3"), dealer("deal fish/black", "stung 1")])).toBe(
    "You were stung: you draw a card, and that’s your turn. You drew a black fish from the deck.",
  );
  expect(noticed([bo("end", { note: "over 1" })])).toBe("You were stung, and the deck is empty: your turn is over.");
});
