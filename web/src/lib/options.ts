/** The options of a table: what is usual, and what is special about one. */
import { gameNamed } from "../games";
import type { Game } from "../games/game";
import type { TableOptions } from "../protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Return how many points a game usually goes to. */
export const usualTarget = (game: Game, players: number): number => game.targets[players]!;

/** Whether players choose an edition. */
export const hasEditions = (game: Game): boolean => game.editions.length > 1;

/** Return the edition that the player has chosen, else the one of their language. */
export const chosenEdition = (game: Game): string =>
  game.editions.includes(settings.edition) ? settings.edition : game.editionByLanguage[settings.language]!;

export const editionName = (game: Game, edition: string): string => say(`${game.prefix}edition-${edition}`);

/** Describe only what differs from the ordinary; the ordinary edition is that of the player's language. */
export function specialOptions(options: TableOptions): string[] {
  const { edition, players, target, seconds } = options;
  const game = gameNamed(options.game);
  const found: (string | false)[] = [
    hasEditions(game) &&
      edition !== game.editionByLanguage[settings.language] &&
      say("web-option-edition", { edition: editionName(game, edition) }),
    target !== usualTarget(game, players) && say("web-to-target", { target }),
    !!seconds && say("web-option-seconds", { count: seconds }),
    !!options.open_memory && say("web-option-memory"),
    !options.stand_in && say("web-option-no-stand-in"),
  ];
  return found.filter((each) => each !== false);
}
