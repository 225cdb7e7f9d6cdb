/** What happened, in words: the same sentences as in the terminal, made from what this seat hears of each step. */
import { SWEET_EFFECTS } from "../facts";
import type { Step } from "../protocol";
import { cardName, sweetName } from "./names";
import { say, type Values } from "./words.svelte";

/** What stands for what this seat does not see. */
const UNSEEN = "?";

const verbOf = (step: Step): string => step.action.split(" ")[0] ?? "";
const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
const isSeen = (card: string | undefined): card is string => !!card && card !== UNSEEN;
/** Seats are counted from one in what is heard. */
const seatIn = (text: string): number => Number(text.split(" ")[1]) - 1;

/** Whose doing a step is: what the dealer does follows from what a player did before. */
function doer(step: Step, earlier: readonly Step[]): number {
  return step.by >= 0 ? step.by : (lastOf(earlier.filter((each) => each.by >= 0))?.by ?? -1);
}

/** The sentence about somebody; where that is whoever reads it (`own`), the one that says "you". */
export const about = (message: string, seat: number, own: number | null): string => (seat === own ? `${message}-you` : message);

/** A player's action and what the dealer did because of it, a sentence each, for whoever sits on the seat `own`. */
export function toldSteps(steps: readonly Step[], names: readonly string[], game: string, own: number | null = null): string[] {
  const sweet = game === "happy-mochi";
  const told = steps.flatMap((step, i) => {
    const earlier = steps.slice(0, i);
    return [sweet ? toldSweet(step, names, earlier, own) : toldSea(step, names, earlier, own), endingTold(step, names, sweet, own)];
  });
  return told.filter(Boolean);
}

/** How the round ended, if it did so by this step. */
function endingTold({ ending }: Step, names: readonly string[], sweet: boolean, own: number | null): string {
  if (!ending) return "";
  const [how = ""] = ending.split(" ");
  const seat = seatIn(ending);
  if (how === "won") return say(about("mochi-ending-won", seat, own), { who: names[seat] ?? "" });
  return say(`${sweet ? "mochi-" : ""}ending-${how.replaceAll("_", "-")}`, { who: names[seat] ?? "" });
}

// --- Sea Salt & Paper ---

/** A step in words, "" where this seat sees nothing; `earlier` are the steps of the same event before it. */
export function toldSea(step: Step, names: readonly string[], earlier: readonly Step[] = [], own: number | null = null): string {
  const [verb = "", first = "", second = ""] = step.action.split(" ");
  const note = step.note ?? "";
  const shown = step.cards?.[0];
  const name = (seat: number): string => names[seat] ?? "";
  const tell = (message: string, values: Values = {}): string => say(`told-${message}`, { who: name(doer(step, earlier)), ...values });
  const pile = (side: string): string => say(`pile-${side}`);

  switch (verb) {
    case "begin": {
      const starter = Number(first) - 1;
      return tell(about("begin", starter, own), { who: name(starter) });
    }
    case "deal":
      if (note === "hand") return isSeen(first) ? tell("draws-card", { card: cardName(first) }) : tell("draws-hidden");
      if (!isSeen(first)) return "";
      return note === "drawn" ? tell("sees-card", { card: cardName(first) }) : tell("turn-up", { card: cardName(first), pile: pile(note) });
    case "steal": {
      const seat = Number(note) - 1;
      const victim = name(seat);
      return isSeen(first) ? tell(about("steals", seat, own), { victim, card: cardName(first) }) : tell("steals-hidden", { victim });
    }
    case "take":
      return tell("takes", { card: cardName(shown ?? ""), pile: pile(first) });
    case "put": {
      const values = { card: cardName(first), pile: pile(second) };
      return isSeen(shown) ? tell("puts-known", { kept: cardName(shown), ...values }) : tell("puts", values);
    }
    case "lay":
      return tell("lays", { first: cardName(first), second: cardName(second) });
    case "look":
      return tell("looks", { pile: pile(first) });
    case "pick":
      return isSeen(first) ? tell("picks", { card: cardName(first), pile: pile(note) }) : tell("picks-hidden", { pile: pile(note) });
    case "rob": {
      const seat = Number(first) - 1;
      return tell(about("robs", seat, own), { victim: name(seat) });
    }
    case "end":
      return tell("end-turn");
  }
  return tell(verb.replaceAll("_", "-"));
}

// --- Happy Mochi ---

