/** Legal actions in words, as buttons and hints say them. */
import { say } from "../../lib/words.svelte";
import { PILES } from "./constants";
import { cardName } from "./names";
import type { SeaSeatView } from "./protocol";

const pile = (side: string): string => say(`pile-${side}`);

/** Describe a legal action. */
export function describeAction(view: SeaSeatView, action: string, names: readonly string[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "take":
      return say("choose-take", { card: cardName(view.piles[first === PILES[0] ? 0 : 1]!.top ?? ""), pile: pile(first) });
    case "put": {
      const kept = view.drawn[0] === first ? view.drawn[1] : view.drawn[0];
      return say("choose-put", { kept: cardName(kept ?? first), card: cardName(first), pile: pile(second) });
    }
    case "lay":
      return say("choose-lay", { first: cardName(first), second: cardName(second) });
    case "look":
      return say("choose-look", { pile: pile(first) });
    case "pick":
      return say("choose-pick", { card: cardName(first) });
    case "rob":
      return say("choose-rob", { victim: names[Number(first) - 1] ?? "" });
    case "end":
      return say("choose-end-turn");
  }
  return say(`choose-${verb.replaceAll("_", "-")}`);
}
