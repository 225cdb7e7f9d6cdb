import { beforeAll, describe, expect, test, vi } from "vitest";
import { LEVELS } from "../constants";
import { GAMES } from "../games";
import { botAt, botLabel, botsOf, characterManner, characterName, seatingByName, type Seating } from "./characters";
import { seatName } from "./names";
import { loadLanguage } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const TABLES = Array.from({ length: 60 }, (_, i) => `table${(i * 7919).toString(36)}`);

describe.each(GAMES)("$name", (game) => {
  const all = Object.values(game.characters).flat();
  const seating = (table: string, levels: readonly string[]): Seating => ({
    table,
    game: game.name,
    seats: levels.map((level) => ({ level })),
  });
  const names = (of: Seating): (string | undefined)[] => botsOf(of).map((bot) => bot?.character);

  test("every level has as many characters as can sit against one person, and nobody has two levels", () => {
    expect(Object.keys(game.characters)).toEqual([...LEVELS]);
    for (const level of LEVELS) expect(game.characters[level]!.length).toBeGreaterThanOrEqual(Math.max(3, game.seats.most - 1));
    expect(new Set(all).size).toBe(all.length);
  });

  test("everybody has a short name, a manner and a face with two moods", async () => {
    const faces = await game.faces();
    expect(Object.keys(faces).sort()).toEqual([...all].sort());
    for (const each of all) {
      expect(characterName(each)).toMatch(/^\p{Lu}\p{Ll}{1,9}$/u);
      expect(characterManner(each)).not.toContain("web-character");
      expect(faces[each]!.calm).not.toEqual(faces[each]!.glad);
      for (const { d } of [...faces[each]!.body, ...faces[each]!.calm, ...faces[each]!.glad]) expect(d).not.toMatch(/NaN|undefined/);
    }
  });

  test.each(LEVELS)("at a full table of %s bots all are of that level, and all differ", (level) => {
    for (const table of TABLES) {
      const bots = names(seating(table, Array<string>(game.seats.most - 1).fill(level)));
      expect(new Set(bots).size).toBe(bots.length);
      for (const bot of bots) expect(game.characters[level]).toContain(bot);
      // Wherever the person sits.
      for (let person = 0; person < game.seats.most; person += 1) {
        const seats = Array.from({ length: game.seats.most }, (_, seat) => (seat === person ? { name: "Ada" } : { level }));
        const others = botsOf({ table, game: game.name, seats });
        expect(others[person]).toBeNull();
        expect(new Set(others.flatMap((bot) => bot?.character ?? [])).size).toBe(game.seats.most - 1);
      }
    }
  });

  test("no two are the same, even with a bot on each of six seats", () => {
    for (const table of TABLES)
      for (const level of LEVELS) expect(new Set(names(seating(table, Array<string>(6).fill(level)))).size).toBe(6);
  });

  test("the same table has the same bots, and another table others", () => {
    const levels = ["casual", "casual", "expert"];
    for (const table of TABLES) expect(names(seating(table, levels))).toEqual(names(seating(table, levels)));
    expect(new Set(TABLES.map((table) => String(names(seating(table, levels))))).size).toBeGreaterThan(2);
    for (const each of game.characters.novice!)
      expect(TABLES.map((table) => botAt(seating(table, ["", "novice"]), 1)?.character)).toContain(each);
  });

  test("a bot stays who it is when somebody sits down beside it", () => {
    for (const table of TABLES) {
      const before = botAt({ table, game: game.name, seats: [{ name: "Ada" }, {}, { level: "skilled" }] }, 2);
      expect(botAt({ table, game: game.name, seats: [{ name: "Ada" }, { name: "Bo" }, { level: "skilled" }] }, 2)).toEqual(before);
      expect(botAt({ table, game: game.name, seats: [{ name: "Ada" }, { level: "skilled" }, { level: "skilled" }] }, 2)).toEqual(before);
    }
  });

  test("a replay knows the bots by their levels", () => {
    const live: Seating = { table: "t", game: game.name, seats: [{ name: "Ada" }, { level: "expert" }] };
    expect(botsOf(seatingByName("t", game.name, ["Ada", ""], ["", "expert"]))).toEqual(botsOf(live));
  });
});

test("a bot cannot be taken for a person", () => {
  const game = GAMES[0]!.name;
  const seats = [{ name: "Ada" }, { level: "casual" }, {}, { name: "Bo", away: true }];
  const bots = botsOf({ table: "t", game, seats });
  expect(bots.map((bot) => bot !== null)).toEqual([false, true, false, false]);
  expect(botLabel(bots[1]!)).toBe(`${characterName(bots[1]!.character)}, bot, casual`);
  // Who is away keeps the name.
  expect(seatName({ table: "t", game, seats }, 3, 0)).toBe("Bo");
});
