/** What happened, in words: the same sentences as in the terminal, as far as this seat sees the cards. */
import { SWEET_EFFECTS } from "../facts";
import type { PaperFace, Step, SweetFace } from "../protocol";
import { cardName, sweetName } from "./names";
import { say, type Values } from "./words.svelte";

/** What stands for what this seat does not see. */
const UNSEEN = "?";
const SIDES = ["left", "right"];

const isDealers = (step: Step): boolean => step.by < 0;
const verbOf = (step: Step): string => step.action.split(" ")[0] ?? "";
const lastOf = <T>(list: readonly T[] | undefined): T | undefined => list?.[list.length - 1];
const isSeen = (card: string | null | undefined): card is string => !!card && card !== UNSEEN;

/** The last thing that a player did, or that began a round, before this step. */
const cause = (earlier: readonly Step[]): Step | undefined => lastOf(earlier.filter((step) => verbOf(step) !== "deal"));

/**
 * A player's action and what the dealer did because of it, a sentence each. Before and after are the table before the
 * first and after the last of these steps, as an event or a moment of a replay has them.
 */
export function toldSteps(
  steps: readonly Step[],
  before: PaperFace | SweetFace | null | undefined,
  after: PaperFace | SweetFace | null | undefined,
  names: readonly string[],
  game: string = (after ?? before)?.game ?? "sea-salt-paper",
): string[] {
  const sweet = game === "happy-mochi";
  const told = steps.map((step, i) =>
    sweet
      ? toldSweet(step, before as SweetFace, after as SweetFace, names, steps.slice(0, i))
      : toldSea(step, before as PaperFace, after as PaperFace, names, steps.slice(0, i)),
  );
  const ending = endingTold(before, after, names);
  return [...told, ending].filter(Boolean);
}

/** How the round ended, if it did so just now. */
export function endingTold(
  before: PaperFace | SweetFace | null | undefined,
  after: PaperFace | SweetFace | null | undefined,
  names: readonly string[],
): string {
  const result = after?.result;
  if (!after || !result || !before || before.result) return "";
  const ending = result.ending.replaceAll("_", "-");
  return after.game === "happy-mochi" ? say(`mochi-ending-${ending}`, { who: names[after.turn] ?? "" }) : say(`ending-${ending}`);
}

// --- Sea Salt & Paper ---

/** Where a card goes that the dealer gives: into a hand, to the two drawn ones, or onto a pile. */
function paperPlace(before: PaperFace | null | undefined, after: PaperFace | null | undefined, earlier: readonly Step[]): string {
  const why = cause(earlier);
  if (why && verbOf(why) === "lay") return "hand";
  if (why && verbOf(why) === "draw") return before?.deck === 1 ? "hand" : "drawn";
  if (why || !before) return SIDES[earlier.filter((step) => verbOf(step) === "deal").length] ?? "drawn";
  if (!after) return "drawn";
  const grown = after.piles.findIndex((pile, i) => pile.height > (before.piles[i]?.height ?? 0));
  if (grown >= 0) return SIDES[grown] ?? "left";
  return (after.hand_sizes[before.turn] ?? 0) > (before.hand_sizes[before.turn] ?? 0) ? "hand" : "drawn";
}

/**
 * A step in words; "" where this seat sees nothing. The tables before and after make it more exact. Where they are those
 * of a whole chain of steps, `earlier` has the steps of the chain before this one.
 */
