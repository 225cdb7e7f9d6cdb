/** The options of a table: what is usual, and what is special about one. */
import { gameNamed } from "../games";
import type { Game, OptionWords, OwnOption } from "../games/game";
import type { TableInfo, TableOptions } from "../protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Return how many points a game usually goes to, with these options of its own. */
export function usualTarget(game: Game, players: number, variant: Variant = {}): number {
  const target = game.targets[players]!;
  return game.adjustTarget?.(target, variant) ?? target;
}

/** Whether players choose an edition. */
export const hasEditions = (game: Game): boolean => game.editions.length > 1;

/** Return the edition that the player has chosen, else the one of their language. */
export const chosenEdition = (game: Game): string =>
  game.editions.includes(settings.edition) ? settings.edition : game.editionByLanguage[settings.language]!;

/** Remember the edition that the player chooses. */
export const chooseEdition = (edition: string): void => {
  settings.edition = edition;
};

export const editionName = (game: Game, edition: string): string => say(`${game.prefix}edition-${edition}`);

/** What a table has of the options that only its game has; those that are left out are as the rules have them. */
export type Variant = NonNullable<TableOptions["variant"]>;
/** What a player has entered for such options, by name; nothing in an empty field. A list is written with commas. */
export type EnteredOptions = Record<string, boolean | number | string | null | undefined>;

/** Return how people read about an option: the game's own words, else a message, else the name that the rules give it. */
export const optionWords = (game: Game, name: string): OptionWords => game.optionWords?.(name) ?? { label: optionName(name) };

function optionName(name: string): string {
  const message = `web-option-${name.replaceAll("_", "-")}`;
  const text = say(message);
  return text === message ? name : text;
}

/** Write the value of an option as it stands in a text field. */
export const optionText = (value: OwnOption["default"]): string => (typeof value === "object" ? value.join(", ") : String(value));

/** Return the chosen values of a list. */
export const chosenValues = (option: OwnOption, entered: EnteredOptions): string[] => readOption(option, entered[option.name]) as string[];

/** Add a value to a list, or take it away; the list keeps the order of all choices. */
export function withValue(words: OptionWords, chosen: readonly string[], value: string, on: boolean): string {
  const wanted = on ? [...chosen, value] : chosen.filter((each) => each !== value);
  return (words.choices ?? []).flatMap((each) => (wanted.includes(each.value) ? each.value : [])).join(",");
}

function readOption(option: OwnOption, entered: EnteredOptions[string]): Variant[string] {
  const value = entered ?? optionText(option.default);
  if (typeof option.default === "number") return Number(value);
  if (typeof option.default === "boolean") return entered ?? option.default;
  if (typeof option.default === "string") return String(value);
  return String(value)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a value is not as the rules have it; of an unknown option it never is. */
const differs = (option: OwnOption | undefined, value: OwnOption["default"]): boolean =>
  !option || optionText(option.default) !== optionText(value);

/** Return the entered options that differ from how the rules have them. */
export function variantOf(game: Game, entered: EnteredOptions): Variant {
  const read = game.options.map((option) => [option, readOption(option, entered[option.name])] as const);
  return Object.fromEntries(read.filter(([option, value]) => differs(option, value)).map(([{ name }, value]) => [name, value]));
}

function describeOption(game: Game, name: string, value: Variant[string]): string {
  const { label: option, describe } = optionWords(game, name);
  if (describe) return describe(value);
  if (value === true) return option;
  return value === false ? say("web-own-option-off", { option }) : say("web-own-option-value", { option, value: optionText(value) });
}

/** Describe what differs among the options that only this game has. */
export function specialVariant(game: Game, variant: Variant): string[] {
  const known = new Map(game.options.map((option) => [option.name, option]));
  return Object.entries(variant).flatMap(([name, value]) => (differs(known.get(name), value) ? describeOption(game, name, value) : []));
}

/** Whether people may talk at a table; those who run the server may turn the chat off later. */
export const hasChat = ({ options, muted }: TableInfo): boolean => options.chat !== false && !muted;

/** Describe only what differs from the ordinary; the ordinary edition is that of the player's language. */
export function specialOptions(options: TableOptions): string[] {
  const { edition, players, target, seconds } = options;
  const game = gameNamed(options.game);
  const variant = options.variant ?? {};
  const found: (string | false)[] = [
    ...specialVariant(game, variant),
    hasEditions(game) &&
      edition !== game.editionByLanguage[settings.language] &&
      say("web-option-edition", { edition: editionName(game, edition) }),
    target !== usualTarget(game, players, variant) && say("web-to-target", { target }),
    !!seconds && say("web-option-seconds", { count: seconds }),
    !!options.open_memory && say("web-option-memory"),
    !options.stand_in && say("web-option-no-stand-in"),
    options.chat === false && say("web-option-no-chat"),
  ];
  return found.filter((each) => each !== false);
}
