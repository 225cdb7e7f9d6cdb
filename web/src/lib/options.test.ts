import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import type { OwnOption } from "../games/game";
import { chosenEdition, hasEditions, optionName, specialOptions, variantOf } from "./options";
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
    expect(specialOptions({ ...ordinary, target: 21, seconds: 30, open_memory: true, stand_in: false, chat: false })).toEqual([
      "to 21 points",
      "30 seconds per move",
      "memory help",
      "no bots standing in",
      "no chat",
    ]);
  });

  test("an edition is told if there are several and it is not the usual one", () => {
    const told = game.editions.map((edition) => specialOptions({ ...ordinary, edition }).length);
    expect(told).toEqual(game.editions.map((edition) => (hasEditions(game) && edition !== ordinary.edition ? 1 : 0)));
  });
});

describe("options that only one game has", () => {
  const MADE_UP: readonly OwnOption[] = [
    { name: "long_nights", default: false },
    { name: "open_deck", default: true },
    { name: "jokers", default: 2 },
    { name: "weather", default: "calm" },
    { name: "expansions", default: ["shore", "harbour"] },
  ];
  const game = GAMES[0]!;
  const own = game.options;
  const players = game.seats.least;
  const ordinary = { game: game.name, edition: chosenEdition(game), players, target: game.targets[players]!, stand_in: true };
  beforeEach(() => void (game.options = MADE_UP));
  afterEach(() => void (game.options = own));

  test("what is as the rules have it is not sent", () => {
    expect(variantOf(game, {})).toEqual({});
    expect(variantOf(game, { long_nights: false, open_deck: true, jokers: null, weather: "calm", expansions: "shore,harbour" })).toEqual(
      {},
    );
  });

  test("what was changed is sent with its type", () => {
    expect(variantOf(game, { long_nights: true, open_deck: false, jokers: 0, weather: "", expansions: " harbour, , reef " })).toEqual({
      long_nights: true,
      open_deck: false,
      jokers: 0,
      weather: "",
      expansions: ["harbour", "reef"],
    });
    expect(variantOf(game, { expansions: "" })).toEqual({ expansions: [] });
  });

  test("the options of another game are not sent", () => {
    expect(variantOf(game, { somewhere_else: true })).toEqual({});
  });

  test("only what differs is told", () => {
    const variant = { long_nights: true, open_deck: false, jokers: 3, weather: "calm", expansions: ["harbour", "reef"] };
    expect(specialOptions({ ...ordinary, variant })).toEqual(["long_nights", "open_deck: off", "jokers: 3", "expansions: harbour, reef"]);
  });

  test("an option that this client does not know is told, too", () => {
    expect(specialOptions({ ...ordinary, variant: { fog: true } })).toEqual(["fog"]);
  });

  test("an option is called by its message if there is one", () => {
    expect(optionName("no_stand_in")).toBe("no bots standing in");
    expect(optionName("fog")).toBe("fog");
  });
});
