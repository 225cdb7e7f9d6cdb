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

  test("who begins", () => {
    expect(told(-1, "begin 2")).toBe("First player: Bo.");
  });

  test("a card taken from a pile is the one that lay on top", () => {
    expect(told(1, "take left", { cards: ["crab/yellow"] })).toBe("Bo took crab (yellow) from the left pile.");
  });

  test("the card kept is told to whoever saw both", () => {
    expect(told(0, "put fish/black right", { cards: ["boat/black"] })).toBe(
      "Ada kept boat (black) and put fish (black) on the right pile.",
    );
    expect(told(0, "put fish/black right", { cards: ["?"] })).toBe("Ada kept one card and put fish (black) on the right pile.");
  });

  test("a dealt card goes to a pile, to a hand or to the two drawn ones", () => {
    const drew = [{ by: 1, action: "draw" }];
    expect(told(-1, "deal crab/yellow", { note: "left" })).toBe("Dealt: crab (yellow) opens the left pile.");
    expect(told(-1, "deal crab/yellow", { note: "hand" }, drew)).toBe("Bo got crab (yellow) from the deck.");
    expect(told(-1, "deal ?", { note: "hand" }, drew)).toBe("Bo got a card from the deck.");
    expect(told(-1, "deal crab/yellow", { note: "drawn" }, drew)).toBe("Bo saw crab (yellow).");
    expect(told(-1, "deal ?", { note: "drawn" }, drew)).toBe("");
  });

  test("a theft is told by its victim, and with the card to those concerned", () => {
    const robbed = [{ by: 0, action: "rob 2" }];
    expect(told(-1, "steal ?", { note: "2" }, robbed)).toBe("Ada got a card from Bo.");
    expect(told(-1, "steal crab/yellow", { note: "2" }, robbed)).toBe("Ada got crab (yellow) from Bo.");
  });

  test("a card picked from a pile", () => {
    expect(told(1, "pick crab/yellow 2", { note: "left" })).toBe("Bo picked crab (yellow) from the left pile.");
    expect(told(1, "pick ?", { note: "right" })).toBe("Bo picked a card from the right pile.");
  });

  test("the end of a turn and of a round", () => {
    expect(told(0, "end")).toBe("Ada ended the turn.");
    expect(told(0, "last_chance")).toBe("Ada said LAST CHANCE.");
    expect(told(1, "lay_mermaids")).toBe("Bo laid all four mermaids!");
    expect(logSentences([{ by: 1, action: "stop", ending: "stop 2" }], NAMES, log)).toEqual([
      "Bo said STOP.",
      "Stop: everybody scores their cards.",
    ]);
  });
});

const SENTENCES = {
  en: {
    rob: ["Bot chose to steal from you.", "Bot chose to steal from Ada."],
    steal: ["Bot got crab (yellow) from you.", "Bot got crab (yellow) from Ada."],
  },
  it: {
    rob: ["Bot: furto in corso. La vittima sei tu.", "Bot: furto in corso. Vittima: Ada."],
    steal: ["Bot: carta rubata, granchio (giallo). La vittima sei tu.", "Bot: carta rubata, granchio (giallo). Vittima: Ada."],
  },
  es: {
    rob: ["Bot: robo en marcha. La víctima eres tú.", "Bot: robo en marcha. Víctima: Ada."],
    steal: ["Bot: carta robada, cangrejo (amarillo). La víctima eres tú.", "Bot: carta robada, cangrejo (amarillo). Víctima: Ada."],
  },
  fr: {
    rob: ["Bot : vol en cours. La victime, c’est toi.", "Bot : vol en cours. Victime : Ada."],
    steal: ["Bot : carte volée, crabe (jaune). La victime, c’est toi.", "Bot : carte volée, crabe (jaune). Victime : Ada."],
  },
} as const;

/** French has spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

const STEPS = {
  rob: [{ by: 1, action: "rob 1" }],
  steal: [
    { by: 1, action: "rob 1" },
    { by: -1, action: "steal crab/yellow", note: "1" },
  ],
  begin: [{ by: -1, action: "begin 1" }],
};
/** What is told last of some steps: to Ada, whom they are about, or to somebody else. */
const toldTo = (own: number, steps: Step[]): string =>
  plain(logSentences(steps, [own === 0 ? say("play-you") : "Ada", "Bot"], log, own).at(-1)!);

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test.each(["rob", "steal"] as const)("%s, told to whom it is about and to others", (what) => {
    expect([toldTo(0, STEPS[what]), toldTo(1, STEPS[what])]).toEqual(SENTENCES[language][what]);
  });

  test("who begins says it to them without a name", () => {
    expect(toldTo(0, STEPS.begin)).not.toMatch(/: (You|Tu|Tú|Toi)\.|-you\b/);
  });
});