export function toldSea(
  step: Step,
  before: PaperFace | null | undefined,
  after: PaperFace | null | undefined,
  names: readonly string[],
  earlier: readonly Step[] = [],
): string {
  const [verb = "", first = "", second = ""] = step.action.split(" ");
  const turn = isDealers(step) ? (cause(earlier)?.by ?? before?.turn ?? after?.turn ?? 0) : step.by;
  const name = (seat: number | null | undefined): string => names[seat ?? -1] ?? "";
  const tell = (message: string, values: Values = {}): string => say(`told-${message}`, { who: name(turn), ...values });
  const pile = (side: string): string => say(`pile-${side}`);

  switch (verb) {
    case "begin":
      return tell("begin", { who: name(Number(first) - 1) });
    case "deal": {
      const place = paperPlace(before, after, earlier);
      if (SIDES.includes(place)) return isSeen(first) ? tell("turn-up", { card: cardName(first), pile: pile(place) }) : "";
      if (place === "hand") return isSeen(first) ? tell("draws-card", { card: cardName(first) }) : tell("draws-hidden");
      return isSeen(first) ? tell("sees-card", { card: cardName(first) }) : "";
    }
    case "steal": {
      const why = cause(earlier);
      const robbed = before?.victim ?? (why && verbOf(why) === "rob" ? Number(why.action.split(" ")[1]) - 1 : null);
      const victim = name(robbed);
      return isSeen(first) ? tell("steals", { victim, card: cardName(first) }) : tell("steals-hidden", { victim });
    }
    case "take": {
      const top = before?.piles[SIDES.indexOf(first)]?.top;
      return top ? tell("takes", { card: cardName(top), pile: pile(first) }) : say("web-replay-takes", { who: name(turn), pile: pile(first) });
    }
    case "put": {
      const [one, other] = before?.drawn ?? [];
      const kept = one === first ? other : one;
      const values = { card: cardName(first), pile: pile(second) };
      return kept ? tell("puts-known", { kept: cardName(kept), ...values }) : tell("puts", values);
    }
    case "lay":
      return tell("lays", { first: cardName(first), second: cardName(second) });
    case "look":
      return tell("looks", { pile: pile(first) });
    case "pick": {
      const side = SIDES[before?.looking ?? -1];
      if (!side) return "";
      return isSeen(first) ? tell("picks", { card: cardName(first), pile: pile(side) }) : tell("picks-hidden", { pile: pile(side) });
    }
    case "rob":
      return tell("robs", { victim: name(Number(first) - 1) });
    case "end":
      return tell("end-turn");
  }
  return tell(verb.replaceAll("_", "-"));
}

// --- Happy Mochi ---

const digit = (card: string): string => card.split("/")[0] ?? "";
const flips = (effects: readonly string[]): number => effects.filter((effect) => effect === "flip").length;

/** §4.2: whether the Value card was turned, which can happen by itself. */
function turnedTold(step: Step, before: SweetFace | null | undefined, after: SweetFace | null | undefined): string {
  if (!before || !after || isDealers(step)) return "";
  if (before.value !== after.value) return say(`mochi-told-turned-${after.value}`);
  const played = after.piles.map((pile) => (SWEET_EFFECTS as Record<string, string>)[lastOf(pile) ?? ""] ?? "none");
  const pending = verbOf(step) === "play" ? played : before.pending;
  return flips(pending) - flips(after.pending) === 2 ? say("mochi-told-turned-twice") : "";
}

/** §4.5: who passed what to whom once all have chosen: the cards lie aside then. */
function passedTold(before: SweetFace | null | undefined, after: SweetFace | null | undefined, names: readonly string[]): string[] {
  if (!before || !after || after.phase !== "insert" || before.phase !== "pass") return [];
  const received = after.held.map((card, receiver) => {
    const giver = (receiver + after.held.length - 1) % after.held.length;
    return isSeen(card)
      ? say("mochi-told-passed-card", { giver: names[giver] ?? "", receiver: names[receiver] ?? "", card: sweetName(card) })
      : "";
  });
  return [say("mochi-told-passed"), ...received];
}

/** What the dealer did: the hands that one sees are told together with the pair. */
function sweetDealt(card: string, after: SweetFace | null | undefined, names: readonly string[], earlier: readonly Step[]): string {
  const why = cause(earlier);
  const draws = after ? after.phase === "insert" : why && verbOf(why) === "draw";
  if (draws) return say("mochi-told-draws", { who: names[why?.by ?? after?.acting ?? 0] ?? "", card: sweetName(card) });
  const [left = "", right = ""] = after?.piles.map((pile) => pile[0] ?? "") ?? [];
  if (!after || card !== right) return "";
  const hands = after.hands.map((hand, seat) =>
    hand.length && hand.every(isSeen) ? say("mochi-told-hand", { who: names[seat] ?? "", cards: hand.map(sweetName).join(", ") }) : "",
  );
  const pair = say("mochi-told-pair", { left: sweetName(left), right: sweetName(right), value: digit(left) + digit(right) });
  return [...hands, pair].filter(Boolean).join(" ");
}

