/** Cards and colours as people call them. */
import { UNSEEN } from "../../constants";
import { say } from "../../lib/words.svelte";

export const colourName = (colour: string): string => say(`mochi-colour-${colour}`);

function cardWords(card: string): { value: number; colour: string } {
  const [value = "", colour = ""] = card.split("/");
  return { value: Number(value), colour: colourName(colour) };
}

/** `7/matcha` as a label: "matcha 7"; "?" is any card. */
export const cardName = (card: string): string => (card === UNSEEN ? say("mochi-a-card") : say("mochi-card", cardWords(card)));

/** `7/matcha` in a sentence: "the matcha 7"; "?" is any card. */
export const theCardName = (card: string): string => (card === UNSEEN ? say("mochi-a-card") : say("mochi-the-card", cardWords(card)));

/** The name of an effect and what it does. */
export const effectLine = (effect: string): string =>
  say("mochi-effect-line", { effect: say(`mochi-effect-${effect}`), does: say(`mochi-effect-${effect}-does`) });
