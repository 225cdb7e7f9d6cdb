/** Legal actions in words, as buttons and hints say them. */
import { UNSEEN } from "../../constants";
import { say } from "../../lib/words.svelte";
import { isHappyPair, pairNumber } from "./cards";
import { SIDES } from "./constants";
import { theCardName } from "./names";
import type { MochiSeatView } from "./protocol";

/** Describe a legal action of the player on a seat. */
export function describeAction(view: MochiSeatView, seat: number, action: string, names: readonly string[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const hand = view.hands[seat] ?? [];
  const place = Number(first) - 1;
  switch (verb) {
    case "draw":
      if (first === "deck") return say("mochi-choose-draw-deck");
      if (first === "kept") return say("mochi-choose-draw-kept", { card: theCardName(view.kept[seat]?.[Number(second) - 1] ?? UNSEEN) });
      return describeSide(view, first);
    case "insert":
      return describeInsertion(hand, place);
    case "play": {
      const [left, right] = [hand[place]!, hand[place + 1]!];
      const happy = isHappyPair(left, right);
      return say(happy ? "mochi-choose-happy" : "mochi-choose-play", {
        left: theCardName(left),
        right: theCardName(right),
        value: pairNumber(left, right),
      });
    }
    case "effect":
      return say(`mochi-choose-effect-${view.pending[first === SIDES[0] ? 0 : 1]}`);
    case "target":
      return place === seat ? say("mochi-choose-target-self") : say("mochi-choose-target", { other: names[place] ?? "" });
    case "pass":
      return say("mochi-choose-pass", { card: theCardName(hand[place]!), other: names[(seat + 1) % view.hands.length] ?? "" });
    case "keep":
      return say("mochi-choose-keep", { card: theCardName(hand[place]!) });
  }
  return say(`mochi-choose-${verb}`);
}

function describeSide(view: MochiSeatView, side: string): string {
  const at = side === SIDES[0] ? 0 : 1;
  const card = view.piles[at]!.at(-1)!;
  const left = at === 0 ? view.piles[0]!.at(-2) : view.piles[0]!.at(-1);
  const right = at === 1 ? view.piles[1]!.at(-2) : view.piles[1]!.at(-1);
  return say("mochi-choose-draw-side", {
    card: theCardName(card),
    side: say(`mochi-side-${side}`),
    value: left && right ? pairNumber(left, right) : "–",
  });
}

function describeInsertion(hand: string[], place: number): string {
  if (!hand.length) return say("mochi-choose-insert-alone");
  if (place === 0) return say("mochi-choose-insert-first", { card: theCardName(hand[0]!) });
  if (place === hand.length) return say("mochi-choose-insert-last", { card: theCardName(hand.at(-1)!) });
  return say("mochi-choose-insert-between", { left: theCardName(hand[place - 1]!), right: theCardName(hand[place]!) });
}
