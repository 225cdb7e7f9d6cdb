/** The sentences of the log. */
import { UNSEEN } from "../../constants";
import { addressed, isSeen, playerOf } from "../../lib/logSentences";
import { say, type Values } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { effectOf, numberText } from "./cards";
import { cardName } from "./names";

const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** Describe who passed what to whom, once all have chosen (§4.5). */
function describePassing(cards: readonly string[], names: readonly string[]): string[] {
  if (cards.length < 2) return [];
  const moved = cards.map((card, giver) => {
    const receiver = (giver + 1) % cards.length;
    return isSeen(card)
      ? say("mochi-told-passed-card", { giver: names[giver] ?? "", receiver: names[receiver] ?? "", card: cardName(card) })
      : "";
  });
  return [say("mochi-told-passed"), ...moved];
}

/** Describe a deal: the hands that this seat sees are told together with the pair. */
function describeDeal(step: Step, names: readonly string[], earlier: readonly Step[]): string {
  const card = (each: Step): string => each.action.split(" ")[1] ?? "";
  if (step.note === "held") return say("mochi-told-draws", { who: names[playerOf(step, earlier)] ?? "", card: cardName(card(step)) });
  if (step.note !== "right") return "";
  const left = card(earlier.find((each) => each.note === "left")!);
  const hands = names.map((who, seat) => {
    const hand = earlier.filter((each) => each.note === `hand ${seat + 1}`).map(card);
    return hand.length && hand.every(isSeen) ? say("mochi-told-hand", { who, cards: cardNames(hand) }) : "";
  });
  const pair = say("mochi-told-pair", {
    left: cardName(left),
    right: cardName(card(step)),
    value: numberText(left) + numberText(card(step)),
  });
  return [...hands, pair].filter(Boolean).join(" ");
}

/** Describe a step, "" where there is nothing to tell. */
export function describeStep(step: Step, names: readonly string[], earlier: readonly Step[] = [], own: number | null = null): string {
  const [verb = "", first = ""] = step.action.split(" ");
  const { cards = [], note } = step;
  if (verb === "begin") return say(addressed("mochi-told-begin", Number(first) - 1, own), { who: names[Number(first) - 1] ?? "" });
  if (verb === "deal") return describeDeal(step, names, earlier);
  if (verb === "shuffle") return cards.length ? say("mochi-told-shuffle-returned", { cards: cardNames(cards) }) : say("mochi-told-shuffle");
  const sentences = [describeAction(step, names, own), ...(verb === "pass" ? describePassing(cards, names) : [])];
  if (note === "new_deck") sentences.push(say("mochi-told-new-deck"));
  else if (note && note !== "shown") sentences.push(say(`mochi-told-turned-${note}`));
  return sentences.filter(Boolean).join(" ");
}

/** Describe what a player did. */
function describeAction(step: Step, names: readonly string[], own: number | null): string {
  const [verb = "", first = ""] = step.action.split(" ");
  const place = Number(first) - 1;
  const cards = step.cards ?? [];
  const shown = cards[0] ?? UNSEEN;
  const tell = (message: string, values: Values = {}): string => say(`mochi-told-${message}`, { who: names[step.by] ?? "", ...values });

  switch (verb) {
    case "draw":
      if (first === "deck") return "";
      if (first === "kept") return tell("draw-kept", { card: cardName(shown) });
      return tell("draw-side", { card: cardName(shown), side: say(`mochi-from-${first}`) });
    case "insert":
      return tell("insert", { card: cardName(cards[place] ?? UNSEEN), place: place + 1, count: cards.length });
    case "play": {
      const [left = "", right = ""] = cards;
      const message = numberText(left) === numberText(right) ? "happy" : "play";
      return tell(message, { left: cardName(left), right: cardName(right), value: numberText(left) + numberText(right) });
    }
    case "effect":
      return tell(`effect-${effectOf(shown)}`);
    case "target":
      return place === step.by ? tell("target-self") : tell(addressed("target", place, own), { other: names[place] ?? "" });
    case "pass": {
      const card = cards.length > 1 ? cards[step.by] : shown;
      return first !== UNSEEN && isSeen(card) ? tell("pass", { card: cardName(card) }) : tell("pass-hidden");
    }
    case "keep":
      if (step.note !== "shown") return tell("keep", { card: cardName(shown) });
      return tell("keep-one", {
        cards: cardNames(cards),
        count: cards.reduce((sum, card) => sum + Number(numberText(card)), 0),
        card: first === UNSEEN && cards.length > 1 ? say("mochi-one-of-them") : cardName(cards[place] ?? shown),
      });
  }
  return tell(verb);
}

/** Describe how a round ended. */
export function describeEnding(ending: string, seat: number, names: readonly string[], own: number | null): string {
  const message = `mochi-ending-${ending.replaceAll("_", "-")}`;
  return say(ending === "won" ? addressed(message, seat, own) : message, { who: names[seat] ?? "" });
}
