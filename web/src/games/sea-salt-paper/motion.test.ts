import { expect, test } from "vitest";
import { reversed, type Change } from "../../motion/moves";
import { stages } from "./motion";
import type { SeaSeatView } from "./protocol";

const view = (changes: Partial<SeaSeatView> = {}): SeaSeatView =>
  ({ laid: [[], []], looked: [], piles: [], hands: [], ...changes }) as unknown as SeaSeatView;
const change = (seat: number, steps: Change<SeaSeatView>["steps"], before = view(), after = view()): Change<SeaSeatView> => ({
  steps,
  seat,
  before,
  after,
});
/** Each move as one word: card, from, to. */
const told = (found: ReturnType<typeof stages>): string[][] =>
  found.map((stage) => stage.map(({ card, from, to }) => `${card ?? "back"}: ${from.place} > ${to.place}`));

test("two drawn cards go to the tray together, then one to the hand and one to a pile", () => {
  const drawn = ["crab/pink", "?"].map((card) => ({ by: -1, action: `deal ${card}`, note: "drawn" }));
  expect(told(stages(change(1, [{ by: 1, action: "draw" }, ...drawn])))).toEqual([["crab/pink: deck > drawn-1", "back: deck > drawn-1"]]);
  expect(told(stages(change(1, [{ by: 1, action: "put crab/pink left", cards: ["?"] }])))).toEqual([
    ["back: drawn-1 > hand-1", "crab/pink: drawn-1 > pile-0"],
  ]);
});

test("a card that a pair brings comes after the pair", () => {
  const steps = [
    { by: 0, action: "lay fish/black fish/green" },
    { by: -1, action: "deal boat/pink", note: "hand" },
  ];
  expect(told(stages(change(0, steps)))).toEqual([
    ["fish/black: hand-0 > laid-0", "fish/green: hand-0 > laid-0"],
    ["boat/pink: deck > hand-0"],
  ]);
});

test("a stolen card shakes and goes from hand to hand", () => {
  const [[move] = []] = stages(
    change(1, [
      { by: 1, action: "rob 1" },
      { by: -1, action: "steal crab/pink", note: "1" },
    ]),
  );
  expect(move).toMatchObject({ card: "crab/pink", from: { place: "hand-0" }, to: { place: "hand-1" }, shakes: true });
});

test("a picked card goes to the hand and the others back to the pile", () => {
  const looked = ["boat/pink", "crab/pink", "boat/pink"];
  const pick = [{ by: 0, action: "pick boat/pink", note: "right" }];
  expect(told(stages(change(0, pick, view({ looked }))))).toEqual([
    ["boat/pink: looked > hand-0", "crab/pink: looked > pile-1", "boat/pink: looked > pile-1"],
  ]);
});

test("what is taken back goes back", () => {
  const take = stages(change(0, [{ by: 0, action: "take left", cards: ["crab/pink"] }]));
  expect(told(reversed(take))).toEqual([["crab/pink: hand-0 > pile-0"]]);
});
