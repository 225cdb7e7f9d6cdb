import { expect, test, vi } from "vitest";
import { GAMES } from "../games";
import type { PlayedGame } from "./seats";
import { opponentsOf, statisticsOf } from "./statistics";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

const [game, other] = GAMES as [(typeof GAMES)[0], (typeof GAMES)[0]];
const base = { table: "t", number: 1, game: game.name, at: 0, names: ["Ada", "casual"], scores: [1, 0], winners: [0], seat: 0 };
/** Games from the latest to the first: won or lost. */
const games = (results: string): PlayedGame[] => [...results].map((each) => ({ ...base, winners: [each === "w" ? 0 : 1] }));

test("streaks are counted from the latest game, and the longest one is known", () => {
  expect(statisticsOf(game, games("wwlwwwl"))).toMatchObject({ played: 7, won: 5, streak: 2, longest: 3 });
  expect(statisticsOf(game, games("lww"))).toMatchObject({ streak: 0, longest: 2 });
  expect(statisticsOf(game, [])).toMatchObject({ played: 0, won: 0, streak: 0, longest: 0, best: null, levels: [], recent: [] });
});

test("the latest games are shown from the oldest to the newest, twenty at most", () => {
  expect(statisticsOf(game, games("wl")).recent).toEqual([false, true]);
  expect(statisticsOf(game, games("w".repeat(30))).recent).toHaveLength(20);
});

test("other games, and games that were only watched, do not count", () => {
  expect(statisticsOf(other, games("ww")).played).toBe(0);
  expect(statisticsOf(game, [{ ...base, seat: null }]).played).toBe(0);
});

test("a game counts for the strongest bot in it, or for people", () => {
  const own = { ...base, seat: 0 };
  expect(opponentsOf(own)).toBe("casual");
  expect(opponentsOf({ ...own, names: ["Ada", "novice", "expert"], levels: ["", "novice", "expert"] })).toBe("expert");
  expect(opponentsOf({ ...own, names: ["Ada", "Bo", "expert"], levels: ["", "", "expert"] })).toBe("people");
  // Somebody who is called like a level, in a game that knows better.
  expect(opponentsOf({ ...own, names: ["Ada", "casual"], levels: ["", ""] })).toBe("people");
  expect(statisticsOf(game, games("wwl")).levels).toEqual([{ level: "casual", played: 3, won: 2 }]);
});

test("the best round is the best for its game", () => {
  const rounds = [
    [7, 0],
    [0, 12],
    [9, 30],
  ];
  const worths = GAMES.map((each) => statisticsOf(each, [{ ...base, game: each.name, rounds }]).best);
  expect(worths).toEqual(GAMES.map((each) => Math.max(...rounds.map((gains) => each.roundWorth(gains, 0)))));
  expect(worths).toEqual([9, 12]);
});
