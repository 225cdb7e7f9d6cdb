import { describe, expect, test } from "vitest";
import { totals } from "../../score/outcome";
import type { Edition } from "./cards";
import { CARDS, EXTRA_SALT_CARDS } from "./constants";
import { CARD_PARTS, colours, judge, parts, pointLines, points, settle, starter, type Call } from "./scoring";
import golden from "./scoring.golden.json";

const cards = (text: string): string[] => text.split(" ").filter(Boolean);

describe("as the rules have it in Python", () => {
  test("every hand has the same parts", () => {
    for (const hand of golden.hands) {
      const found = parts(hand.cards);
      expect([...CARD_PARTS.map((part) => found[part]), found.colour_bonus], hand.cards.join(" ")).toEqual(hand.parts);
    }
  });

  test("and the same explanation", () => {
    for (const hand of golden.hands) {
      const lines = CARD_PARTS.flatMap((part) => pointLines(hand.cards)[part]);
      expect(lines.map((line) => [line.message, line.values, line.points])).toEqual(hand.lines);
    }
  });

  test("hands with expansions have the same parts and explanation", () => {
    for (const { hand, groups, events, parts: worth, lines } of golden.expanded) {
      const found = parts(hand, { groups, events });
      expect([...CARD_PARTS.map((part) => found[part]), found.colour_bonus], hand.join(" ")).toEqual(worth);
      const explained = CARD_PARTS.flatMap((part) => pointLines(hand, { groups, events })[part]);
      expect(explained.map((line) => [line.message, line.values, line.points])).toEqual(lines);
    }
  });

  test("every game has the same endings, gains and outcome", () => {
    for (const game of golden.games) {
      const edition = game.edition as Edition;
      const rounds = game.rounds.map((round) => {
        const hands = round.worth.map(([points = 0, bonus = 0]) => ({ points, bonus }));
        const call = round.call as Call;
        const scored = settle(call, round.caller, hands);
        expect(scored.ending).toBe(round.ending);
        expect(scored.gains).toEqual(round.gains);
        expect(starter(edition, call, round.caller, game.players)).toBe(round.starter);
        return { call, caller: round.caller, gains: scored.gains };
      });
      const { winners, reason, tie_break: tieBreak, scores } = game.outcome;
      expect(totals(game.players, rounds)).toEqual(scores);
      expect(judge(edition, game.target, game.players, rounds)).toEqual({ winners, reason, tieBreak });
      for (let n = 0; n < rounds.length; n++) {
        expect(judge(edition, game.target, game.players, rounds.slice(0, n))).toBeNull();
      }
    }
  });
});

describe("examples of the books", () => {
  const blues = "crab/light_blue boat/light_blue fish/light_blue shell/light_blue";

  test("5.4 two mermaids with four light blue and three green pay seven", () => {
    const hand = cards(`mermaid/white mermaid/white ${blues} crab/green fish/green shark/green`);
    expect(parts(hand).mermaids).toBe(7);
  });

  test("5.4 a mermaid alone pays one, white being a colour", () => {
    expect(points(parts(["mermaid/white"]))).toBe(1);
    expect(colours(["mermaid/white"])).toEqual([{ colour: "white", size: 1 }]);
  });

  test("6.4 a bet won pays nine and two", () => {
    const hands = [
      { points: 7, bonus: 2 },
      { points: 4, bonus: 2 },
    ];
    expect(settle("last_chance", 0, hands).gains).toEqual([9, 2]);
  });

  test("6.4 as many points as the best opponent are enough", () => {
    const hands = [
      { points: 7, bonus: 1 },
      { points: 7, bonus: 3 },
    ];
    expect(settle("last_chance", 0, hands)).toMatchObject({ ending: "last_chance_won", gains: [8, 3] });
  });

  test("6.4 a bet lost leaves the bonus", () => {
    const hands = [
      { points: 7, bonus: 4 },
      { points: 8, bonus: 3 },
      { points: 2, bonus: 2 },
    ];
    expect(settle("last_chance", 0, hands)).toMatchObject({
      ending: "last_chance_lost",
      gains: [4, 8, 2],
      bonusPaid: [true, false, false],
    });
  });

  test("7.2 equal totals: the last round decides, in the French edition who ended it", () => {
    const rounds = [
      { call: "stop", caller: 0, gains: [20, 18] },
      { call: "stop", caller: 0, gains: [10, 12] },
    ] as const;
    expect(judge("italian", 30, 2, rounds)).toEqual({ winners: [1], reason: "target", tieBreak: "last_round" });
    expect(judge("french", 30, 2, rounds)).toEqual({ winners: [0], reason: "target", tieBreak: "ender" });
  });
});

test("12.2 a starfish scores only with a pair of its own", () => {
  const hand = cards("fish/black fish/green starfish/yellow starfish/dark_blue");
  expect(parts(hand).duos).toBe(3);
  expect(parts(hand, { starfish: 0 }).duos).toBe(1);
  expect(parts(["starfish/yellow"], { groups: [["fish/black", "fish/green"]] }).duos).toBe(1);
});

test("the box holds 58 cards, and 66 with Extra Salt", () => {
  expect(Object.values(CARDS).reduce((sum: number, copies) => sum + copies, 0)).toBe(66);
  expect(EXTRA_SALT_CARDS.length).toBe(8);
});
