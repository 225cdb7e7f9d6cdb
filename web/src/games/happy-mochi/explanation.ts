/** What a card counts and does, in a sentence. */
import { say } from "../../lib/words.svelte";
import { effectOf, numberOf } from "./cards";
import { EFFECTS } from "./constants";

export function explainCard(card: string): string {
  const value = numberOf(card);
  const number = say("web-explain-mochi", { number: value, tens: 10 * value });
  const effect = effectOf(card);
  if (effect === "none") return number;
  const how = say(EFFECTS[effect] ? "web-reference-must" : "web-reference-may");
  return `${number} ${say("web-explain-effect", { effect: say(`mochi-effect-${effect}`), does: say(`mochi-effect-${effect}-does`), how })}`;
}
