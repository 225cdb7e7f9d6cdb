import { describe, expect, test } from "vitest";
import type { Frame, PaperFace, Replay, Step, SweetFace } from "../protocol";
import { moments, opened, rounds } from "./moments";

const paper = (change: Partial<PaperFace> = {}): PaperFace => ({
  game: "sea-salt-paper",
  phase: "play",
  round: 1,
  turn: 0,
  starter: 0,
  caller: null,
  looking: null,
  victim: null,
  scores: [0, 0],
  deck: 40,
  piles: [],
  hand_sizes: [1, 1],
  hands: [null, null],
  laid: [[], []],
  drawn: [],
  looked: [],
  ...change,
});

const sweet = (change: Partial<SweetFace> = {}): SweetFace => ({
  game: "happy-mochi",
  phase: "turn",
  round: 1,
  turn: 0,
  acting: 0,
  starter: 0,
  value: "plus",
  scores: [0, 0],
  deck: 50,
  piles: [[], []],
  pending: ["none", "none"],
  hands: [["?"], ["?"]],
  kept: [[], []],
  held: [null, null],
  chosen: [null, null],
  ...change,
});

const frame = (step: Step | null, view: PaperFace | SweetFace): Frame => ({ step, view });
const replay = (...frames: Frame[]): Replay => ({ names: ["Ada", "Bo"], frames }) as Replay;

describe("moments", () => {
  test("what the dealer does belongs to what a player did; a shuffle begins anew", () => {
    const steps = [
      { by: -1, action: "begin 1" },
      { by: -1, action: "deal ?" },
      { by: 0, action: "draw" },
      { by: -1, action: "deal crab/yellow" },
      { by: -1, action: "shuffle" },
    ];
    const found = moments([frame(null, paper()), ...steps.map((step, i) => frame(step, paper({ deck: 40 - i })))]);
    expect(found.map(({ steps }) => steps.map(({ action }) => action))).toEqual([
      ["begin 1", "deal ?"],
      ["draw", "deal crab/yellow"],
      ["shuffle"],
    ]);
    expect(found.map(({ face }) => face.deck)).toEqual([39, 37, 36]);
  });
});

describe("an open game is what all seats saw, put together", () => {
  test("hands, cards aside, and the parts of a result", () => {
    const parts = { duos: 1, collectors: 0, multipliers: 0, mermaids: 0, colour_bonus: 1 };
    const result = { ending: "stop", caller: 0, cards_paid: [true, true], bonus_paid: [false, false], gains: [1, 0] };
    const step = { by: 0, action: "put fish/black left" };
    const [mine, other] = [
      frame({ ...step, cards: ["boat/black"] }, paper({ hands: [["boat/black"], null], drawn: ["fish/black"], result: { ...result, parts: [parts, null] } })),
      frame({ ...step, cards: ["?"] }, paper({ hands: [null, ["crab/yellow"]], result: { ...result, parts: [null, parts] } })),
    ];
    const [found] = opened([replay(other), replay(mine)]);
    const face = found!.view as PaperFace;
    expect(face.hands).toEqual([["boat/black"], ["crab/yellow"]]);
    expect(face.drawn).toEqual(["fish/black"]);
    expect(face.result?.parts).toEqual([parts, parts]);
    expect(found!.step?.cards).toEqual(["boat/black"]);
  });

  test("sweets one by one, and what was heard", () => {
    const step = (action: string, cards: string[]): Step => ({ by: 0, action, cards });
    const mine = frame(step("pass 1", ["7/matcha"]), sweet({ hands: [["7/matcha"], ["?"]], held: ["?", null], chosen: [0, null] }));
    const other = frame(step("pass ?", ["?"]), sweet({ hands: [["?"], ["2/soda"]], held: ["3/soda", null], chosen: [-1, null] }));
    const [found] = opened([replay(mine), replay(other)]);
    const face = found!.view as SweetFace;
    expect(face.hands).toEqual([["7/matcha"], ["2/soda"]]);
    expect(face.held).toEqual(["3/soda", null]);
    expect(face.chosen).toEqual([0, null]);
    expect(found!.step).toEqual(step("pass 1", ["7/matcha"]));
  });

  test("of nothing there is nothing to see", () => {
    expect(opened([])).toEqual([]);
  });
});

describe("rounds", () => {
  test("each has its moments, what everybody got and has", () => {
    const result = { ending: "won", winner: 0, gains: [0, 9] };
    const game = [sweet(), sweet({ result, scores: [0, 9] }), sweet({ round: 2, scores: [0, 9] })].map((face) => ({ steps: [], face }));
    expect(rounds(game)).toEqual([
      { number: 1, from: 0, to: 1, gains: [0, 9], scores: [0, 9] },
      { number: 2, from: 2, to: 2, gains: [], scores: [0, 9] },
    ]);
  });
});
