import { expect, test, vi } from "vitest";
import {
  available,
  begun,
  growth,
  newRound,
  others,
  outcomeOf,
  resultOf,
  starterOf,
  tapped,
  totalsOf,
  without,
  type Entry,
  type Sheet,
} from "../../../score/sheet";
import { scoreSheet } from "./index";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const cards = (text: string): Entry => ({ cards: text.split(" ").filter(Boolean), plain: false, points: 0, bonus: 0 });
const plain = (points: number, bonus = 0): Entry => ({ cards: [], plain: true, points, bonus });
const sheet = (rounds: Sheet["rounds"], more: Partial<Sheet> = {}): Sheet => ({
  game: "sea-salt-paper",
  names: ["Anna", "Bo"],
  edition: "italian",
  target: 40,
  rounds,
  draft: null,
  change: null,
  ...more,
});

test("a tap adds a card, and after the last of them takes all back", () => {
  const round = newRound(2);
  const tap = (): number => (round.entries[0]!.cards = tapped(scoreSheet, round, 0, "crab/yellow")).length;
  expect([tap(), tap(), tap()]).toEqual([1, 2, 0]);
});

test("what one player has no other can have", () => {
  const round = { ...newRound(3), entries: [cards("crab/yellow"), cards("crab/yellow crab/green"), cards("")] };
  expect(available(scoreSheet, round, 2, "crab/yellow")).toBe(0);
  expect(available(scoreSheet, round, 0, "crab/yellow")).toBe(1);
  expect(others(round, 2, "crab/yellow")).toEqual([0, 1]);
  expect(tapped(scoreSheet, round, 2, "crab/green")).toEqual([]);
  expect(without(["crab/yellow", "fish/green", "crab/yellow"], "crab/yellow")).toEqual(["crab/yellow", "fish/green"]);
});

test("plain points and cards settle a bet together", () => {
  const round = { call: "last_chance", caller: 1, entries: [cards("shell/grey shell/green shell/black"), plain(7, 3)] };
  expect(resultOf(scoreSheet, round)).toMatchObject({ ending: "last_chance_won", gains: [1, 10] });
});

test("a round needs its ending and who called it", () => {
  expect(scoreSheet.missing(newRound(2))).toBe("web-score-lacks-ending");
  expect(scoreSheet.missing({ ...newRound(2), call: "stop" })).toBe("web-score-lacks-caller");
  expect(scoreSheet.missing({ ...newRound(2), call: "void" })).toBe("");
  expect(scoreSheet.missing({ ...newRound(2), call: "stop", caller: 1 })).toBe("");
  expect([begun(newRound(2)), begun({ ...newRound(2), call: "void" }), begun(null)]).toEqual([false, true, false]);
});

test("rounds add up to totals, a winner and who starts", () => {
  const rounds = [
    { call: "stop", caller: 0, entries: [plain(12), plain(9)] },
    { call: "void", caller: null, entries: [plain(5), plain(5)] },
    { call: "last_chance", caller: 1, entries: [plain(4, 2), plain(30, 4)] },
  ];
  expect(growth(scoreSheet, sheet(rounds))).toEqual([
    [0, 0],
    [12, 9],
    [12, 9],
    [14, 43],
  ]);
  expect(totalsOf(scoreSheet, sheet(rounds))).toEqual([14, 43]);
  expect(outcomeOf(scoreSheet, sheet(rounds))).toEqual({ winners: [1], reason: "target", tieBreak: "" });
  expect(starterOf(scoreSheet, sheet(rounds))).toBe(1);
  expect(starterOf(scoreSheet, sheet(rounds, { edition: "french" }))).toBe(0);
  expect(starterOf(scoreSheet, sheet(rounds.slice(0, 2)))).toBeNull();
});
