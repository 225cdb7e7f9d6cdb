/** Cards and flavours as people call them. */
import { UNSEEN } from "../../constants";
import { currentLanguage, say } from "../../lib/words.svelte";

export const flavourName = (flavour: string): string => say(`mochi-flavour-${flavour}`);

/** `7/matcha`; "?" is any card. */
export function cardName(card: string): string {
  if (card === UNSEEN) return say("mochi-a-card");
  const [value = "", flavour = ""] = card.split("/");
  return say("mochi-card-name", { value, flavour: flavourName(flavour) });
}

/** Return a text that begins with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);
