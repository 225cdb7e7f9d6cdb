/** What messages say differently by edition. */
import { pageEdition } from "../../lib/edition.svelte";
import type { Edition } from "./cards";
import { CALLS, EDITION_BY_LANGUAGE, EDITION_SWITCHES, EDITIONS } from "./constants";

export interface Terms extends Record<string, string> {
  stop: string;
  chance: string;
  /** How four mermaids win. */
  mermaids: string;
  /** What an empty deck does in final turns. */
  deck: string;
}

export const editionTerms = (edition: Edition): Terms => ({
  ...CALLS[edition],
  mermaids: EDITION_SWITCHES.e1[edition],
  deck: EDITION_SWITCHES.e5[edition],
});

/** The words of the edition that the page uses. */
export const terms = (): Terms => editionTerms(pageEdition({ editions: EDITIONS, editionByLanguage: EDITION_BY_LANGUAGE }) as Edition);

/** The two calls as they are printed: "STOP, LAST CHANCE". */
export const callNames = (edition: Edition): string => `${CALLS[edition].stop}, ${CALLS[edition].chance}`;
