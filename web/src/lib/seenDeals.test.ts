import { beforeEach, expect, test, vi } from "vitest";
import type { Mix, TableInfo } from "../protocol";
import { promiseOf } from "./promises";
import { noteDeal, noteMixing, promiseSeed, seenDeal, troubleOf } from "./seenDeals";

const kept = new Map<string, string>();
vi.mock("./settings.svelte", () => ({
  stored: (key: string, otherwise: unknown) => JSON.parse(kept.get(key) ?? "null") ?? otherwise,
  store: (key: string, value: unknown) => kept.set(key, JSON.stringify(value)),
}));

const SERVER = "aa".repeat(32);
const BOB: Mix = { promise: "bb".repeat(32), seed: "" };
const BOB_REVEALED: Mix = { ...BOB, seed: "cc".repeat(32) };
/** Another table in each test. */
let waiting = { id: "0", game: 0 } as TableInfo;
const mixing = (mix: Mix[], promise = SERVER): TableInfo => ({ ...waiting, mixing: { promise, mix } });
const playing = (mix: Mix[], promise = SERVER): TableInfo => ({ ...waiting, game: 1, promise, mix });

/** Ada promises a seed on the first seat: what she adds, without and with the seed. */
function promised(): [Mix, Mix] {
  const promise = promiseSeed(waiting, 0);
  return [
    { promise, seed: "" },
    { promise, seed: seenDeal(waiting.id, 1)!.seed! },
  ];
}

beforeEach(() => (waiting = { ...waiting, id: `${Number(waiting.id) + 1}` }));

test("a seed is revealed once all promises are known, also by another window", () => {
  const [before, after] = promised();
  expect(promiseSeed(waiting, 0)).toBe(before.promise);
  expect(noteMixing(waiting, 0)).toBe("");
  expect(noteMixing(mixing([before, BOB]), 0)).toBe(after.seed);
  expect(noteMixing(mixing([before, BOB_REVEALED]), 0)).toBe(after.seed);
  expect(noteMixing(mixing([after, BOB]), 0)).toBe("");
  noteDeal(playing([after, BOB_REVEALED]));
  expect(troubleOf(playing([after, BOB_REVEALED]), 0)).toBeNull();
});

test("a seed is not revealed on another seat, to spectators, or for another's promise", () => {
  const [before, { seed }] = promised();
  expect(noteMixing(mixing([before, BOB]), null)).toBe("");
  expect(noteMixing(mixing([before, BOB]), 1)).toBe("");
  expect(noteMixing(mixing([before, BOB]), 0)).toBe(seed);
  expect(noteMixing({ ...mixing([before, BOB]), game: 1 }, 0)).toBe("");
});

test("a server that drops a seed is noticed by the player who revealed it", () => {
  const [before, after] = promised();
  noteMixing(mixing([before, BOB]), 0);
  const dropped = playing([before, BOB_REVEALED]);
  noteDeal(dropped);
  expect(troubleOf(dropped, 0)).toBe("own-missing");
  expect(troubleOf(dropped, 1)).toBeNull();
  expect(troubleOf(playing([after, BOB_REVEALED]), 0)).toBe("changed");
});

test("a server that takes no seeds is noticed too", () => {
  promised();
  noteDeal(playing([]));
  expect(troubleOf(playing([]), 0)).toBe("own-missing");
});

test("promises that change after they were seen are noticed, and get no seed", () => {
  const [before, after] = promised();
  noteMixing(mixing([before, BOB]), 0);
  const other = "dd".repeat(32);
  expect(noteMixing(mixing([before, BOB], other), 0)).toBe("");
  expect(noteMixing(mixing([before, { promise: other, seed: "" }]), 0)).toBe("");
  for (const dealt of [playing([after, BOB], other), playing([after, { promise: other, seed: "" }]), playing([after])]) {
    noteDeal(dealt);
    expect(troubleOf(dealt, 0)).toBe("changed");
  }
  // A seed that the server knows is of no use for another promise.
  expect(promiseSeed(waiting, 0)).not.toBe(before.promise);
  expect(promiseOf(seenDeal(waiting.id, 1)!.seed!)).not.toBe(before.promise);
});

test("seeds that change during the game are noticed, also by spectators", () => {
  noteDeal(playing([BOB_REVEALED, BOB]));
  expect(troubleOf(playing([BOB_REVEALED, BOB]), null)).toBeNull();
  expect(troubleOf(playing([BOB_REVEALED, BOB_REVEALED]), null)).toBe("changed");
});

test("of a game that was not seen nothing is known", () => {
  expect(troubleOf(playing([BOB]), null)).toBeNull();
});
