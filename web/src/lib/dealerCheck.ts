/** Compute again what the dealer chose in a finished game. Loaded when somebody asks for it. */
import { blake2b } from "@noble/hashes/blake2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { UNSEEN } from "../constants";
import type { Frame, Happened, Mix, SeatView, Step } from "../protocol";
import { mixLines } from "./promises";

const DEALER = -1;
const BYTES = 32;

/** How the dealer of a game chooses. */
export interface Dealer<View = SeatView> {
  /** All cards of a game, by its first view: each as often as there are copies, in the order of the rules. */
  cards: (first: View) => readonly string[];
  /** The cards outside the deck, as far as they can be seen in a view that all seats share. */
  outside: (view: View) => string[];
  /** The cards from which the dealer takes one for a player who steals. */
  stealable?: (view: View) => string[];
  /** Cards of the deck that are not dealt now, since a player looks at them. */
  lookedAt?: (view: View) => readonly string[];
  /** The cards that an action of a player takes out of the deck. */
  drawnBy?: (action: string) => readonly string[];
  /** The possible outcomes of an action that only this dealer has, in the order of the rules; null for others. */
  ownOutcomes?: (action: string, view: View) => string[] | null;
}

/** Return the key that all choices follow from. */
export function dealKey(secret: string, mix: readonly Mix[]): Uint8Array {
  const lines = mixLines(mix);
  if (!lines) return hexToBytes(secret);
  return blake2b(utf8ToBytes(lines), { dkLen: BYTES, key: hexToBytes(secret), personalization: utf8ToBytes("saltmochi seed 1") });
}

/** Return the dealer's n-th choice, one of `count`. */
export function choice(key: Uint8Array, number: number, count: number): number {
  const data = new Uint8Array(4);
  new DataView(data.buffer).setUint32(0, number);
  const digest = blake2b(data, { dkLen: BYTES, key, personalization: utf8ToBytes("saltmochi deal 1") });
  return Number(digest.reduce((sum, byte) => (sum * 256n + BigInt(byte)) % BigInt(count), 0n));
}

/** Take cards out of a list, one copy for each. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function outcomes(step: Step, view: SeatView, deck: readonly string[], cards: readonly string[], dealer: Dealer): string[] {
  const own = dealer.ownOutcomes?.(step.action, view);
  if (own) return own;
  switch (step.action.split(" ")[0]) {
    case "begin":
      return view.scores.map((_, seat) => `begin ${seat + 1}`);
    case "deal":
      return without(deck, dealer.lookedAt?.(view) ?? []).map((card) => `deal ${card}`);
    case "steal": {
      const order = [...new Set(cards)];
      const hand = [...(dealer.stealable?.(view) ?? [])].sort((one, two) => order.indexOf(one) - order.indexOf(two));
      return hand.map((card) => `steal ${card}`);
    }
    default:
      return [step.action];
  }
}

/** How many choices were checked, and which one was the first that does not follow from the key, counted from 1. */
export interface Checked {
  count: number;
  wrong: number | null;
}

/** Check every choice of the dealer in an open replay. In another game at a table, the first player is not chosen. */
export function checkDealer(frames: readonly Frame[], key: Uint8Array, dealer: Dealer, another: boolean): Checked {
  const cards = frames[0] ? dealer.cards(frames[0].view) : [];
  let deck: string[] = [...cards];
  let count = 0;
  for (const [i, { step, view }] of frames.entries()) {
    const before = frames[i - 1]?.view;
    if (step && before && step.by === DEALER) {
      const possible = outcomes(step, before, deck, cards, dealer);
      const isFree = another && count === 0 && step.action.startsWith("begin ");
      if (!isFree && possible[choice(key, count, Math.max(1, possible.length))] !== step.action) return { count, wrong: count + 1 };
      count += 1;
      // A card that is only looked at stays a card of the deck.
      if (step.action.startsWith("deal ") && deck.length !== view.deck) deck = without(deck, [step.action.slice("deal ".length)]);
    }
    if (step) deck = without(deck, dealer.drawnBy?.(step.action) ?? []);
    // Cards came back into the deck: those that lie nowhere else.
    if (deck.length !== view.deck) deck = without(cards, dealer.outside(view));
  }
  return { count, wrong: null };
}

/** Return the steps of a game as this browser was told, or null if it did not hear all of them. */
export function toldSteps(events: readonly Happened[]): Step[] | null {
  const first = events.findIndex(({ event }) => event.what === "dealt" && event.game);
  if (first < 0) return null;
  const steps: Step[] = [];
  for (const { event } of events.slice(first)) {
    if (event.what === "acted" || event.what === "dealt") steps.push(...event.steps);
    else if (event.what === "took_back" && event.practice) return null;
    else if (event.what === "took_back") steps.pop();
  }
  return steps;
}

/** Whether a step is the one that was told, of which some words may have been hidden. */
function isTold(step: Step, told: Step): boolean {
  const words = step.action.split(" ");
  const heard = told.action.split(" ");
  return step.by === told.by && words.length === heard.length && heard.every((word, i) => word === UNSEEN || word === words[i]);
}

/** Whether an open replay shows the game that was told. */
export function isGameTold(told: readonly Step[], frames: readonly Frame[]): boolean {
  const shown = frames.flatMap(({ step }) => step ?? []);
  return shown.length === told.length && shown.every((step, i) => isTold(step, told[i]!));
}
