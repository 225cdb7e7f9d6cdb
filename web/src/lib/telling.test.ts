import { beforeAll, describe, expect, test, vi } from "vitest";
import type { PaperFace, SweetFace } from "../protocol";
import { toldSea, toldSteps, toldSweet } from "./telling";
import { begin } from "./words.svelte";

// The words are the real English ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

const NAMES = ["Ada", "Bo"];

const sea = (change: Partial<PaperFace> = {}): PaperFace => ({
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
  piles: [
    { height: 2, top: "crab/yellow" },
    { height: 1, top: "shell/grey" },
  ],
  hand_sizes: [0, 0],
  hands: [[], null],
  laid: [[], []],
  drawn: [],
  looked: [],
  result: null,
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
  piles: [["3/soda"], ["4/grape"]],
  pending: ["none", "none"],
  hands: [["7/matcha", "2/peach", "2/grape"], ["?", "?"]],
  kept: [[], []],
  held: [null, null],
  chosen: [null, null],
  result: null,
  ...change,
});

describe("Sea Salt & Paper", () => {
  const told = (by: number, action: string, before?: PaperFace, after?: PaperFace): string => toldSea({ by, action }, before, after, NAMES);

  test("who begins", () => {
    expect(told(-1, "begin 2")).toBe("First player: Bo.");
  });

  test("a card taken from a pile is the one that lay on top", () => {
    expect(told(1, "take left", sea())).toBe("Bo took crab (yellow) from the left pile.");
    expect(told(1, "take left")).toBe("Bo took a card from the left pile.");
  });

  test("the card kept is told to whoever saw both", () => {
    const drawn = sea({ phase: "put", drawn: ["fish/black", "boat/black"] });
    expect(told(0, "put fish/black right", drawn)).toBe("Ada kept boat (black) and put fish (black) on the right pile.");
    expect(told(0, "put fish/black right", sea())).toBe("Ada kept one card and put fish (black) on the right pile.");
    const alike = sea({ drawn: ["fish/black", "fish/black"] });
    expect(told(0, "put fish/black right", alike)).toBe("Ada kept fish (black) and put fish (black) on the right pile.");
  });

  test("a dealt card goes to a pile, to a hand or to the two drawn ones", () => {
    const empty = sea({ phase: "deal", piles: [{ height: 0, top: null }, { height: 0, top: null }] });
    expect(told(-1, "deal crab/yellow", empty, sea({ piles: [{ height: 1, top: "crab/yellow" }, { height: 0, top: null }] }))).toBe(
      "Dealt: crab (yellow) opens the left pile.",
    );
    expect(told(-1, "deal ?", sea({ turn: 1 }), sea({ turn: 1, hand_sizes: [0, 1] }))).toBe("Bo got a card from the deck.");
    expect(told(-1, "deal crab/yellow", sea(), sea({ hand_sizes: [1, 0] }))).toBe("Ada got crab (yellow) from the deck.");
    expect(told(-1, "deal crab/yellow", sea(), sea({ drawn: ["crab/yellow"] }))).toBe("Ada saw crab (yellow).");
    expect(told(-1, "deal ?", sea(), sea())).toBe("");
  });

  test("a chain of steps needs no table between them", () => {
    const chain = (actions: [number, string][], before = sea(), after = sea()): string[] =>
      toldSteps(actions.map(([by, action]) => ({ by, action })), before, after, NAMES);
    expect(chain([[0, "draw"], [-1, "deal crab/grey"], [-1, "deal boat/black"]])).toEqual([
      "Ada drew from the deck.",
      "Ada saw crab (grey).",
      "Ada saw boat (black).",
    ]);
    expect(chain([[0, "draw"], [-1, "deal crab/grey"]], sea({ deck: 1 }))).toContain("Ada got crab (grey) from the deck.");
    expect(chain([[1, "lay fish/black fish/green"], [-1, "deal ?"]])).toEqual([
      "Bo laid fish (black) and fish (green).",
      "Bo got a card from the deck.",
    ]);
    expect(chain([[1, "rob 1"], [-1, "steal crab/grey"]])).toEqual(["Bo chose to steal from Ada.", "Bo got crab (grey) from Ada."]);
    expect(chain([[-1, "shuffle"], [-1, "deal crab/grey"], [-1, "deal boat/black"]])).toEqual([
      "All cards were shuffled for the next round.",
      "Dealt: crab (grey) opens the left pile.",
      "Dealt: boat (black) opens the right pile.",
    ]);
  });

  test("crabs: only who looks knows the card", () => {
    expect(told(0, "look right")).toBe("Ada looked through the right pile.");
    expect(told(0, "pick crab/yellow 2", sea({ looking: 0 }))).toBe("Ada picked crab (yellow) from the left pile.");
    expect(told(1, "pick ?", sea({ looking: 0 }))).toBe("Bo picked a card from the left pile.");
  });

  test("the end of a turn and of a round", () => {
    expect(told(0, "end")).toBe("Ada ended the turn.");
    expect(told(0, "last_chance")).toBe("Ada said LAST CHANCE.");
    expect(told(1, "lay_mermaids")).toBe("Bo laid all four mermaids!");
    const over = sea({ phase: "round_over", result: { ending: "stop", caller: 1, parts: [], cards_paid: [], bonus_paid: [], gains: [] } });
    expect(toldSteps([{ by: 1, action: "stop" }], sea(), over, NAMES)).toEqual(["Bo said STOP.", "Stop: everybody scores their cards."]);
  });
});

