import { beforeAll, describe, expect, test, vi } from "vitest";
import { logSentences } from "../../lib/logSentences";
import { changeLanguage, loadLanguage } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import * as log from "./log";

// The words are the real ones; only the browser around them is missing.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const NAMES = ["Ada", "Bo"];

/** What is told last of some steps, to the player on a seat or to everybody. */
const lastOf = (steps: Step[], own: number | null = null): string => logSentences(steps, NAMES, log, own).at(-1) ?? "";

describe("the log", () => {
  const told = (by: number, action: string, more: Partial<Step> = {}, earlier: Step[] = []): string =>
    logSentences([...earlier, { by, action, ...more }], NAMES, log)
      .slice(earlier.length)
      .join(" ");

  test("who begins", () => {
    expect(told(-1, "begin 2")).toBe("Bo goes first.");
  });

  test("a card taken from a pile is the one that lay on top", () => {
    expect(told(1, "take left", { cards: ["crab/yellow"] })).toBe("Bo took a yellow crab from the left pile.");
  });

  test("the card kept is told to whoever saw both", () => {
    expect(told(0, "put fish/black right", { cards: ["boat/black"] })).toBe(
      "Ada kept a black boat and put a black fish on the right pile.",
    );
    expect(told(0, "put fish/black right", { cards: ["?"] })).toBe("Ada kept a card and put a black fish on the right pile.");
  });

  test("a dealt card goes to a pile, to a hand or to the two drawn ones", () => {
    const drew = [{ by: 1, action: "draw" }];
    expect(told(-1, "deal sailor/orange", { note: "left" })).toBe("The left pile starts with an orange sailor.");
    expect(told(-1, "deal crab/yellow", { note: "hand" }, drew)).toBe("Bo drew a yellow crab from the deck.");
    expect(told(-1, "deal ?", { note: "hand" }, drew)).toBe("Bo drew a card from the deck.");
    expect(told(-1, "deal crab/yellow", { note: "drawn" }, drew)).toBe("Bo saw a yellow crab.");
    expect(told(-1, "deal ?", { note: "drawn" }, drew)).toBe("");
  });

  test("a theft is told by its victim, and with the card to those concerned", () => {
    const robbed = [{ by: 0, action: "rob 2" }];
    expect(told(-1, "steal ?", { note: "2" }, robbed)).toBe("Ada stole a card from Bo.");
    expect(told(-1, "steal crab/yellow", { note: "2" }, robbed)).toBe("Ada stole a yellow crab from Bo.");
  });

  test("a card picked from a pile", () => {
    expect(told(1, "pick crab/yellow 2", { note: "left" })).toBe("Bo took a yellow crab out of the left pile.");
    expect(told(1, "pick ?", { note: "right" })).toBe("Bo took a card out of the right pile.");
  });

  test("the end of a turn and of a round", () => {
    expect(told(0, "end")).toBe("Ada ended the turn.");
    expect(told(0, "last_chance")).toBe("Ada called LAST CHANCE.");
    expect(told(1, "lay_mermaids")).toBe("Bo played all four mermaids.");
    expect(logSentences([{ by: 1, action: "stop", ending: "stop 2" }], NAMES, log, 1)).toEqual([
      "You called STOP.",
      "You called STOP: everyone scores their cards.",
    ]);
  });
});

/** What Bo does to Ada: as Ada reads it, and as others do. */
const SENTENCES = {
  en: {
    rob: ["Bo is about to steal a card from you.", "Bo is about to steal a card from Ada."],
    steal: ["Bo stole a yellow shell from you.", "Bo stole a yellow shell from Ada."],
    take: ["You took a yellow shell from the left pile.", "Ada took a yellow shell from the left pile."],
  },
  it: {
    rob: ["Bo sta per rubarti una carta.", "Bo sta per rubare una carta a Ada."],
    steal: ["Bo ti ha rubato una conchiglia gialla.", "Bo ha rubato una conchiglia gialla a Ada."],
    take: ["Hai preso una conchiglia gialla dalla pila di sinistra.", "Ada ha preso una conchiglia gialla dalla pila di sinistra."],
  },
  es: {
    rob: ["Bo va a robarte una carta.", "Bo va a robarle una carta a Ada."],
    steal: ["Bo te ha robado una concha amarilla.", "Bo ha robado una concha amarilla a Ada."],
    take: ["Has tomado una concha amarilla de la pila izquierda.", "Ada ha tomado una concha amarilla de la pila izquierda."],
  },
  fr: {
    rob: ["Bo va te voler une carte.", "Bo va voler une carte à Ada."],
    steal: ["Bo t’a volé un coquillage jaune.", "Bo a volé un coquillage jaune à Ada."],
    take: ["Tu as pris un coquillage jaune sur la défausse de gauche.", "Ada a pris un coquillage jaune sur la défausse de gauche."],
  },
} as const;

const STEPS = {
  rob: [{ by: 1, action: "rob 1" }],
  steal: [
    { by: 1, action: "rob 1" },
    { by: -1, action: "steal shell/yellow", note: "1" },
  ],
  take: [{ by: 0, action: "take left", cards: ["shell/yellow"] }],
};

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test.each(["rob", "steal", "take"] as const)("%s, told to Ada and to a spectator", (what) => {
    expect([lastOf(STEPS[what], 0), lastOf(STEPS[what])]).toEqual(SENTENCES[language][what]);
  });
});
