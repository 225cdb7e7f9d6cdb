import { beforeAll, describe, expect, test, vi } from "vitest";
import { logSentences } from "../../lib/logSentences";
import { changeLanguage, loadLanguage, say } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import * as log from "./log";

// The words are the real ones; only the browser around them is missing.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const NAMES = ["Ada", "Bo"];

describe("the log", () => {
  const told = (by: number, action: string, more: Partial<Step> = {}, earlier: Step[] = []): string =>
    log.describeStep({ by, action, ...more }, NAMES, earlier);
  const deal = (card: string, note: string): Step => ({ by: -1, action: `deal ${card}`, note });

  test("the own hand is told with the pair, hidden hands are not", () => {
    const earlier = [deal("7/matcha", "hand 1"), deal("2/peach", "hand 1"), deal("?", "hand 2"), deal("3/soda", "left")];
    expect(told(-1, "deal 4/grape", { note: "right" }, earlier)).toBe(
      "Ada got this hand: 7/matcha, 2/peach. The Central Pair is 34: 3/soda and 4/grape.",
    );
    expect(told(-1, "deal 3/soda", { note: "left" })).toBe("");
    expect(told(-1, "deal ?", { note: "hand 2" })).toBe("");
  });

  test("drawing from a side, from the deck, from the kept cards", () => {
    expect(told(1, "draw left", { cards: ["3/soda"] })).toBe("Bo drew 3/soda from the left side.");
    expect(told(1, "draw deck")).toBe("");
    expect(told(1, "draw deck", { note: "new_deck" })).toMatch(/^The deck was empty/);
    expect(told(-1, "deal ?", { note: "held" }, [{ by: 1, action: "draw deck" }])).toBe("Bo drew a card from the deck.");
    expect(told(0, "draw kept 2", { cards: ["9/soda"] })).toBe("Ada took 9/soda back from the kept cards.");
    expect(told(1, "insert 3", { cards: ["?", "?", "?"] })).toBe("Bo put a card at place 3 of 3.");
    expect(told(1, "insert 1", { cards: ["3/soda", "?", "?"] })).toBe("Bo put 3/soda at place 1 of 3.");
  });

  test("playing two neighbours", () => {
    expect(told(0, "play 1", { cards: ["7/matcha", "2/peach"] })).toBe("Ada played 7/matcha and 2/peach: 72.");
    expect(told(0, "play 2", { cards: ["2/peach", "2/grape"] })).toBe("Ada played 2/peach and 2/grape: 22, a Happy Mochi!");
  });

  test("the Value card turns by itself, or twice", () => {
    const cards = ["0/strawberry", "1/soda"];
    expect(told(0, "play 1", { cards, note: "minus" })).toMatch(/The Value card turned to -/);
    expect(told(0, "play 1", { cards, note: "twice" })).toMatch(/turned twice/);
  });

  test("passing: a card is known to giver and receiver", () => {
    expect(told(0, "pass 1", { cards: ["7/matcha"] })).toBe("Ada chose 7/matcha to pass.");
    expect(told(1, "pass ?", { cards: ["?"] })).toBe("Bo chose a card to pass.");
    expect(told(1, "pass ?", { cards: ["7/matcha", "?"] })).toBe(
      "Bo chose a card to pass. All cards moved on to the left. Ada → Bo: 7/matcha.",
    );
    expect(told(1, "pass 3", { cards: ["?", "2/peach"] })).toBe(
      "Bo chose 2/peach to pass. All cards moved on to the left. Bo → Ada: 2/peach.",
    );
  });

  test("keeping a card, by an effect and at the end of a round", () => {
    expect(told(1, "keep 1", { cards: ["?"] })).toBe("Bo kept a card, face down.");
    const ending = { cards: ["7/matcha", "2/peach", "2/grape"], note: "shown" };
    expect(told(0, "keep 2", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept 2/peach.");
    expect(told(0, "keep ?", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept one of them.");
    expect(told(0, "keep ?", { cards: ["1/soda"], note: "shown" })).toBe("Ada showed 1/soda (one point) and kept 1/soda.");
  });

  test("effects and targets", () => {
    expect(told(0, "effect right", { cards: ["7/strawberry"] })).toBe("Ada chose keep.");
    expect(told(0, "target 1")).toBe("Ada chose to draw another card.");
    expect(told(0, "target 2")).toBe("Ada chose who draws a card: Bo.");
    expect(told(0, "decline")).toBe("Ada used no more effects.");
    expect(told(0, "skip")).toBe("Ada could neither draw nor play.");
  });

  test("kept cards that come back", () => {
    expect(told(-1, "shuffle", { cards: ["1/soda", "2/soda"] })).toMatch(/^Too many cards were kept.*1\/soda, 2\/soda\./);
    expect(told(-1, "shuffle")).toBe("All cards but the kept ones were shuffled for the next round.");
  });

  test("who won a round, whoever acted last in it", () => {
    const inserted = { by: 1, action: "insert 1", cards: ["?"], ending: "won 1" };
    expect(logSentences([inserted], NAMES, log)[1]).toBe("Ada won the round with an empty hand.");
  });
});

const STEPS: Record<string, Step[]> = {
  begin: [{ by: -1, action: "begin 1" }],
  target: [{ by: 1, action: "target 1" }],
  won: [{ by: 1, action: "insert 1", cards: ["?"], ending: "won 1" }],
};
/** What is told last of some steps: to Ada, whom they are about, or to somebody else. */
const toldTo = (own: number, steps: Step[]): string => logSentences(steps, [own === 0 ? say("play-you") : "Ada", "Bot"], log, own).at(-1)!;

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test("who begins, who draws and who won says it to them without a name", () => {
    for (const steps of Object.values(STEPS)) expect(toldTo(0, steps)).not.toMatch(/: (You|Tu|Tú|Toi)\.|-you\b/);
    expect(toldTo(1, STEPS.won!)).toContain("Ada");
  });
});
