import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Happened } from "../protocol";
import { logged } from "./log";
import { begin, say, speak } from "./words.svelte";

// The words are the real ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

const event = (event: object): Happened => ({ type: "happened", number: 1, at: 0, event }) as Happened;
const EVENTS = {
  away: event({ what: "away", seat: 0 }),
  left: event({ what: "left", seat: 0, name: "Ada" }),
  back: event({ what: "back", seat: 0 }),
  rob: event({ what: "acted", seat: 1, steps: [{ by: 1, action: "rob 1" }] }),
  steal: event({ what: "acted", seat: 1, steps: [{ by: 1, action: "rob 1" }, { by: -1, action: "steal crab/yellow", note: "1" }] }),
  begin: event({ what: "acted", seat: 1, steps: [{ by: -1, action: "begin 1" }] }),
};
const SWEET = {
  begin: event({ what: "acted", seat: 1, steps: [{ by: -1, action: "begin 1" }] }),
  target: event({ what: "acted", seat: 1, steps: [{ by: 1, action: "target 1" }] }),
  won: event({ what: "acted", seat: 1, steps: [{ by: 1, action: "insert 1", cards: ["?"], ending: "won 1" }] }),
};

/** What is told last of an event: to Ada, whom it is about, or to somebody else. */
const told = (happened: Happened, own: number | null, game = "sea-salt-paper"): string =>
  logged([happened], [own === 0 ? say("play-you") : "Ada", "Bot"], game, own).at(-1)!.text;

const SENTENCES = {
  en: {
    away: ["You are away.", "Ada is away."],
    left: ["You are away.", "Ada is away."],
    back: ["You are back.", "Ada is back."],
    rob: ["Bot chose to steal from you.", "Bot chose to steal from Ada."],
    steal: ["Bot got crab (yellow) from you.", "Bot got crab (yellow) from Ada."],
  },
  it: {
    away: ["Per ora non ci sei.", "Ada non c’è."],
    left: ["Per ora non ci sei.", "Ada non c’è."],
    back: ["Sei di nuovo qui.", "Ada è di nuovo qui."],
    rob: ["Bot: furto in corso. La vittima sei tu.", "Bot: furto in corso. Vittima: Ada."],
    steal: ["Bot: carta rubata, granchio (giallo). La vittima sei tu.", "Bot: carta rubata, granchio (giallo). Vittima: Ada."],
  },
  es: {
    away: ["Te has ausentado.", "Ada no está."],
    left: ["Te has ausentado.", "Ada no está."],
    back: ["Has vuelto.", "Ada ha vuelto."],
    rob: ["Bot: robo en marcha. La víctima eres tú.", "Bot: robo en marcha. Víctima: Ada."],
    steal: ["Bot: carta robada, cangrejo (amarillo). La víctima eres tú.", "Bot: carta robada, cangrejo (amarillo). Víctima: Ada."],
  },
  fr: {
    away: ["Tu t’absentes.", "Ada s’absente."],
    left: ["Tu t’absentes.", "Ada s’absente."],
    back: ["Te revoilà.", "Ada est de retour."],
    rob: ["Bot : vol en cours. La victime, c’est toi.", "Bot : vol en cours. Victime : Ada."],
    steal: ["Bot : carte volée, crabe (jaune). La victime, c’est toi.", "Bot : carte volée, crabe (jaune). Victime : Ada."],
  },
} as const;

/** French has spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => speak(language));

  test.each(["away", "left", "back", "rob", "steal"] as const)("%s, told to whom it is about and to others", (what) => {
    expect([told(EVENTS[what], 0), told(EVENTS[what], 1)].map(plain)).toEqual(SENTENCES[language][what]);
  });

  test("whoever looks on is told with the name", () => {
    expect(plain(told(EVENTS.back, null))).toBe(SENTENCES[language].back[1]);
  });

  test("who begins, who draws and who won says it to them without a name", () => {
    const all = [told(EVENTS.begin, 0), ...Object.values(SWEET).map((happened) => told(happened, 0, "happy-mochi"))];
    for (const sentence of all) expect(sentence).not.toMatch(/: (You|Tu|Tú|Toi)\.|-you\b/);
    expect(told(SWEET.won, 1, "happy-mochi")).toContain("Ada");
  });
});
