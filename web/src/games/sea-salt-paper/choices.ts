/** Legal actions in words, as buttons and hints say them. */
import { say } from "../../lib/words.svelte";
import { PILES } from "./constants";
import { aCardName } from "./names";
import type { SeaSeatView } from "./protocol";
import { terms } from "./terms";

const side = (name: string): string => say(`side-${name}`);

/** Describe a legal action. */
export function describeAction(view: SeaSeatView, action: string, names: readonly string[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "take":
      return say("choose-take", { card: aCardName(view.piles[first === PILES[0] ? 0 : 1]!.top ?? ""), side: side(first) });
    case "put": {
      const kept = view.drawn[0] === first ? view.drawn[1] : view.drawn[0];
      return say("choose-put", { kept: aCardName(kept ?? first), card: aCardName(first), side: side(second) });
    }
    case "lay":
      return say("choose-lay", { first: aCardName(first), second: aCardName(second) });
    case "look":
      return say("choose-look", { side: side(first) });
    case "pick":
      return say("choose-pick", { card: aCardName(first) });
    case "rob":
      return say("choose-rob", { victim: names[Number(first) - 1] ?? "" });
    case "end":
      return say("choose-end-turn");
  }
  return say(`choose-${verb.replaceAll("_", "-")}`, terms());
}
