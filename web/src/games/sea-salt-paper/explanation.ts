/** What a card scores and does, in a sentence. */
import { say } from "../../lib/words.svelte";
import { collectionPoints, kindOf, multiplierOf, partnerOf } from "./cards";
import { kindName } from "./names";
import { terms } from "./terms";

/** The cards of Extra Salt that are neither a duo, nor a collector, nor a multiplier. */
const SPECIAL: Readonly<Record<string, string>> = { starfish: "web-reference-starfish", seahorse: "web-reference-seahorse" };

export function explainCard(card: string): string {
  const kind = kindOf(card);
  const special = SPECIAL[kind];
  if (special) return say(special);
  const points = collectionPoints(kind);
  if (points) return say("web-explain-collection", { points: points.slice(1).join(", ") });
  const multiplier = multiplierOf(kind);
  if (multiplier) return say("web-explain-multiplier", { points: multiplier[1], kind: kindName(multiplier[0]) });
  if (!partnerOf(kind)) return `${say("web-reference-mermaid")} ${say("web-reference-mermaid-four", terms())}`;
  // Swimmer and shark share their sentences.
  const pair = kind === "shark" ? "swimmer" : kind;
  return say("web-explain-duo", { pair: say(`web-reference-pair-${pair}`), effect: say(`web-reference-sea-${pair}`) });
}
