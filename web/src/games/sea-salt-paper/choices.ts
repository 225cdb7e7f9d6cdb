/** Legal actions in words, as buttons and hints say them. */
import { say } from "../../lib/words.svelte";
import { PILES } from "./constants";
import { dancesWithThree } from "./expanded";
import { aCardName, eventName } from "./names";
import type { SeaSeatView } from "./protocol";
import { terms } from "./terms";

const side = (name: string): string => say(`side-${name}`);

/** Describe a legal action. */
export function describeAction(view: SeaSeatView, action: string, names: readonly string[]): string {
  const [verb = "", first = "", second = "", third = ""] = action.split(" ");
  const named = (seat: string): string => names[Number(seat) - 1] ?? "";
  switch (verb) {
    case "take":
      return say("choose-take", { card: aCardName(view.piles[first === PILES[0] ? 0 : 1]!.top ?? ""), side: side(first) });
    case "put": {
      const kept = view.drawn[0] === first ? view.drawn[1] : view.drawn[0];
      return say("choose-put", { kept: aCardName(kept ?? first), card: aCardName(first), side: side(second) });
    }
    case "lay": {
      const pair = { first: aCardName(first), second: aCardName(second) };
      return third ? say("choose-lay-trio", { ...pair, starfish: aCardName(third) }) : say("choose-lay", pair);
    }
    case "lay_mermaids":
      return say(dancesWithThree(view, view.turn) ? "choose-lay-mermaids-dance" : "choose-lay-mermaids");
    case "look":
      return say("choose-look", { side: side(first) });
    case "pick":
      return say("choose-pick", { card: aCardName(first) });
    case "rob":
      return say("choose-rob", { victim: named(first) });
    case "hide":
    case "keep":
    case "give":
      return say(`choose-${verb}`, { card: aCardName(first) });
    case "visit":
      return say("choose-visit", { victim: named(first) });
    case "get":
      return say("choose-get", { card: aCardName(first), given: aCardName(view.expanded?.given ?? "") });
    case "rob_pair":
      return say("choose-rob-pair", { victim: named(first), first: aCardName(second), second: aCardName(third) });
    case "keep_event": {
      const events = [view.expanded?.held[view.turn], view.expanded?.offered];
      return say("choose-keep-event", { event: eventName(first), discarded: eventName(events.find((each) => each !== first) ?? first) });
    }
    case "end":
      return say("choose-end-turn");
  }
  return say(`choose-${verb.replaceAll("_", "-")}`, terms());
}
