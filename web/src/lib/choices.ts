/** What may be chosen, in words: the text of a legal action as people say it. */
import type { PaperFace, SweetFace } from "../protocol";
import { cardName, sweetName } from "./names";
import { say } from "./words.svelte";

const pile = (side: string): string => say(`pile-${side}`);

function seaChoice(view: PaperFace, action: string, names: string[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "take":
      return say("choose-take", { card: cardName(view.piles[first === "left" ? 0 : 1]!.top ?? ""), pile: pile(first) });
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

const numberOf = (left: string, right: string): string => `${left.split("/")[0]}${right.split("/")[0]}`;

function sweetChoice(view: SweetFace, seat: number, action: string, names: string[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const hand = view.hands[seat] ?? [];
  const place = Number(first) - 1;
  switch (verb) {
    case "draw":
      if (first === "deck") return say("mochi-choose-draw-deck");
      if (first === "kept") return say("mochi-choose-draw-kept", { card: sweetName(view.kept[seat]?.[Number(second) - 1] ?? "?") });
      return sideChoice(view, first);
    case "insert":
      return insertChoice(hand, place);
    case "play": {
      const [left, right] = [hand[place]!, hand[place + 1]!];
      const happy = left.split("/")[0] === right.split("/")[0];
      return say(happy ? "mochi-choose-happy" : "mochi-choose-play", { left: sweetName(left), right: sweetName(right), value: numberOf(left, right) });
    }
    case "effect":
      return say(`mochi-choose-effect-${view.pending[first === "left" ? 0 : 1]}`);
    case "target":
      return place === seat ? say("mochi-choose-target-self") : say("mochi-choose-target", { other: names[place] ?? "" });
    case "pass":
      return say("mochi-choose-pass", { card: sweetName(hand[place]!), other: names[(seat + 1) % view.hands.length] ?? "" });
    case "keep":
      return say("mochi-choose-keep", { card: sweetName(hand[place]!) });
  }
  return say(`mochi-choose-${verb}`);
}

function sideChoice(view: SweetFace, side: string): string {
  const at = side === "left" ? 0 : 1;
  const card = view.piles[at]!.at(-1)!;
  const left = at === 0 ? view.piles[0]!.at(-2) : view.piles[0]!.at(-1);
  const right = at === 1 ? view.piles[1]!.at(-2) : view.piles[1]!.at(-1);
  return say("mochi-choose-draw-side", { card: sweetName(card), side: say(`mochi-from-${side}`), value: left && right ? numberOf(left, right) : "–" });
}

function insertChoice(hand: string[], place: number): string {
  if (!hand.length) return say("mochi-choose-insert-alone");
  if (place === 0) return say("mochi-choose-insert-first", { card: sweetName(hand[0]!) });
  if (place === hand.length) return say("mochi-choose-insert-last", { card: sweetName(hand.at(-1)!) });
  return say("mochi-choose-insert-between", { left: sweetName(hand[place - 1]!), right: sweetName(hand[place]!) });
}

export function choiceText(view: PaperFace | SweetFace, seat: number, action: string, names: string[]): string {
  return view.game === "happy-mochi" ? sweetChoice(view, seat, action, names) : seaChoice(view, action, names);
}
