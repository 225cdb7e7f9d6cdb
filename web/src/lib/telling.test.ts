import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Step } from "../protocol";
import { toldSea, toldSteps, toldSweet } from "./telling";
import { begin } from "./words.svelte";

// The words are the real English ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

const NAMES = ["Ada", "Bo"];

describe("Sea Salt & Paper", () => {
  const told = (by: number, action: string, more: Partial<Step> = {}, earlier: Step[] = []): string => toldSea({ by, action, ...more }, NAMES, earlier);

  test("who begins", () => {
    expect(told(-1, "begin 2")).toBe("First player: Bo.");
  });

  test("a card taken from a pile is the one that lay on top", () => {
    expect(told(1, "take left", { cards: ["crab/yellow"] })).toBe("Bo took crab (yellow) from the left pile.");
  });

  test("the card kept is told to whoever saw both", () => {
    expect(told(0, "put fish/black right", { cards: ["boat/black"] })).toBe("Ada kept boat (black) and put fish (black) on the right pile.");
    expect(told(0, "put fish/black right", { cards: ["?"] })).toBe("Ada kept one card and put fish (black) on the right pile.");
  });

  test("a dealt card goes to a pile, to a hand or to the two drawn ones", () => {
    const drew = [{ by: 1, action: "draw" }];
    expect(told(-1, "deal crab/yellow", { note: "left" })).toBe("Dealt: crab (yellow) opens the left pile.");
    expect(told(-1, "deal crab/yellow", { note: "hand" }, drew)).toBe("Bo got crab (yellow) from the deck.");
    expect(told(-1, "deal ?", { note: "hand" }, drew)).toBe("Bo got a card from the deck.");
    expect(told(-1, "deal crab/yellow", { note: "drawn" }, drew)).toBe("Bo saw crab (yellow).");
    expect(told(-1, "deal ?", { note: "drawn" }, drew)).toBe("");
  });

  test("a theft is told by its victim, and with the card to those concerned", () => {
    const robbed = [{ by: 0, action: "rob 2" }];
    expect(told(-1, "steal ?", { note: "2" }, robbed)).toBe("Ada got a card from Bo.");
    expect(told(-1, "steal crab/yellow", { note: "2" }, robbed)).toBe("Ada got crab (yellow) from Bo.");
  });

  test("a card picked from a pile", () => {
    expect(told(1, "pick crab/yellow 2", { note: "left" })).toBe("Bo picked crab (yellow) from the left pile.");
    expect(told(1, "pick ?", { note: "right" })).toBe("Bo picked a card from the right pile.");
  });

  test("the end of a turn and of a round", () => {
    expect(told(0, "end")).toBe("Ada ended the turn.");
    expect(told(0, "last_chance")).toBe("Ada said LAST CHANCE.");
    expect(told(1, "lay_mermaids")).toBe("Bo laid all four mermaids!");
    expect(toldSteps([{ by: 1, action: "stop", ending: "stop 2" }], NAMES, "sea-salt-paper")).toEqual([
      "Bo said STOP.",
      "Stop: everybody scores their cards.",
    ]);
  });
});

