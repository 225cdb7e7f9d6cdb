import { describe, expect, test } from "vitest";
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

describe("with expansions", () => {
  const expanded = (changes: object): Partial<SeaSeatView> => ({ expanded: { deck_look: 0, visited: null, ...changes } }) as never;
  const moved = (action: string, more: Partial<Change<SeaSeatView>["steps"][number]> = {}, before = view(), by = 0) =>
    told(stages(change(0, [{ by, action, ...more }], before)));

  test("cards looked at with the lobster lie over the middle, unseen ones beside their player", () => {
    const looked = ["boat/pink", "crab/pink"].map((card) => ({ by: -1, action: `deal ${card}`, note: "looked" }));
    expect(told(stages(change(0, looked)))).toEqual([["boat/pink: deck > looked", "crab/pink: deck > looked"]]);
    expect(moved("deal ?", { note: "looked" }, view(), -1)).toEqual([["back: deck > drawn-0"]]);
  });

  test("one of them is kept, the others go back into the deck", () => {
    const before = view(expanded({ deck_cards: ["boat/pink", "crab/pink"], deck_look: 2 }));
    expect(moved("keep boat/pink", { note: "rest" }, before)).toEqual([["boat/pink: looked > hand-0", "crab/pink: looked > deck"]]);
    expect(moved("keep ?", { note: "rest" }, view(expanded({ deck_look: 3 })))).toEqual([
      ["back: drawn-0 > hand-0", "back: drawn-0 > deck", "back: drawn-0 > deck"],
    ]);
  });

  test("a trio is laid together", () => {
    expect(moved("lay boat/black boat/yellow starfish/yellow")).toEqual([
      ["boat/black: hand-0 > laid-0", "boat/yellow: hand-0 > laid-0", "starfish/yellow: hand-0 > laid-0"],
    ]);
  });

  test("a stung player draws after anybody’s action", () => {
    expect(moved("deal ?", { note: "stung 2" }, view(), -1)).toEqual([["back: deck > hand-1"]]);
  });

  test("a visited hand comes to the middle, and goes back without the card that is taken", () => {
    const hands = [["crab/pink"], ["boat/pink", "shell/grey"]];
    const before = view({ hands, ...expanded({ visited: 1 }) });
    expect(moved("visit 2", { cards: hands[1] })).toEqual([["boat/pink: hand-1 > looked", "shell/grey: hand-1 > looked"]]);
    expect(moved("get boat/pink", { note: "2", cards: ["crab/pink"] }, before)).toEqual([
      ["boat/pink: looked > hand-0", "crab/pink: hand-0 > hand-1", "shell/grey: looked > hand-1"],
    ]);
    expect(moved("decline", {}, before)).toEqual([["boat/pink: looked > hand-1", "shell/grey: looked > hand-1"]]);
  });

  test("others see two backs change hands, and nothing of a visit", () => {
    const before = view({ hands: [null, null], ...expanded({ visited: 1 }) });
    expect(moved("visit 2", { cards: ["?", "?"] })).toEqual([]);
    expect(moved("get ?", { note: "2", cards: ["?"] }, before)).toEqual([["back: hand-1 > hand-0", "back: hand-0 > hand-1"]]);
    expect(moved("decline", {}, before)).toEqual([]);
  });

  test("a robbed pair changes its player, a shell goes under cover", () => {
    expect(moved("rob_pair 2 boat/black boat/yellow")).toEqual([["boat/black: laid-1 > laid-0", "boat/yellow: laid-1 > laid-0"]]);
    expect(moved("hide ?")).toEqual([["back: hand-0 > shell-0"]]);
  });

  test("an event moves no card", () => expect(moved("event kraken", {}, view(), -1)).toEqual([]));
});
