/** Cards, kinds and colours as people call them. */
import { say } from "../../lib/words.svelte";
import type { Line } from "./scoring";

const word = (name: string): string => name.replaceAll("_", "-");

export const kindName = (kind: string): string => say(`kind-${word(kind)}`);
export const colourName = (colour: string | number): string => say(`colour-${word(String(colour))}`);

/** `crab/dark_blue`: "crab (dark blue)". */
export function cardName(card: string): string {
  const [kind = "", colour = ""] = card.split("/");
  return say("card", { kind: kindName(kind), colour: colourName(colour) });
}

/** One line of an explanation of points. */
export const lineText = ({ message, values }: Line): string =>
  say(message, values.colour === undefined ? values : { ...values, colour: colourName(values.colour) });
