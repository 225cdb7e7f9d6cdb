import { beforeAll, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import { characterName } from "./characters";
import { freeName, limitName, playedSeat, playerNames } from "./names";
import { loadLanguage } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const players = [{ name: "Ada" }, { name: "Bo" }];
const table = { id: "t", options: { game: GAMES[0]!.name, edition: "", players: 2, target: 40 } };

test("who got up after the game is still called by name", () => {
  expect(playerNames({ ...table, players, seats: [{ name: "Ada" }, {}] }, 0)).toEqual(["You", "Bo"]);
});

test("who took a seat after the game did not play it", () => {
  const seats = [{ name: "Ada" }, { name: "Cy" }];
  expect(playerNames({ ...table, players, seats }, 1)).toEqual(["Ada", "Bo"]);
  expect(playedSeat({ players, seats }, 1)).toBeNull();
});

test("who looks on reads all names", () => {
  const [ada, bot] = playerNames({ ...table, players: [{ name: "Ada" }, { level: "casual" }], seats: [] }, null);
  expect(ada).toBe("Ada");
  expect(GAMES[0]!.characters.casual!.map(characterName)).toContain(bot);
});

test("guests do not take each other's names", () => {
  expect(freeName(["Ada", ""])).toBe("Guest");
  expect(freeName(["guest", "Guest 2"])).toBe("Guest 3");
});

test("a name has forty characters at most, and an emoji is one", () => {
  expect(limitName("x".repeat(45))).toHaveLength(40);
  const family = "👨‍👩‍👧‍👦";
  expect(limitName(`${"x".repeat(39)}${family}${family}`)).toBe(`${"x".repeat(39)}${family}`);
  expect(limitName("Ada 👩🏽‍🚀")).toBe("Ada 👩🏽‍🚀");
});