describe("Happy Mochi", () => {
  const told = (by: number, action: string, more: Partial<Step> = {}, earlier: Step[] = []): string => toldSweet({ by, action, ...more }, NAMES, earlier);
  const deal = (card: string, note: string): Step => ({ by: -1, action: `deal ${card}`, note });

  test("the own hand is told with the pair, hidden hands are not", () => {
    const earlier = [deal("7/matcha", "hand 1"), deal("2/peach", "hand 1"), deal("?", "hand 2"), deal("3/soda", "left")];
    expect(told(-1, "deal 4/grape", { note: "right" }, earlier)).toBe(
      "Ada got this hand: 7/matcha, 2/peach. The Central Pair is 34: 3/soda and 4/grape.",
    );
    expect(told(-1, "deal 3/soda", { note: "left" })).toBe("");
    expect(told(-1, "deal ?", { note: "hand 2" })).toBe("");
  });

  test("drawing from a side, from the deck, from the kept cards", () => {
    expect(told(1, "draw left", { cards: ["3/soda"] })).toBe("Bo drew 3/soda from the left side.");
    expect(told(1, "draw deck")).toBe("");
    expect(told(1, "draw deck", { note: "new_deck" })).toMatch(/^The deck was empty/);
    expect(told(-1, "deal ?", { note: "held" }, [{ by: 1, action: "draw deck" }])).toBe("Bo drew a card from the deck.");
    expect(told(0, "draw kept 2", { cards: ["9/soda"] })).toBe("Ada took 9/soda back from the kept cards.");
    expect(told(1, "insert 3", { cards: ["?", "?", "?"] })).toBe("Bo put a card at place 3 of 3.");
    expect(told(1, "insert 1", { cards: ["3/soda", "?", "?"] })).toBe("Bo put 3/soda at place 1 of 3.");
  });

  test("playing two neighbours", () => {
    expect(told(0, "play 1", { cards: ["7/matcha", "2/peach"] })).toBe("Ada played 7/matcha and 2/peach: 72.");
    expect(told(0, "play 2", { cards: ["2/peach", "2/grape"] })).toBe("Ada played 2/peach and 2/grape: 22, a Happy Mochi!");
  });

  test("the Value card turns by itself, or twice", () => {
    const cards = ["0/strawberry", "1/soda"];
    expect(told(0, "play 1", { cards, note: "minus" })).toMatch(/The Value card turned to -/);
    expect(told(0, "play 1", { cards, note: "twice" })).toMatch(/turned twice/);
  });

  test("passing: a card is known to giver and receiver", () => {
    expect(told(0, "pass 1", { cards: ["7/matcha"] })).toBe("Ada chose 7/matcha to pass.");
    expect(told(1, "pass ?", { cards: ["?"] })).toBe("Bo chose a card to pass.");
    expect(told(1, "pass ?", { cards: ["7/matcha", "?"] })).toBe("Bo chose a card to pass. All cards moved on to the left. Ada → Bo: 7/matcha.");
    expect(told(1, "pass 3", { cards: ["?", "2/peach"] })).toBe("Bo chose 2/peach to pass. All cards moved on to the left. Bo → Ada: 2/peach.");
  });

  test("keeping a card, by an effect and at the end of a round", () => {
    expect(told(1, "keep 1", { cards: ["?"] })).toBe("Bo kept a card, face down.");
    const ending = { cards: ["7/matcha", "2/peach", "2/grape"], note: "shown" };
    expect(told(0, "keep 2", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept 2/peach.");
    expect(told(0, "keep ?", ending)).toBe("Ada showed 7/matcha, 2/peach, 2/grape (11 points) and kept one of them.");
    expect(told(0, "keep ?", { cards: ["1/soda"], note: "shown" })).toBe("Ada showed 1/soda (one point) and kept 1/soda.");
  });

  test("effects and targets", () => {
    expect(told(0, "effect right", { cards: ["7/strawberry"] })).toBe("Ada chose keep.");
    expect(told(0, "target 1")).toBe("Ada chose to draw another card.");
    expect(told(0, "target 2")).toBe("Ada chose who draws a card: Bo.");
    expect(told(0, "decline")).toBe("Ada used no more effects.");
    expect(told(0, "skip")).toBe("Ada could neither draw nor play.");
  });

  test("kept cards that come back", () => {
    expect(told(-1, "shuffle", { cards: ["1/soda", "2/soda"] })).toMatch(/^Too many cards were kept.*1\/soda, 2\/soda\./);
    expect(told(-1, "shuffle")).toBe("All cards but the kept ones were shuffled for the next round.");
  });

  test("who won a round, whoever acted last in it", () => {
    const inserted = { by: 1, action: "insert 1", cards: ["?"], ending: "won 1" };
    expect(toldSteps([inserted], NAMES, "happy-mochi")[1]).toBe("Ada won the round with an empty hand.");
  });
});
