import { expect, test, vi } from "vitest";
import type { Frame, Replay, SeatView, Step } from "../../protocol";
import { openFrames } from "../../replay/moments";
import type { MochiSeatView } from "./protocol";
import { mergeViews } from "./replay";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const view = (change: Partial<MochiSeatView> = {}): MochiSeatView => ({
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

const frame = (step: Step, view: MochiSeatView): Frame => ({ step, view });
const open = (...frames: Frame[]): Frame =>
  openFrames(
    frames.map((each) => ({ names: ["Ada", "Bo"], frames: [each] }) as unknown as Replay),
    mergeViews as unknown as (views: readonly SeatView[]) => SeatView,
  )[0]!;

test("an open game shows all cards one by one, and what was heard", () => {
  const step = (action: string, cards: string[]): Step => ({ by: 0, action, cards });
  const mine = frame(step("pass 1", ["7/matcha"]), view({ hands: [["7/matcha"], ["?"]], held: ["?", null], chosen: [0, null] }));
  const other = frame(step("pass ?", ["?"]), view({ hands: [["?"], ["2/soda"]], held: ["3/soda", null], chosen: [-1, null] }));
  const found = open(mine, other);
  const merged = found.view as MochiSeatView;
  expect(merged.hands).toEqual([["7/matcha"], ["2/soda"]]);
  expect(merged.held).toEqual(["3/soda", null]);
  expect(merged.chosen).toEqual([0, null]);
  expect(found.step).toEqual(step("pass 1", ["7/matcha"]));
});
