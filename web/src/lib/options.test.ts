import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import { chosenEdition, hasEditions, specialOptions } from "./options";
import { loadLanguage } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en", edition: "" } }));
beforeAll(loadLanguage);

describe.each(GAMES)("$name", (game) => {
  const players = game.seats.least;
  const ordinary = { game: game.name, edition: chosenEdition(game), players, target: game.targets[players]!, stand_in: true };

  test("an ordinary table needs no words", () => {
    expect(specialOptions(ordinary)).toEqual([]);
  });

  test("what differs is told", () => {
    expect(specialOptions({ ...ordinary, target: 21, seconds: 30, open_memory: true, stand_in: false })).toEqual([
      "to 21 points",
      "30 seconds a move",
      "with memory help",
      "no bot stands in",
    ]);
  });

  test("an edition is told if there are several and it is not the usual one", () => {
    const told = game.editions.map((edition) => specialOptions({ ...ordinary, edition }).length);
    expect(told).toEqual(game.editions.map((edition) => (hasEditions(game) && edition !== ordinary.edition ? 1 : 0)));
  });
});
