/** The sentences of the log. */
import { UNSEEN } from "../../constants";
import { about, clause, isSeen, predicate, sentence, type Reader, type Statement } from "../../lib/logSentences";
import { joinList, say, type Values } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { effectOf, numberText } from "./cards";
import { theCardName } from "./names";

export const cardInSentence = theCardName;

const cardOf = (step: Step): string => step.action.split(" ")[1] ?? "";

/** A card in a sentence. One that this reader does not see has no picture: it is "a card". */
const shownCard = (card: string, reader: Reader): string => (isSeen(card) ? reader.card(card) : theCardName(UNSEEN));
const cardList = (cards: readonly string[], reader: Reader): string => joinList(cards.map((card) => shownCard(card, reader)));

/** Describe who passed what to whom, once all have chosen (§4.5). */
function describePassing(cards: readonly string[], reader: Reader): Statement[] {
  if (cards.length < 2) return [];
  const passed = cards.flatMap((card, giver) => {
    const receiver = (giver + 1) % cards.length;
    if (!isSeen(card)) return [];
    const message = receiver === reader.own ? "mochi-log-passed-card-you" : "mochi-log-passed-card";
    return [sentence(say(message, { ...about(giver, reader), other: reader.names[receiver] ?? "", card: reader.card(card) }))];
  });
  return [sentence(say("mochi-log-passed")), ...passed];
}

/** Describe a deal: the hands that this reader sees are told together with the pair. */
function describeDeal(step: Step, earlier: readonly Step[], reader: Reader): Statement[] {
  if (step.note === "held") return [clause(say("mochi-did-draw", { card: shownCard(cardOf(step), reader) }))];
  if (step.note !== "right") return [];
  const left = cardOf(earlier.find((each) => each.note === "left")!);
  const hands = reader.names.flatMap((_, seat) => {
    const hand = earlier.filter((each) => each.note === `hand ${seat + 1}`).map(cardOf);
    if (!hand.length || !hand.every(isSeen)) return [];
    return [sentence(say("mochi-log-hand", { ...about(seat, reader), cards: cardList(hand, reader) }), true)];
  });
  const pair = say("mochi-log-pair", {
    left: reader.card(left),
    right: reader.card(cardOf(step)),
    value: numberText(left) + numberText(cardOf(step)),
  });
  return [...hands, sentence(pair)];
}

/** Describe a step: nothing where there is nothing to tell. */
export function describeStep(step: Step, earlier: readonly Step[], reader: Reader): Statement[] {
  const [verb = "", first = ""] = step.action.split(" ");
  const { cards = [], note } = step;
  if (verb === "begin") return [sentence(say("log-begin", about(Number(first) - 1, reader)))];
  if (verb === "deal") return describeDeal(step, earlier, reader);
  if (verb === "shuffle")
    return cards.length
      ? [sentence(say("mochi-log-shuffle-returned", { cards: cardList(cards, reader) }))]
      : [sentence(say("mochi-log-shuffle"), true)];
  const statements = [...describeAction(step, reader), ...(verb === "pass" ? describePassing(cards, reader) : [])];
  if (note === "new_deck") statements.push(sentence(say("mochi-log-new-deck")));
  else if (note && note !== "shown") statements.push(sentence(say(`mochi-log-turned-${note}`)));
  return statements;
}

/** Describe what a player did. */
function describeAction(step: Step, reader: Reader): Statement[] {
  const [verb = "", first = ""] = step.action.split(" ");
  const place = Number(first) - 1;
  const cards = step.cards ?? [];
  const shown = cards[0] ?? UNSEEN;
  const card = (which: string): string => shownCard(which, reader);
  const did = (message: string, values: Values = {}): string => say(`mochi-did-${message}`, values);

  switch (verb) {
    case "draw":
      if (first === "deck") return [];
      if (first === "kept") return [clause(did("draw-kept", { card: card(shown) }))];
      return [clause(did("draw-side", { card: card(shown), side: say(`mochi-side-${first}`) }))];
    case "insert":
      return [clause(did("insert", { card: card(cards[place] ?? UNSEEN), place: place + 1, count: cards.length }), true)];
    case "play": {
      const [left = "", right = ""] = cards;
      const message = numberText(left) === numberText(right) ? "happy" : "play";
      return [clause(did(message, { left: card(left), right: card(right), value: numberText(left) + numberText(right) }))];
    }
    case "effect":
      return [clause(did(`effect-${effectOf(shown)}`))];
    case "target":
      if (place === step.by) return [clause(did("target-self"))];
      if (place === reader.own) return [predicate(did("target-you"))];
      return [clause(did("target", { other: reader.names[place] ?? "" }))];
    case "pass": {
      const passed = cards.length > 1 ? cards[step.by] : shown;
      return [clause(did("pass", { card: card(first !== UNSEEN && isSeen(passed) ? passed : UNSEEN) }), true)];
    }
    case "keep":
      if (step.note !== "shown") return [clause(did("keep", { card: card(shown) }))];
      return [
        clause(
          did("keep-one", {
            cards: cardList(cards, reader),
            count: cards.reduce((sum, each) => sum + Number(numberText(each)), 0),
            card: first === UNSEEN && cards.length > 1 ? say("mochi-one-of-them") : card(cards[place] ?? shown),
          }),
        ),
      ];
  }
  return [sentence(say(`mochi-log-${verb}`, about(step.by, reader)))];
}

/** A card that was put into the hand ends what the player had to do: drawing or playing after it is the next turn. */
export const beginsTurn = (action: string, last: string): boolean => last.startsWith("insert") && /^(draw|play)/.test(action);

/** Describe how a round ended. */
export const describeEnding = (ending: string, seat: number, reader: Reader): string =>
  say(`mochi-ending-${ending.replaceAll("_", "-")}`, about(seat, reader));
