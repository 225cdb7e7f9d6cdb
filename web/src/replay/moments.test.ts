import { describe, expect, test } from "vitest";
import type { Frame, SeatView, Step } from "../protocol";
import { moments, openFrames, roundsOf } from "./moments";

const seatView = (change: Partial<SeatView> = {}): SeatView => ({
  game: "",
  phase: "play",
  round: 1,
  turn: 0,
  starter: 0,
  scores: [0, 0],
  deck: 40,
  ...change,
});
const frame = (step: Step | null, view: SeatView): Frame => ({ step, view });

describe("moments", () => {
  test("what the dealer does belongs to what a player did; a shuffle begins anew", () => {
    const steps = [
      { by: -1, action: "begin 1" },
      { by: -1, action: "deal ?" },
      { by: 0, action: "draw" },
      { by: -1, action: "deal one" },
      { by: -1, action: "shuffle" },
    ];
    const found = moments([frame(null, seatView()), ...steps.map((step, i) => frame(step, seatView({ deck: 40 - i })))]);
    expect(found.map(({ steps }) => steps.map(({ action }) => action))).toEqual([["begin 1", "deal ?"], ["draw", "deal one"], ["shuffle"]]);
    expect(found.map(({ view }) => view.deck)).toEqual([39, 37, 36]);
  });
});

test("of no replay there is nothing to open", () => {
  expect(openFrames([], ([first]) => first!)).toEqual([]);
});

test("each round has its moments, what everybody got and has", () => {
  const result = { ending: "won", gains: [0, 9] };
  const views = [seatView(), seatView({ result, scores: [0, 9] }), seatView({ round: 2, scores: [0, 9] })];
  expect(roundsOf(views.map((view) => ({ steps: [], view })))).toEqual([
    { number: 1, from: 0, to: 1, gains: [0, 9], scores: [0, 9] },
    { number: 2, from: 2, to: 2, gains: [], scores: [0, 9] },
  ]);
});
