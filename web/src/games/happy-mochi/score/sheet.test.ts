import { expect, test, vi } from "vitest";
import { newRound, outcomeOf, resultOf, starterOf, type Entry, type Sheet } from "../../../score/sheet";
import { NAME } from "../constants";
import { emptyHanded, scoreSheet } from "./index";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const cards = (text: string): Entry => ({ cards: text.split(" ").filter(Boolean), plain: false, points: 0, bonus: 0 });

test("whoever has no cards left wins a round, and the lowest total the game", () => {
  const round = { ...newRound(3), entries: [cards("9/lemon 7/soda"), cards(""), cards("0/grape")] };
  expect(emptyHanded(round)).toBe(1);
  const won = { ...round, call: "won", caller: 1 };
  expect(resultOf(scoreSheet, won).gains).toEqual([16, 0, 0]);
  const sheet: Sheet = {
    game: NAME,
    names: ["Anna", "Bo", "Chiara"],
    edition: "standard",
    target: 30,
    rounds: [won, won],
    draft: null,
    change: null,
  };
  expect(outcomeOf(scoreSheet, sheet)).toEqual({ winners: [1, 2], reason: "target", tieBreak: "shared" });
  expect(starterOf(scoreSheet, sheet)).toBe(2);
});

test("the ending follows from the hands, and is asked for again when they change", () => {
  const round = { ...newRound(2), entries: [cards("9/lemon"), cards("")] };
  scoreSheet.inferEnding!(round, [9, 0], false);
  expect(scoreSheet.missing(round)).toBe("web-score-lacks-winner");
  scoreSheet.inferEnding!(round, [9, 0], true);
  expect(round).toMatchObject({ call: "won", caller: 1 });
  scoreSheet.inferEnding!(round, [9, 3], true);
  expect(round).toMatchObject({ call: null, caller: null });
});
