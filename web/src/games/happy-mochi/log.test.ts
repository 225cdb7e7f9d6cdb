import { beforeAll, describe, expect, test, vi } from "vitest";
import { logSentences } from "../../lib/logSentences";
import { changeLanguage, loadLanguage } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import * as log from "./log";

// The words are the real ones; only the browser around them is missing.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const NAMES = ["Ada", "Bo"];

describe("the log", () => {
  /** The sentences about a step, for a seat or for everybody. */
  const told = (by: number, action: string, more: Partial<Step> = {}, earlier: Step[] = [], own: number | null = null): string => {
    const before = logSentences(earlier, NAMES, log, own);
    return logSentences([...earlier, { by, action, ...more }], NAMES, log, own)
      .slice(before.length)
      .join(" ");
  };
  const deal = (card: string, note: string): Step => ({ by: -1, action: `deal ${card}`, note });

  test("the own hand is told with the pair, hidden hands are not", () => {
    const earlier = [deal("7/matcha", "hand 1"), deal("2/peach", "hand 1"), deal("?", "hand 2"), deal("3/soda", "left")];
    expect(told(-1, "deal 4/grape", { note: "right" }, earlier, 0)).toBe(
      "Your hand: the matcha 7 and the peach 2. The Central Pair is 34: the soda 3 and the grape 4.",
    );
    expect(told(-1, "deal 3/soda", { note: "left" })).toBe("");
    expect(told(-1, "deal ?", { note: "hand 2" })).toBe("");
  });

  test("drawing from a side, from the deck, from the kept cards", () => {
    expect(told(1, "draw left", { cards: ["3/soda"] })).toBe("Bo took the soda 3 from the left side of the pair.");
    expect(told(1, "draw deck")).toBe("");
    expect(told(1, "draw deck", { note: "new_deck" })).toMatch(/^The deck was empty/);
    expect(told(-1, "deal ?", { note: "held" }, [{ by: 1, action: "draw deck" }])).toBe("Bo drew a card from the deck.");
    expect(told(0, "draw kept 2", { cards: ["9/soda"] }, [], 0)).toMatch(/^You took back the soda 9/);
    expect(told(1, "insert 3", { cards: ["?", "?", "?"] })).toBe("Bo put a card in place 3 of 3.");
    expect(told(1, "insert 1", { cards: ["3/soda", "?", "?"] })).toBe("Bo put the soda 3 in place 1 of 3.");
  });

  test("playing two adjacent cards", () => {
    expect(told(0, "play 1", { cards: ["7/matcha", "2/peach"] })).toBe("Ada played the matcha 7 and the peach 2 (72).");
    expect(told(0, "play 2", { cards: ["2/peach", "2/grape"] })).toBe("Ada made a Happy Mochi with the peach 2 and the grape 2 (22).");
  });

  test("the Value card turns by itself, or twice", () => {
    const cards = ["0/strawberry", "1/soda"];
    expect(told(0, "play 1", { cards, note: "minus" })).toMatch(/The Value card turned to −/);
    expect(told(0, "play 1", { cards, note: "twice" })).toMatch(/turned twice/);
  });

  test("passing: a card is known to giver and receiver", () => {
    expect(told(0, "pass 1", { cards: ["7/matcha"] })).toBe("Ada chose the matcha 7 to pass on.");
    expect(told(1, "pass ?", { cards: ["?"] })).toBe("Bo chose a card to pass on.");
    expect(told(1, "pass ?", { cards: ["7/matcha", "?"] }, [], 1)).toBe(
      "You chose a card to pass on. Everyone passed a card to the left. Ada passed you the matcha 7.",
    );
    expect(told(1, "pass 3", { cards: ["?", "2/peach"] }, [], 1)).toBe(
      "You chose the peach 2 to pass on. Everyone passed a card to the left. You passed the peach 2 to Ada.",
    );
  });

  test("keeping a card, by an effect and at the end of a round", () => {
    expect(told(1, "keep 1", { cards: ["?"] })).toBe("Bo kept a card, face down.");
    const ending = { cards: ["7/matcha", "2/peach", "2/grape"], note: "shown" };
    const showed = "Ada showed the matcha 7, the peach 2 and the grape 2 (11 points)";
    expect(told(0, "keep 2", ending)).toBe(`${showed} and kept the peach 2.`);
    expect(told(0, "keep ?", ending)).toBe(`${showed} and kept one of them.`);
    expect(told(0, "keep ?", { cards: ["1/soda"], note: "shown" })).toBe("Ada showed the soda 1 (1 point) and kept the soda 1.");
  });

  test("effects and targets", () => {
    expect(told(0, "effect right", { cards: ["7/strawberry"] })).toBe("Ada used “keep”.");
    expect(told(0, "target 1")).toBe("Ada chose to draw a card.");
    expect(told(0, "target 2")).toBe("Ada made Bo draw a card.");
    expect(told(0, "target 2", {}, [], 1)).toBe("Ada made you draw a card.");
    expect(told(0, "decline")).toBe("Ada used no more effects.");
    expect(told(0, "skip", {}, [], 0)).toMatch(/^You can neither draw nor play/);
  });

  test("kept cards that come back", () => {
    expect(told(-1, "shuffle", { cards: ["1/soda", "2/soda"] })).toMatch(/^Too many cards were kept.*the soda 1 and the soda 2\./);
    expect(told(-1, "shuffle")).toMatch(/shuffled for the next round/);
  });

  test("who won a round, whoever acted last in it", () => {
    const inserted = { by: 1, action: "insert 1", cards: ["?"], ending: "won 1" };
    expect(logSentences([inserted], NAMES, log)[1]).toMatch(/^Ada wins the round/);
  });
});

const STEPS: Record<string, Step[]> = {
  begin: [{ by: -1, action: "begin 1" }],
  target: [{ by: 1, action: "target 1" }],
  won: [{ by: 1, action: "insert 1", cards: ["?"], ending: "won 1" }],
};
/** What is told last of some steps to the player on a seat. */
const toldTo = (own: number, steps: Step[]): string => logSentences(steps, NAMES, log, own).at(-1)!;

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test.each(Object.keys(STEPS))("%s: Ada is addressed, others are told her name", (what) => {
    expect(toldTo(0, STEPS[what]!)).not.toContain("Ada");
    expect(toldTo(1, STEPS[what]!)).toContain("Ada");
  });
});
