import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Happened } from "../protocol";
import { logLines } from "./log";
import type { GameLog } from "./logSentences";
import { changeLanguage, currentLanguage, loadLanguage, say } from "./words.svelte";

// The words are the real ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

/** A game in which nothing happens but that somebody acts. */
const LOG: GameLog = {
  describeStep: (step, names) => `${names[step.by]} ${step.action} ${currentLanguage()}`,
  describeEnding: (ending, seat, names) => `${ending} ${names[seat]}`,
};
const event = (event: object): Happened => ({ type: "happened", number: 4, at: 0, event }) as Happened;
const EVENTS = [event({ what: "acted", seat: 1, steps: [{ by: 1, action: "waits", ending: "won 1" }] })];
const texts = (names: string[]): string[] => logLines(EVENTS, names, LOG).map((line) => line.text);

test("an event is told anew when a name or the language changes", async () => {
  const names = ["Ada", "Bo"];
  expect(texts(names)).toEqual(["Bo waits en", "won Ada"]);
  expect(texts(names)).toEqual(["Bo waits en", "won Ada"]);
  expect(texts(["Ada", "Cy"])).toEqual(["Cy waits en", "won Ada"]);
  await changeLanguage("it");
  expect(texts(names)[0]).toBe("Bo waits it");
});

const ABOUT_ADA = {
  away: event({ what: "away", seat: 0 }),
  left: event({ what: "left", seat: 0, name: "Ada" }),
  back: event({ what: "back", seat: 0 }),
};
const SENTENCES = {
  en: { away: ["You are away.", "Ada is away."], back: ["You are back.", "Ada is back."] },
  it: { away: ["Per ora non ci sei.", "Ada non c’è."], back: ["Sei di nuovo qui.", "Ada è di nuovo qui."] },
  es: { away: ["Te has ausentado.", "Ada no está."], back: ["Has vuelto.", "Ada ha vuelto."] },
  fr: { away: ["Tu t’absentes.", "Ada s’absente."], back: ["Te revoilà.", "Ada est de retour."] },
} as const;

/** What is told last of an event: to Ada, whom it is about, or to somebody else. */
const told = (happened: Happened, own: number | null): string =>
  logLines([happened], [own === 0 ? say("play-you") : "Ada", "Bot"], LOG, own).at(-1)!.text;

describe.each(["en", "it", "es", "fr"] as const)("%s", (language) => {
  beforeAll(() => changeLanguage(language));

  test.each(["away", "left", "back"] as const)("%s, told to whom it is about and to others", (what) => {
    expect([told(ABOUT_ADA[what], 0), told(ABOUT_ADA[what], 1)]).toEqual(SENTENCES[language][what === "back" ? "back" : "away"]);
  });

  test("spectators are told with the name", () => {
    expect(told(ABOUT_ADA.back, null)).toBe(SENTENCES[language].back[1]);
  });
});
