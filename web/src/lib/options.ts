/** What is special about a table, in few words. */
import type { Options } from "../protocol";
import { EDITION_BY_LANGUAGE, TARGETS } from "../facts";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** How many points a game usually goes to. */
export const usualTarget = (game: string, players: number): number =>
  (TARGETS as Record<string, Record<string, number>>)[game]![String(players)]!;

/** Only what differs from the ordinary; the ordinary edition is that of one's language. */
export function special(options: Options): string[] {
  const { game, edition, players, target, seconds } = options;
  const found: (string | false)[] = [
    game === "sea-salt-paper" && edition !== EDITION_BY_LANGUAGE[settings.language] && say("web-option-edition", { edition: say(`edition-${edition}`) }),
    target !== usualTarget(game, players) && say("web-to-target", { target }),
    !!seconds && say("web-option-seconds", { count: seconds }),
    !!options.open_memory && say("web-option-memory"),
    !options.stand_in && say("web-option-no-stand-in"),
  ];
  return found.filter((each) => each !== false);
}
