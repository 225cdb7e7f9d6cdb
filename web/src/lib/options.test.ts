import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import type { OwnOption } from "../games/game";
import { chosenEdition, chosenValues, hasEditions, optionWords, specialOptions, usualTarget, variantOf, withValue } from "./options";
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
    { name: "places", default: ["shore", "harbour"] },
  ];
  const game = GAMES[0]!;
  const own = game.options;
  const players = game.seats.least;
  const ordinary = { game: game.name, edition: chosenEdition(game), players, target: game.targets[players]!, stand_in: true };
  beforeEach(() => void (game.options = MADE_UP));
  afterEach(() => void (game.options = own));

  test("what is as the rules have it is not sent", () => {
    expect(variantOf(game, {})).toEqual({});
    expect(variantOf(game, { long_nights: false, open_deck: true, jokers: null, weather: "calm", places: "shore,harbour" })).toEqual({});
  });

  test("what was changed is sent with its type", () => {
    expect(variantOf(game, { long_nights: true, open_deck: false, jokers: 0, weather: "", places: " harbour, , reef " })).toEqual({
      long_nights: true,
      open_deck: false,
      jokers: 0,
      weather: "",
      places: ["harbour", "reef"],
    });
    expect(variantOf(game, { places: "" })).toEqual({ places: [] });
  });

  test("the options of another game are not sent", () => {
    expect(variantOf(game, { somewhere_else: true })).toEqual({});
  });

  test("only what differs is told", () => {
    const variant = { long_nights: true, open_deck: false, jokers: 3, weather: "calm", places: ["harbour", "reef"] };
    expect(specialOptions({ ...ordinary, variant })).toEqual(["long_nights", "open_deck: off", "jokers: 3", "places: harbour, reef"]);
  });

  test("an option that this client does not know is told, too", () => {
    expect(specialOptions({ ...ordinary, variant: { fog: true } })).toEqual(["fog"]);
  });

  test("an option is called by its message if there is one", () => {
    expect(optionWords(game, "no_stand_in").label).toBe("no bots standing in");
    expect(optionWords(game, "fog").label).toBe("fog");
  });

  describe("with words of the game's own", () => {
    const { optionWords: words, adjustTarget } = game;
    const choices = ["shore", "harbour", "reef"].map((value) => ({ value, label: value.toUpperCase(), why: "" }));
    beforeEach(() => {
      game.optionWords = (name) =>
        name === "places"
          ? { label: "Places", choices, describe: (value) => `at ${(value as string[]).join("+")}` }
          : name === "jokers"
            ? { label: "Jokers" }
            : undefined;
      game.adjustTarget = (target, variant) => (variant.long_nights ? 3 * target : target);
    });
    afterEach(() => void Object.assign(game, { optionWords: words, adjustTarget }));

    test("they stand in the settings of a table", () => {
      const variant = { jokers: 3, places: ["reef"] };
      expect(specialOptions({ ...ordinary, variant })).toEqual(["Jokers: 3", "at reef"]);
    });

    test("choices keep the order of the game", () => {
      const option = MADE_UP[4]!;
      const chosen = chosenValues(option, {});
      expect(chosen).toEqual(["shore", "harbour"]);
      const list = optionWords(game, option.name);
      expect(withValue(list, ["reef"], "shore", true)).toBe("shore,reef");
      expect(withValue(list, chosen, "shore", false)).toBe("harbour");
      expect(chosenValues(option, { places: withValue(list, ["shore"], "shore", false) })).toEqual([]);
    });

    test("a target that the options ask for is the usual one", () => {
      expect(usualTarget(game, players, { long_nights: true })).toBe(3 * ordinary.target);
      const asked = { ...ordinary, target: 3 * ordinary.target };
      expect(specialOptions({ ...asked, variant: { long_nights: true } })).toEqual(["long_nights"]);
      expect(specialOptions(asked)).toHaveLength(1);
    });
  });
});
