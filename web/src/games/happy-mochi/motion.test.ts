import { expect, test } from "vitest";
import type { Change } from "../../motion/moves";
import { stages } from "./motion";
import type { MochiSeatView } from "./protocol";

const view = { hands: [[], [], []], chosen: [1, -1, null] } as unknown as MochiSeatView;
const change = (seat: number, steps: Change<MochiSeatView>["steps"]): Change<MochiSeatView> => ({ steps, seat, before: view, after: view });
/** Each move as one word: card, from and to, with their places in a row. */
const told = (found: ReturnType<typeof stages>): string[][] =>
  found
    .filter((stage) => stage.length)
    .map((stage) =>
      stage.map(({ card, from, to }) => `${card ?? "back"}: ${from.place}/${from.index ?? ""} > ${to.place}/${to.index ?? ""}`),
    );

test("two neighbours are played onto the two sides", () => {
  expect(told(stages(change(2, [{ by: 2, action: "play 3", cards: ["4/soda", "5/soda"] }])))).toEqual([
    ["4/soda: hand-2/2 > pile-0/", "5/soda: hand-2/3 > pile-1/"],
  ]);
});

test("a drawn card is held and then goes into the hand", () => {
  const draw = [
    { by: 1, action: "draw deck" },
    { by: -1, action: "deal ?", note: "held" },
  ];
  expect(told(stages(change(1, draw)))).toEqual([["back: deck/ > held-1/"]]);
  expect(told(stages(change(1, [{ by: 1, action: "insert 2", cards: ["?", "7/lemon", "?"] }])))).toEqual([["7/lemon: held-1/ > hand-1/1"]]);
});

test("all cards are passed at once, each from where it was chosen", () => {
  expect(told(stages(change(2, [{ by: 2, action: "pass ?", cards: ["6/lemon", "?", "8/soda"] }])))).toEqual([
    ["6/lemon: hand-0/1 > held-1/", "back: hand-1/ > held-2/", "8/soda: hand-2/ > held-0/"],
  ]);
  expect(told(stages(change(0, [{ by: 0, action: "pass 2", cards: ["6/lemon"] }])))).toEqual([]);
});

test("a round begins with the hands, then comes the pair", () => {
  const deal = (card: string, note: string) => ({ by: -1, action: `deal ${card}`, note });
  const steps = [deal("1/soda", "hand 1"), deal("?", "hand 2"), deal("2/soda", "hand 1"), deal("3/soda", "left"), deal("4/soda", "right")];
  expect(told(stages(change(-1, steps)))).toEqual([
    ["1/soda: deck/ > hand-0/0", "back: deck/ > hand-1/0", "2/soda: deck/ > hand-0/1"],
    ["3/soda: deck/ > pile-0/", "4/soda: deck/ > pile-1/"],
  ]);
});
