/** Cards, kinds and colours as people call them. */
import { say } from "../../lib/words.svelte";
import type { Line } from "./scoring";
import { terms } from "./terms";

const word = (name: string): string => name.replaceAll("_", "-");

export const kindName = (kind: string): string => say(`kind-${word(kind)}`);

/** The form of a colour that agrees with a noun: `cards` is the plural of "card". */
type Form = "m" | "f" | "cards";
const colourName = (colour: string, form: Form): string => say(`colour-${word(colour)}`, { form });
/** The name of a colour as it stands beside a number of cards. */
export const countedColourName = (colour: string, count: number): string => colourName(colour, count === 1 ? "f" : "cards");
/** The letters for a colour on a card. */
export const colourLetters = (colour: string): string => say(`colour-letter-${word(colour)}`);

function cardWords(card: string): { kind: string; colour: string } {
  const [kind = "", colour = ""] = card.split("/");
  return { kind: kindName(kind), colour: colourName(colour, say("card-gender", { kind: word(kind) }) as Form) };
}

/** `crab/dark_blue` as a label: "dark blue crab". */
export const cardName = (card: string): string => say("card", cardWords(card));

/** `crab/dark_blue` in a sentence: "a dark blue crab". */
export function aCardName(card: string): string {
  const [kind = "", colour = ""] = card.split("/");
  const article = say("card-article", { kind: word(kind), colour: word(colour) });
  return say("a-card", { article, ...cardWords(card) });
}

/** The name of an event of Extra Pepper. */
export const eventName = (event: string): string => say(`event-${word(event)}`);
/** What an event does, in a sentence. */
export const effectOf = (event: string): string => say(`event-effect-${word(event)}`, terms());

/** One line of an explanation of points. */
export const lineText = ({ message, values }: Line): string =>
  say(
    message,
    values.colour === undefined ? values : { ...values, colour: countedColourName(String(values.colour), Number(values.count)) },
  );
