/** What people read, from the same files as the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/saltmochi/locales/*/{web*,table,sea_salt_paper,happy_mochi}.ftl", {
  query: "?raw",
  import: "default",
});

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

async function load(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) made.addResource(new FluentResource(text));
  return made;
}

/** Load the language of the settings. */
export async function begin(): Promise<void> {
  bundle = await load(settings.language);
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  bundle = await load(language);
  settings.language = language;
}

export type Values = Record<string, FluentVariable>;

/** A sentence, with what goes into it. */
export function say(message: string, values: Values = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : message;
}

/** The language of all sentences. */
export const spoken = (): string => bundle.locales[0] ?? "";

/** Whether there is such a sentence. */
export const known = (message: string): boolean => bundle.hasMessage(message);