describe("Happy Mochi", () => {
  const told = (by: number, action: string, before?: SweetFace, after?: SweetFace): string => toldSweet({ by, action }, before, after, NAMES);

  test("the own hand is told with the pair, hidden hands are not", () => {
    expect(told(-1, "deal 4/grape", sweet({ phase: "deal" }), sweet())).toBe(
      "Ada got this hand: 7/matcha, 2/peach, 2/grape. The Central Pair is 34: 3/soda and 4/grape.",
    );
    expect(told(-1, "deal 3/soda", sweet({ phase: "deal" }), sweet())).toBe("");
    expect(told(-1, "deal ?", sweet({ phase: "deal" }), sweet({ phase: "deal", piles: [[], []] }))).toBe("");
  });

  test("drawing from a side, from the deck, from the kept cards", () => {
    expect(told(1, "draw left", sweet())).toBe("Bo drew 3/soda from the left side.");
    expect(told(1, "draw left", undefined, sweet({ held: [null, "3/soda"] }))).toBe("Bo drew 3/soda from the left side.");
    expect(told(1, "draw deck", sweet())).toBe("");
    expect(told(1, "draw deck", sweet({ deck: 0 }))).toMatch(/^The deck was empty/);
    expect(told(-1, "deal ?", sweet(), sweet({ phase: "insert", acting: 1 }))).toBe("Bo drew a card from the deck.");
    expect(told(0, "draw kept 2", sweet({ kept: [["1/soda", "9/soda"], []] }))).toBe("Ada took 9/soda back from the kept cards.");
    expect(told(1, "insert 3", sweet({ held: [null, "?"] }))).toBe("Bo put a card at place 3 of 3.");
  });

  test("playing two neighbours", () => {
    const after = sweet({ piles: [["3/soda", "7/matcha"], ["4/grape", "2/peach"]] });
    expect(told(0, "play 1", sweet(), after)).toBe("Ada played 7/matcha and 2/peach: 72.");
    const happy = sweet({ piles: [["2/peach"], ["2/grape"]] });
    expect(told(0, "play 2", undefined, happy)).toBe("Ada played 2/peach and 2/grape: 22, a Happy Mochi!");
    expect(told(0, "play 2", sweet(), undefined)).toBe("Ada played 2/peach and 2/grape: 22, a Happy Mochi!");
  });

  test("the Value card turns by itself, or twice", () => {
    const flip = sweet({ value: "minus", piles: [["0/strawberry"], ["1/soda"]] });
    expect(told(0, "play 1", sweet(), flip)).toMatch(/The Value card turned to -/);
    const twice = sweet({ piles: [["0/strawberry"], ["3/peach"]] });
    expect(told(0, "play 1", sweet(), twice)).toMatch(/turned twice/);
  });

  test("passing: a card is known to giver and receiver", () => {
    expect(told(0, "pass 1", sweet({ phase: "pass" }), sweet({ phase: "pass" }))).toBe("Ada chose 7/matcha to pass.");
    const before = sweet({ phase: "pass", acting: 1, chosen: [0, null] });
    const after = sweet({ phase: "insert", held: ["?", "7/matcha"] });
    expect(told(1, "pass ?", before, after)).toBe("Bo chose a card to pass. All cards moved on to the left. Ada → Bo: 7/matcha.");
  });

  test("keeping a card, by an effect and at the end of a round", () => {
    expect(told(1, "keep 1", sweet({ phase: "keep" }))).toBe("Bo kept a card, face down.");
    const ending = sweet({ phase: "keep_one" });
    expect(told(0, "keep 2", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept 2/peach.");
    expect(told(0, "keep ?", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept one of them.");
  });

  test("effects and targets", () => {
    expect(told(0, "effect right", sweet({ phase: "effect", pending: ["draw", "keep"] }))).toBe("Ada chose keep.");
    expect(told(0, "target 1")).toBe("Ada chose to draw another card.");
    expect(told(0, "target 2")).toBe("Ada chose who draws a card: Bo.");
    expect(told(0, "decline")).toBe("Ada used no more effects.");
    expect(told(0, "skip")).toBe("Ada could neither draw nor play.");
  });

  test("kept cards that come back", () => {
    const before = sweet({ kept: [["1/soda", "2/soda"], ["?"]] });
    expect(told(-1, "shuffle", before, sweet({ kept: [["2/soda"], []] }))).toMatch(/^Too many cards were kept.*1\/soda, a card\./);
    expect(told(-1, "shuffle", before, before)).toBe("All cards but the kept ones were shuffled for the next round.");
  });
});
