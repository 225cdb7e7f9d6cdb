/** What a card is, scores and does, in a sentence. */
import { EFFECTS, type Effect } from "../art/mochi";
import { SWEET_EFFECTS } from "../facts";
import { cardName, kindName, sweetName } from "./names";
import { say } from "./words.svelte";
import { COLLECTIONS, DUOS, MULTIPLIERS, of } from "./worth";

export interface Explained {
  name: string;
  text: string;
}

export const isSweet = (card: string): boolean => /^\d/.test(card);

function seaText(kind: string): string {
  const points = of(COLLECTIONS, kind);
  if (points) return say("web-explain-collection", { points: points.slice(1).join(", ") });
  const pays = of(MULTIPLIERS, kind);
  if (pays) return say("web-explain-multiplier", { points: pays[1], kind: kindName(pays[0]) });
  if (!of(DUOS, kind)) return `${say("web-reference-mermaid")} ${say("web-reference-mermaid-four")}`;
  // Swimmer and shark share their sentences.
  const pair = kind === "shark" ? "swimmer" : kind;
  return say("web-explain-duo", { pair: say(`web-reference-pair-${pair}`), effect: say(`web-reference-sea-${pair}`) });
}

function sweetText(card: string): string {
  const value = Number(card.split("/")[0]);
  const number = say("web-explain-sweet", { number: value, tens: 10 * value });
  const effect = of(SWEET_EFFECTS, card) as Effect;
  if (effect === "none") return number;
  const how = say(EFFECTS[effect].mandatory ? "web-reference-must" : "web-reference-may");
  return `${number} ${say("web-explain-effect", { effect: say(`mochi-effect-${effect}-why`), how })}`;
}

export function explained(card: string): Explained {
  return isSweet(card) ? { name: sweetName(card), text: sweetText(card) } : { name: cardName(card), text: seaText(card.split("/")[0]!) };
}
