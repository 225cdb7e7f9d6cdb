/** The options that only this game has: its expansions, and a house rule. */
import { joinList, say } from "../../lib/words.svelte";
import type { OptionWords } from "../game";

/** As the protocol calls them. */
export const EXPANSIONS = ["extra-salt", "extra-pepper"] as const;

const expansionName = (expansion: string): string => say(`expansion-${expansion}`);

export function optionWords(name: string): OptionWords | undefined {
  switch (name) {
    case "expansions":
      return {
        label: say("web-expansions"),
        choices: EXPANSIONS.map((value) => ({ value, label: expansionName(value), why: say(`expansion-what-${value}`) })),
        describe: (value) => say("with-expansions", { expansions: joinList((value as string[]).map(expansionName)) }),
      };
    case "double_points":
      return { label: say("house-double-points"), why: say("house-double-points-why") };
  }
  return undefined;
}

/** Whether a variant plays with an expansion, or with this one. */
export const hasExpansions = (variant: Readonly<Record<string, unknown>> = {}, expansion?: (typeof EXPANSIONS)[number]): boolean =>
  EXPANSIONS.some((each) => (expansion ?? each) === each && ((variant.expansions ?? []) as string[]).includes(each));

/** The house rule doubles the usual target. */
export const adjustTarget = (target: number, variant: Readonly<Record<string, unknown>>): number =>
  variant.double_points ? 2 * target : target;
