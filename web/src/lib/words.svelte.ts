/** The texts that people read, from the same Fluent files as the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Language } from "./settings.svelte";

/** The files that the start page needs. The texts of all other pages are listed in `pageTexts.ts`, which it does not load. */
const startFiles = {
  // All that is neither only for the browser nor for playing, but for the messages of the command line and the server.
  ...import.meta.glob<string>(
    [
      "../../../src/saltmochi/locales/*/*.ftl",
      "!../../../src/saltmochi/locales/*/web_*.ftl",
      "!../../../src/saltmochi/locales/*/*_play.ftl",
      "!../../../src/saltmochi/locales/*/{admin,advice,cli,maintenance,problems,puzzles,review,server}.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  ...import.meta.glob<string>("../../../src/saltmochi/locales/*/web_{joining,start,characters,conveniences}.ftl", {
    query: "?raw",
    import: "default",
  }),
};
let whole = true;

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

async function load(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const files = { ...startFiles, ...(whole ? (await import("./pageTexts")).pageFiles : {}) };
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) made.addResource(new FluentResource(text));
  return made;
}

/** Load the language of the settings. */
export async function loadLanguage(): Promise<void> {
  bundle = await load(settings.language);
}

/** Load the language of the settings as far as the start page needs it. */
export async function loadStartTexts(): Promise<void> {
  whole = false;
  await loadLanguage();
}

let loading: Promise<void> | undefined;

/** Load what `loadStartTexts` left out, once. */
export function loadAllTexts(): Promise<void> {
  if (whole) return loading ?? Promise.resolve();
  whole = true;
  loading = untrack(loadLanguage).catch((problem: unknown) => {
    whole = false;
    throw problem;
  });
  return loading;
}

/** Change the language of the page. */
export async function changeLanguage(language: Language): Promise<void> {
  bundle = await load(language);
  settings.language = language;
}

export type Values = Record<string, FluentVariable>;

/** Return a message with its values; a message that is missing is its own text. */
export function say(message: string, values: Values = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : message;
}

/** Return the language of all messages. */
export const currentLanguage = (): string => bundle.locales[0] ?? "";

/** The locale for numbers, dates and lists. Our English is British. */
export const locale = (): string => (currentLanguage() === "en" ? "en-GB" : currentLanguage());

/** Join texts as a sentence does: "Anna, Bo and Chiara". */
export const joinList = (items: readonly string[]): string => new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

/** Return a label and what it labels, with the colon of the language. */
export const labelled = (label: string, text: string): string => say("labelled", { label, text });

/** Return a text that begins with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);

/** Return the values of a sentence about a player: the name, and whether that player is the reader. */
export const subject = (name: string, me: boolean): Values => ({ who: name, me: me ? "yes" : "no" });
