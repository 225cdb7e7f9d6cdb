import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import type { Frame, Happened, SeatView, Step } from "../protocol";
import { checkDealer, choice, dealKey, isGameTold, toldSteps, type Dealer } from "./dealerCheck";
import page from "../../../docs/protocol.md?raw";

const read = (name: string): string => new RegExp(`^    ${name}: ([0-9a-f ]+)$`, "m").exec(page)![1]!;

test("the example of the protocol is computed as the server does", () => {
  const [promise, seed] = read("mix 1").split(" ");
  const key = dealKey(read("secret"), [{ promise, seed }, {}, { promise: read("mix 3"), seed: "" }]);
  expect(bytesToHex(key)).toBe(read("key"));
  for (const [number, count] of [
    [0, 3],
    [1, 58],
    [2, 57],
  ] as const)
    expect(choice(key, number, count)).toBe(Number(read(`choice ${number} of ${count}`)));
  expect(bytesToHex(dealKey(read("secret"), []))).toBe(read("secret"));
});

// A game with five cards: two are dealt, one is stolen from a hand, and one comes back into the deck.
const CARDS = ["a", "b", "b", "c", "d"];
const dealer: Dealer<SeatView & { hand: string[] }> = {
  cards: () => CARDS,
  outside: ({ hand }) => hand,
  stealable: ({ hand }) => hand,
};
const key = dealKey("07".repeat(32), []);
const pick = (number: number, from: readonly string[]): string => from[choice(key, number, from.length)]!;
const less = (cards: readonly string[], card: string): string[] => cards.filter((_, i) => i !== cards.indexOf(card));

function play(): Frame[] {
  const frames: Frame[] = [];
  const add = (step: Step | null, deck: readonly string[], hand: readonly string[]) =>
    frames.push({ step, view: { scores: [0, 0], deck: deck.length, hand } as unknown as SeatView });
  const all = CARDS;
  add(null, all, []);
  add({ by: -1, action: pick(0, ["begin 1", "begin 2"]) }, all, []);
  const one = pick(1, all);
  const rest = less(all, one);
  add({ by: -1, action: `deal ${one}` }, rest, [one]);
  const two = pick(2, rest);
  add({ by: -1, action: `deal ${two}` }, less(rest, two), [two, one]);
  const stolen = pick(3, [one, two].sort());
  const hand = less([one, two], stolen);
  add({ by: 0, action: "rob 1" }, less(rest, two), [two, one]);
  add({ by: -1, action: `steal ${stolen}` }, less(all, hand[0]!), hand);
  const deck = less(all, hand[0]!);
  add({ by: -1, action: "shuffle" }, deck, hand);
  const last = pick(5, deck);
  add({ by: -1, action: `deal ${last}` }, less(deck, last), [...hand, last]);
  return frames;
}

describe("the dealer's choices", () => {
  const check = (frames: Frame[], another = false) => checkDealer(frames, key, dealer as unknown as Dealer, another);
  const changed = (place: number, action: string): Frame[] =>
    play().map((frame, i) => (i === place ? { ...frame, step: { ...frame.step!, action } } : frame));

  test("are found right", () => expect(check(play())).toEqual({ count: 6, wrong: null }));

  test("are found wrong one by one", () => {
    for (const [place, number] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 4],
      [7, 6],
    ] as const) {
      const { action } = play()[place]!.step!;
      const [verb, object] = action.split(" ");
      const other = verb === "begin" ? (object === "1" ? "2" : "1") : CARDS.find((card) => card !== object);
      expect(check(changed(place, `${verb} ${other}`)).wrong).toBe(number);
    }
  });

  test("do not decide who begins another game", () => {
    const { action } = play()[1]!.step!;
    expect(check(changed(1, action === "begin 1" ? "begin 2" : "begin 1"), true).wrong).toBeNull();
  });
});

describe("the game that was told", () => {
  const happened = (event: object): Happened => ({ number: 1, at: 0, event }) as unknown as Happened;
  const step = (action: string, by = 0): Step => ({ by, action });
  const events = [
    happened({ what: "ready", seat: 0 }),
    happened({ what: "dealt", game: 1, steps: [step("begin 1", -1), step("deal ?", -1)] }),
    happened({ what: "acted", seat: 0, steps: [step("lay a b")] }),
    happened({ what: "took_back", seat: 0 }),
    happened({ what: "acted", seat: 0, steps: [step("draw"), step("deal c", -1)] }),
  ];
  const frames = (actions: [string, number][]): Frame[] =>
    [null, ...actions.map(([action, by]) => step(action, by))].map((each) => ({ step: each, view: {} as SeatView }));

  test("is the replayed one, in which nothing is hidden", () => {
    const told = toldSteps(events)!;
    const right: [string, number][] = [
      ["begin 1", -1],
      ["deal b", -1],
      ["draw", 0],
      ["deal c", -1],
    ];
    expect(isGameTold(told, frames(right))).toBe(true);
    expect(isGameTold(told, frames(right.slice(0, 3)))).toBe(false);
    expect(isGameTold(told, frames([...right.slice(0, 3), ["deal d", -1]]))).toBe(false);
    expect(isGameTold(told, frames([...right.slice(0, 2), ["draw", 1], ["deal c", -1]]))).toBe(false);
  });

  test("is unknown if its beginning was not heard, and in practice", () => {
    expect(toldSteps(events.slice(2))).toBeNull();
    expect(toldSteps([...events, happened({ what: "took_back", seat: 0, practice: true })])).toBeNull();
  });
});
