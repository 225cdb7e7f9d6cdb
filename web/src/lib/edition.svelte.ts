/** The edition whose words the page uses. */
import type { Game } from "../games/game";
import { currentLanguage } from "./words.svelte";

let shown = $state("");

/** Use the words of a table's or a score sheet's edition as long as the calling component is on the page. */
export function useEdition(edition: () => string): void {
  $effect.pre(() => {
    shown = edition();
    return () => (shown = "");
  });
}

/** Return the edition of the table or score sheet on the page, else the one that the reader most likely owns. */
export function pageEdition({ editions, editionByLanguage }: Pick<Game, "editions" | "editionByLanguage">): string {
  return editions.includes(shown) ? shown : (editionByLanguage[currentLanguage()] ?? editions[0]!);
}
