import { describe, expect, test } from "vitest";
import { totals } from "../../score/outcome";
import { ALL_CARDS, handPenalty } from "./cards";
import { judge, nextStarter } from "./scoring";
import golden from "./scoring.golden.json";

describe("as the rules have it in Python", () => {
  test("every hand costs the same", () => {
    for (const hand of golden.hands) expect(handPenalty(hand.cards)).toBe(hand.points);
  });

  test("every game ends the same", () => {
    for (const { target, gains, outcome } of golden.games) {
      const rounds = gains.map((row) => ({ gains: row }));
      const found = judge(target, gains[0]!.length, rounds);
      expect(found).toEqual(outcome && { winners: outcome.winners, reason: outcome.reason, tieBreak: outcome.tie_break });
    }
  });
});

describe("examples of the book", () => {
  test("6.2 the score sheet of the book", () => {
    const rounds = [
      [12, 4, 0],
      [0, 16, 5],
      [19, 0, 23],
    ].map((gains) => ({ gains }));
    expect(totals(3, rounds)).toEqual([31, 20, 28]);
    expect(judge(30, 3, rounds)?.winners).toEqual([1]);
    expect(nextStarter(2, 3)).toBe(0);
  });
});

test("the box holds 70 cards", () => {
  expect(ALL_CARDS).toHaveLength(70);
});
