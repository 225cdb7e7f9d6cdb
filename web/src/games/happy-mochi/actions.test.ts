import { describe, expect, it } from "vitest";
import { centralPair, groupActions, layOutHand, onlyHappyFits, pairsWith, promptText, sameColour, seam, type Words } from "./actions";
import { handPenalty, pairNumber } from "./cards";
import type { MochiSeatView } from "./protocol";

const words: Words = {
  say: (message, values = {}) => [message, ...Object.values(values)].join(" "),
  card: (card) => card,
};
const view: MochiSeatView = {
  game: "happy-mochi",
  phase: "turn",
  round: 1,
  turn: 0,
  acting: 0,
  starter: 0,
  value: "plus",
  scores: [0, 0, 0],
  deck: 40,
  piles: [["1/lemon", "4/soda"], ["7/soda"]],
  pending: ["flip", "none"],
  hands: [["5/grape", "5/peach", "8/matcha"], ["?", "?"], ["?"]],
  kept: [["9/sesame"], [], []],
  held: [null, null, null],
  chosen: [null, null, null],
};

describe("legal actions", () => {
  it("are grouped by what one touches", () => {
    const can = groupActions(["draw left", "draw deck", "draw kept 2", "play 1", "play 3"]);
    expect(can.sides).toEqual({ 0: "draw left" });
    expect(can.deck).toBe("draw deck");
    expect(can.kept).toEqual({ 1: "draw kept 2" });
    expect(can.plays).toEqual({ 0: "play 1", 2: "play 3" });
    expect(can.skip).toBe(null);
  });

  it("know each verb", () => {
    expect(groupActions(["insert 1", "insert 2"]).inserts).toEqual({ 0: "insert 1", 1: "insert 2" });
    expect(groupActions(["effect right", "decline"])).toMatchObject({ effects: { 1: "effect right" }, decline: "decline" });
    expect(groupActions(["target 3"]).targets).toEqual({ 2: "target 3" });
    expect(groupActions(["pass 2"]).gives).toEqual({ 1: "pass 2" });
    expect(groupActions(["keep 1"]).gives).toEqual({ 0: "keep 1" });
    expect(groupActions(["skip"]).skip).toBe("skip");
  });

  it("find the pairs that a card belongs to", () => {
    const can = groupActions(["play 1", "play 2", "play 5"]);
    expect(pairsWith(can, 0)).toEqual([0]);
    expect(pairsWith(can, 1)).toEqual([0, 1]);
    expect(pairsWith(can, 3)).toEqual([]);
  });

  it("are asked for", () => {
    const ask = (legal: string[], of = view): string => promptText(of, 0, groupActions(legal), words);
    expect(ask(["draw deck", "play 1"])).toMatch(/^mochi-ask-turn /);
    expect(ask(["draw deck"])).toBe("mochi-ask-turn-draw");
    expect(ask(["skip"])).toBe("web-mochi-ask-skip");
    expect(ask(["insert 1"], { ...view, phase: "insert", held: ["2/soda", null, null] })).toBe("mochi-ask-insert 2/soda");
    expect(ask(["keep 1"], { ...view, phase: "keep_one" })).toMatch(/^mochi-ask-keep-one/);
  });
});

describe("the table", () => {
  it("makes numbers of two cards, zeros too", () => {
    expect(pairNumber("0/soda", "7/soda")).toBe("07");
    expect(centralPair(view)).toEqual(["4/soda", "7/soda"]);
    expect(centralPair(view, 0)).toEqual(["1/lemon", "7/soda"]);
    expect(sameColour(view)).toBe(true);
    expect(sameColour({ ...view, piles: [[], []] })).toBe(false);
    expect(handPenalty(["5/grape", "0/soda", "9/lemon"])).toBe(14);
  });
});

describe("below 00 and above 99", () => {
  const made = (left: string, right: string, value: "plus" | "minus") => ({ ...view, value, piles: [[left], [right]] });

  it("only two equal numbers fit", () => {
    expect(onlyHappyFits(made("0/soda", "0/lemon", "minus"))).toBe(true);
    expect(onlyHappyFits(made("9/soda", "9/lemon", "plus"))).toBe(true);
  });

  it("others fit everywhere else", () => {
    expect(onlyHappyFits(made("0/soda", "0/lemon", "plus"))).toBe(false);
    expect(onlyHappyFits(made("9/soda", "9/lemon", "minus"))).toBe(false);
    expect(onlyHappyFits(view)).toBe(false);
  });
});

describe("a hand", () => {
  it("lies in the middle while there is room", () => {
    expect(layOutHand(2, 400, 80)).toEqual({ step: 86, begin: 117, width: 400 });
  });

  it("overlaps when it is long, and scrolls when it is very long", () => {
    const seven = layOutHand(7, 360, 80);
    expect(seven.begin + 6 * seven.step + 80).toBeCloseTo(360);
    expect(layOutHand(20, 360, 80).width).toBeGreaterThan(360);
  });

  it("has seams from one end to the other, in order", () => {
    const five = layOutHand(5, 360, 80, 20);
    const seams = [0, 1, 2, 3, 4, 5].map((place) => seam(place, 5, five, 80));
    expect([...seams].sort((a, b) => a - b)).toEqual(seams);
    expect(seams[0]).toBeGreaterThan(0);
    expect(seams[5]).toBeLessThan(360);
  });
});
