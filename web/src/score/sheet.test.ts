import { expect, test } from "vitest";
import { available, begun, emptyHanded, growth, lacking, newRound, others, outcomeOf, resultOf, starterOf, tapped, totalsOf, without, type Entry, type Sheet } from "./sheet";

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
  const tap = (): number => (round.entries[0]!.cards = tapped("sea-salt-paper", round, 0, "crab/yellow")).length;
  expect([tap(), tap(), tap()]).toEqual([1, 2, 0]);
});

test("what one player has no other can have", () => {
  const round = { ...newRound(3), entries: [cards("crab/yellow"), cards("crab/yellow crab/green"), cards("")] };
  expect(available("sea-salt-paper", round, 2, "crab/yellow")).toBe(0);
  expect(available("sea-salt-paper", round, 0, "crab/yellow")).toBe(1);
  expect(others(round, 2, "crab/yellow")).toEqual([0, 1]);
  expect(tapped("sea-salt-paper", round, 2, "crab/green")).toEqual([]);
  expect(without(["crab/yellow", "fish/green", "crab/yellow"], "crab/yellow")).toEqual(["crab/yellow", "fish/green"]);
});

test("plain points and cards settle a bet together", () => {
  const round = { call: "last_chance" as const, caller: 1, entries: [cards("shell/grey shell/green shell/black"), plain(7, 3)] };
  expect(resultOf("sea-salt-paper", round)).toMatchObject({ ending: "last_chance_won", gains: [1, 10] });
});

test("a round needs its ending and who called it", () => {
  expect(lacking(newRound(2))).toBe("ending");
  expect(lacking({ ...newRound(2), call: "stop" })).toBe("caller");
  expect(lacking({ ...newRound(2), call: "void" })).toBe("");
  expect(lacking({ ...newRound(2), call: "stop", caller: 1 })).toBe("");
  expect([begun(newRound(2)), begun({ ...newRound(2), call: "void" }), begun(null)]).toEqual([false, true, false]);
});

test("rounds add up to totals, a winner and who starts", () => {
  const rounds = [
    { call: "stop" as const, caller: 0, entries: [plain(12), plain(9)] },
    { call: "void" as const, caller: null, entries: [plain(5), plain(5)] },
    { call: "last_chance" as const, caller: 1, entries: [plain(4, 2), plain(30, 4)] },
  ];
  expect(growth(sheet(rounds))).toEqual([[0, 0], [12, 9], [12, 9], [14, 43]]);
  expect(totalsOf(sheet(rounds))).toEqual([14, 43]);
  expect(outcomeOf(sheet(rounds))).toEqual({ winners: [1], reason: "target", tieBreak: "" });
  expect(starterOf(sheet(rounds))).toBe(1);
  expect(starterOf(sheet(rounds, { edition: "french" }))).toBe(0);
  expect(starterOf(sheet(rounds.slice(0, 2)))).toBeNull();
});

test("whoever has no cards left wins a round of Happy Mochi, and the lowest total the game", () => {
  const round = { ...newRound(3), entries: [cards("9/lemon 7/soda"), cards(""), cards("0/grape")] };
  expect(emptyHanded(round)).toBe(1);
  const won = { ...round, call: "won" as const, caller: 1 };
  expect(resultOf("happy-mochi", won).gains).toEqual([16, 0, 0]);
  const played = sheet([won, won], { game: "happy-mochi", names: ["Anna", "Bo", "Chiara"], target: 30 });
  expect(outcomeOf(played)).toEqual({ winners: [1, 2], reason: "target", tieBreak: "shared" });
  expect(starterOf(played)).toBe(2);
});
