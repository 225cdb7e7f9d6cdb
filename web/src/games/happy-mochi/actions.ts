/** The legal actions of Happy Mochi: what is done, where, and how it is said. */
import { UNSEEN } from "../../constants";
import { colourOf, pairNumber } from "./cards";
import { SIDES } from "./constants";
import type { MochiSeatView } from "./protocol";

const sideOf = (side: string): number => (SIDES as readonly string[]).indexOf(side);

/** The legal actions by what one touches: places, sides and seats are counted from zero here, from one in the texts. */
export interface LegalActions {
  /** Drawing: either side of the pair, the deck, kept cards by their place. */
  sides: Record<number, string>;
  deck: string | null;
  kept: Record<number, string>;
  /** Putting the card aside in front of the card at a place. */
  inserts: Record<number, string>;
  /** Playing the card at a place and its right neighbour. */
  plays: Record<number, string>;
  effects: Record<number, string>;
  targets: Record<number, string>;
  /** Giving away or keeping the card at a place. */
  gives: Record<number, string>;
  skip: string | null;
  decline: string | null;
}

export function groupActions(legal: readonly string[]): LegalActions {
  const can: LegalActions = {
    sides: {},
    deck: null,
    kept: {},
    inserts: {},
    plays: {},
    effects: {},
    targets: {},
    gives: {},
    skip: null,
    decline: null,
  };
  for (const action of legal) {
    const [verb, first = "", second = ""] = action.split(" ");
    if (verb === "draw" && first === "deck") can.deck = action;
    else if (verb === "draw" && first === "kept") can.kept[Number(second) - 1] = action;
    else if (verb === "draw") can.sides[sideOf(first)] = action;
    else if (verb === "effect") can.effects[sideOf(first)] = action;
    else if (verb === "insert") can.inserts[Number(first) - 1] = action;
    else if (verb === "play") can.plays[Number(first) - 1] = action;
    else if (verb === "target") can.targets[Number(first) - 1] = action;
    else if (verb === "pass" || verb === "keep") can.gives[Number(first) - 1] = action;
    else if (verb === "skip") can.skip = action;
    else if (verb === "decline") can.decline = action;
  }
  return can;
}

/** The places of the pairs that can be played with the card at a place: none, one or two. */
export const pairsWith = (can: LegalActions, place: number): number[] => [place - 1, place].filter((left) => left in can.plays);

/** The Central Pair, also as it would be without the top card of a side. */
export const centralPair = (view: MochiSeatView, without = -1): (string | undefined)[] =>
  view.piles.map((pile, side) => pile.at(side === without ? -2 : -1));

/** Whether both cards of the pair have one colour, so that those played must too. */
export function sameColour(view: MochiSeatView): boolean {
  const [left, right] = centralPair(view);
  return left !== undefined && colourOf(left) === colourOf(right);
}

/** Whether only two equal numbers fit: nothing is less than 00 or more than 99. */
export function onlyHappyFits(view: MochiSeatView): boolean {
  const [left, right] = centralPair(view);
  return pairNumber(left, right) === (view.value === "minus" ? "00" : "99");
}

/** How things are called, in the language of the page. */
export interface Words {
  say: (message: string, values?: Record<string, string | number>) => string;
  card: (card: string) => string;
}

/** What is asked of the player who acts. */
export function promptText(view: MochiSeatView, seat: number, can: LegalActions, { say, card }: Words): string {
  if (can.skip) return say("web-mochi-ask-skip");
  if (view.phase === "turn" && !Object.keys(can.plays).length) return say("mochi-ask-turn-draw");
  return say(`mochi-ask-${view.phase.replaceAll("_", "-")}`, { card: card(view.held[seat] ?? UNSEEN) });
}

/** Something that can be done now, ready to be shown: what it does, its key, and its chance if it is the best one known. */
export interface Choice {
  action: string;
  text: string;
  key: number;
  chance: string;
}

/** Return the choice of an action, if it is legal. */
export type ChoiceOf = (action: string | null | undefined) => Choice | null;

/** Where the cards of a hand lie: shoulder to shoulder while there is room, then one over the other, at last wider than the screen. */
export interface Layout {
  /** How far one card is from the next. */
  step: number;
  /** Where the first begins. */
  begin: number;
  /** How wide all this is. */
  width: number;
}

const GAP = 6;
const NARROWEST = 26;

export function layOutHand(count: number, room: number, card: number, ends = 0): Layout {
  const free = room - 2 * ends - card;
  const step = count > 1 ? Math.max(NARROWEST, Math.min(card + GAP, free / (count - 1))) : card + GAP;
  const total = card + step * Math.max(0, count - 1);
  const begin = Math.max(ends, (room - total) / 2);
  return { step, begin, width: Math.max(room, total + 2 * ends) };
}

/** Where the seam in front of the card at a place is; the last one is behind the last card. */
export function seam(place: number, count: number, { step, begin }: Layout, card: number): number {
  if (!count) return begin + card / 2;
  if (place === count) return begin + (count - 1) * step + card + GAP;
  return begin + place * step - (place === 0 ? GAP : Math.max(0, step - card) / 2);
}
