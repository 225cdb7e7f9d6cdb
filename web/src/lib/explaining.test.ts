import { beforeAll, describe, expect, test, vi } from "vitest";
import { SEA_CARDS, SWEET_EFFECTS } from "../facts";
import { explained } from "./explaining";
import { begin } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

describe("a card explains itself", () => {
  test("each kind of the sea by what it is worth", () => {
    expect(explained("shark/purple")).toEqual({
      name: "shark (purple)",
      text: "A pair (swimmer and shark) is worth 1 point, laid or in hand. When you lay it: steal a card from a hand.",
    });
    expect(explained("octopus/green").text).toContain("0, 3, 6, 9, 12");
    expect(explained("captain/light_orange").text).toBe("Worth 3 points for each sailor you have.");
    expect(explained("lighthouse/purple").text).toBe("Worth 1 point for each boat you have.");
    expect(explained("mermaid/white").text).toContain("Four mermaids win the game.");
  });

  test("a mochi by its number and its effect", () => {
    expect(explained("1/strawberry").text).toBe("On the left of a pair it counts 10, on the right 1. Left in your hand it costs 1.");
    expect(explained("7/strawberry").text).toMatch(/costs 7\. Effect, may happen: keep: a card/);
  });

  test("there is a sentence for every card", () => {
    for (const card of [...Object.keys(SEA_CARDS), ...Object.keys(SWEET_EFFECTS)]) expect(explained(card).text).not.toMatch(/web-|mochi-|undefined/);
  });
});