const digit = (card: string): string => card.split("/")[0] ?? "";
const listed = (cards: readonly string[]): string => cards.map(sweetName).join(", ");

/** §4.5: who passed what to whom once all have chosen. */
function passedTold(cards: readonly string[], names: readonly string[]): string[] {
  if (cards.length < 2) return [];
  const moved = cards.map((card, giver) => {
    const receiver = (giver + 1) % cards.length;
    return isSeen(card) ? say("mochi-told-passed-card", { giver: names[giver] ?? "", receiver: names[receiver] ?? "", card: sweetName(card) }) : "";
  });
  return [say("mochi-told-passed"), ...moved];
}

/** What the dealer did: the hands that one sees are told together with the pair. */
function sweetDealt(step: Step, names: readonly string[], earlier: readonly Step[]): string {
  const card = (each: Step): string => each.action.split(" ")[1] ?? "";
  if (step.note === "held") return say("mochi-told-draws", { who: names[doer(step, earlier)] ?? "", card: sweetName(card(step)) });
  if (step.note !== "right") return "";
  const left = card(earlier.find((each) => each.note === "left")!);
  const hands = names.map((who, seat) => {
    const hand = earlier.filter((each) => each.note === `hand ${seat + 1}`).map(card);
    return hand.length && hand.every(isSeen) ? say("mochi-told-hand", { who, cards: listed(hand) }) : "";
  });
  const pair = say("mochi-told-pair", { left: sweetName(left), right: sweetName(card(step)), value: digit(left) + digit(card(step)) });
  return [...hands, pair].filter(Boolean).join(" ");
}

/** As `toldSea`: a step in words, "" for trifles. */
export function toldSweet(step: Step, names: readonly string[], earlier: readonly Step[] = [], own: number | null = null): string {
  const [verb = "", first = ""] = step.action.split(" ");
  const { cards = [], note } = step;
  if (verb === "begin") return say(about("mochi-told-begin", Number(first) - 1, own), { who: names[Number(first) - 1] ?? "" });
  if (verb === "deal") return sweetDealt(step, names, earlier);
  if (verb === "shuffle") return cards.length ? say("mochi-told-shuffle-returned", { cards: listed(cards) }) : say("mochi-told-shuffle");
  const sentences = [sweetDone(step, names, own), ...(verb === "pass" ? passedTold(cards, names) : [])];
  if (note === "new_deck") sentences.push(say("mochi-told-new-deck"));
  else if (note && note !== "shown") sentences.push(say(`mochi-told-turned-${note}`));
  return sentences.filter(Boolean).join(" ");
}

/** What a player did. */
function sweetDone(step: Step, names: readonly string[], own: number | null): string {
  const verb = verbOf(step);
  const [, first = ""] = step.action.split(" ");
  const place = Number(first) - 1;
  const cards = step.cards ?? [];
  const shown = cards[0] ?? UNSEEN;
  const tell = (message: string, values: Values = {}): string => say(`mochi-told-${message}`, { who: names[step.by] ?? "", ...values });

  switch (verb) {
    case "draw":
      if (first === "deck") return "";
      if (first === "kept") return tell("draw-kept", { card: sweetName(shown) });
      return tell("draw-side", { card: sweetName(shown), side: say(`mochi-from-${first}`) });
    case "insert":
      return tell("insert", { card: sweetName(cards[place] ?? UNSEEN), place: place + 1, count: cards.length });
    case "play": {
      const [left = "", right = ""] = cards;
      const message = digit(left) === digit(right) ? "happy" : "play";
      return tell(message, { left: sweetName(left), right: sweetName(right), value: digit(left) + digit(right) });
    }
    case "effect":
      return tell(`effect-${(SWEET_EFFECTS as Record<string, string>)[shown]}`);
    case "target":
      return place === step.by ? tell("target-self") : tell(about("target", place, own), { other: names[place] ?? "" });
    case "pass": {
      const card = cards.length > 1 ? cards[step.by] : shown;
      return first !== UNSEEN && isSeen(card) ? tell("pass", { card: sweetName(card) }) : tell("pass-hidden");
    }
    case "keep":
      if (step.note !== "shown") return tell("keep", { card: sweetName(shown) });
      return tell("keep-one", {
        cards: listed(cards),
        count: cards.reduce((sum, card) => sum + Number(digit(card)), 0),
        card: first === UNSEEN && cards.length > 1 ? say("mochi-one-of-them") : sweetName(cards[place] ?? shown),
      });
  }
  return tell(verb);
}