/** §2.5: all are shuffled, and perhaps some kept cards come back. */
function shuffled(before: SweetFace | null | undefined, after: SweetFace | null | undefined): string {
  const back = before?.kept.flatMap((kept, seat) => kept.slice(0, kept.length - (after?.kept[seat]?.length ?? kept.length))) ?? [];
  return back.some(isSeen) ? say("mochi-told-shuffle-returned", { cards: back.map(sweetName).join(", ") }) : say("mochi-told-shuffle");
}

/** As `toldSea`: a step in words, "" for trifles. */
export function toldSweet(
  step: Step,
  before: SweetFace | null | undefined,
  after: SweetFace | null | undefined,
  names: readonly string[],
  earlier: readonly Step[] = [],
): string {
  const [verb = "", first = "", second = ""] = step.action.split(" ");
  if (verb === "begin") return say("mochi-told-begin", { who: names[Number(first) - 1] ?? "" });
  if (verb === "deal") return sweetDealt(first, after, names, earlier);
  if (verb === "shuffle") return shuffled(before, after);
  const renewed = verb === "draw" && first === "deck" && before?.deck === 0 ? say("mochi-told-new-deck") : "";
  const sentences = [sweetDone(step, verb, first, second, before, after, names), renewed, ...passedTold(before, after, names), turnedTold(step, before, after)];
  return sentences.filter(Boolean).join(" ");
}

/** What a player did. */
function sweetDone(
  step: Step,
  verb: string,
  first: string,
  second: string,
  before: SweetFace | null | undefined,
  after: SweetFace | null | undefined,
  names: readonly string[],
): string {
  const place = Number(first) - 1;
  const hand = before?.hands[step.by];
  const tell = (message: string, values: Values = {}): string => say(`mochi-told-${message}`, { who: names[step.by] ?? "", ...values });
  const face = (card: string | null | undefined): string => sweetName(card ?? UNSEEN);

  switch (verb) {
    case "draw": {
      if (first === "deck") return "";
      if (first === "kept") return tell("draw-kept", { card: face(before?.kept[step.by]?.[Number(second) - 1] ?? after?.held[step.by]) });
      const top = lastOf(before?.piles[SIDES.indexOf(first)]) ?? after?.held[step.by];
      return tell("draw-side", { card: face(top), side: say(`mochi-from-${first}`) });
    }
    case "insert": {
      const card = before?.held[step.by] ?? after?.hands[step.by]?.[place];
      const count = hand ? hand.length + 1 : (after?.hands[step.by]?.length ?? place + 1);
      return tell("insert", { card: face(card), place: place + 1, count });
    }
    case "play": {
      const cards = after ? after.piles.map(lastOf) : hand?.slice(place, place + 2);
      const [left, right] = cards ?? [];
      if (!isSeen(left) || !isSeen(right)) return "";
      const message = digit(left) === digit(right) ? "happy" : "play";
      return tell(message, { left: sweetName(left), right: sweetName(right), value: digit(left) + digit(right) });
    }
    case "effect": {
      const effect = before?.pending[SIDES.indexOf(first)];
      return effect && effect !== "none" ? tell(`effect-${effect}`) : "";
    }
    case "target":
      return place === step.by ? tell("target-self") : tell("target", { other: names[place] ?? "" });
    case "pass":
      return first !== UNSEEN && isSeen(hand?.[place]) ? tell("pass", { card: face(hand?.[place]) }) : tell("pass-hidden");
    case "keep": {
      if (before?.phase !== "keep_one" || !hand) return tell("keep", { card: face(hand?.[place]) });
      const kept = first !== UNSEEN ? hand[place] : hand.length === 1 ? hand[0] : undefined;
      const count = hand.reduce((sum, card) => sum + Number(digit(card)), 0);
      return tell("keep-one", { cards: hand.map(sweetName).join(", "), count, card: kept ? sweetName(kept) : say("mochi-one-of-them") });
    }
  }
  return tell(verb);
}
