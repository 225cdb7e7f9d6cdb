import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Happened } from "../protocol";
import { logLines, spokenLog } from "./log";
import { clause, sentence, type GameLog } from "./logSentences";
import { changeLanguage, currentLanguage, loadLanguage } from "./words.svelte";

// The words are the real ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

/** A game of which an action is its own clause; one that begins with "!" is a sentence, one with "(" is an aside. */
const LOG: GameLog = {
  describeStep: ({ action, cards }, _, reader) => {
    if (action.startsWith("!")) return [sentence(action.slice(1))];
    if (action.startsWith("(")) return [clause(action.slice(1), true)];
    return [clause([action, currentLanguage(), ...(cards ?? []).map(reader.card)].join(" "))];
  },
  describeEnding: (ending, seat, { names }) => `${ending} ${names[seat]}`,
  cardInSentence: (card) => `a ${card}`,
};
let number = 0;
const event = (event: object): Happened => ({ type: "happened", number: ++number, at: 0, event }) as Happened;
const acted = (by: number, action: string, more: object = {}): Happened =>
  event({ what: "acted", seat: by, steps: [{ by, action, ...more }] });
const NAMES = ["Ada", "Bo"];

/** The lines of a log; a card is in brackets. */
const texts = (events: Happened[], names = NAMES, own: number | null = null): string[] =>
  logLines(events, names, LOG, own).map(({ parts }) => parts.map((part) => (typeof part === "string" ? part : `[${part.card}]`)).join(""));
const spoken = (events: Happened[], own: number | null = null): string[] => spokenLog(events, NAMES, LOG, own).map(({ text }) => text);

test("a turn is one line, with its cards in it", () => {
  const events = [acted(1, "takes", { cards: ["ace/red"] }), acted(1, "(ends"), acted(0, "looks"), acted(0, "waits"), acted(1, "waits")];
  expect(texts(events)).toEqual(["Bo takes en [ace/red].", "Ada looks en and waits en.", "Bo waits en."]);
});

test("by ear every step is told, with the names of its cards", () => {
  const events = [acted(1, "takes", { cards: ["ace/red"] }), acted(1, "(ends")];
  expect(spoken(events)).toEqual(["Bo takes en a ace/red.", "Bo ends."]);
});

test("what follows from a turn stands behind it", () => {
  expect(texts([acted(1, "plays"), acted(1, "!The card turned."), acted(1, "waits")])).toEqual([
    "Bo plays en and waits en. The card turned.",
  ]);
});

test("a game says what begins another turn of the same player", () => {
  const log = { ...LOG, beginsTurn: (action: string, last: string) => last === "(ends" && action === "takes" };
  const lines = logLines([acted(1, "waits"), acted(1, "(ends"), acted(1, "takes")], NAMES, log);
  expect(lines.map(({ parts }) => parts.join(""))).toEqual(["Bo waits en.", "Bo takes en."]);
});

test("chat does not interrupt a turn; an event at the table does", () => {
  const said = event({ what: "said", seat: 0, name: "Ada", text: "hello" });
  expect(texts([acted(1, "takes"), said, acted(1, "waits")])).toEqual(["Bo takes en and waits en.", "hello"]);
  const away = event({ what: "away", seat: 0 });
  expect(texts([acted(1, "takes"), away, acted(1, "waits")])).toEqual(["Bo takes en.", "Ada is away.", "Bo waits en."]);
});

test("the end of a round is a line of its own, and a new round has a heading", () => {
  const dealt = event({ what: "dealt", steps: [{ by: -1, action: "!Ada goes first." }] });
  expect(texts([acted(1, "stops", { ending: "won 1" }), dealt, acted(1, "takes")])).toEqual([
    "Bo stops en.",
    "won Ada",
    "Round 1",
    "Ada goes first.",
    "Bo takes en.",
  ]);
});

test("an event is told anew when a name or the language changes", async () => {
  const events = [acted(1, "waits", { ending: "won 1" })];
  expect(texts(events)).toEqual(["Bo waits en.", "won Ada"]);
  expect(texts(events, ["Ada", "Cy"])).toEqual(["Cy waits en.", "won Ada"]);
  await changeLanguage("it");
  expect(texts(events)[0]).toBe("Bo ha waits it.");
});

const ABOUT_ADA = {
  away: event({ what: "away", seat: 0 }),
  left: event({ what: "left", seat: 0, name: "Ada" }),
  back: event({ what: "back", seat: 0 }),
  took_back: event({ what: "took_back", seat: 0 }),
};

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test.each(["away", "left", "back", "took_back"] as const)("%s: the reader is addressed, others are told the name", (what) => {
    const [mine, others, watching] = [0, 1, null].map((own) => texts([ABOUT_ADA[what]], NAMES, own)[0]!);
    expect(mine).not.toContain("Ada");
    expect(others).toContain("Ada");
    expect(watching).toBe(others);
    expect(spoken([ABOUT_ADA[what]], 0)).toEqual([mine]);
  });
});
