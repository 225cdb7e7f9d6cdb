import { describe, expect, it } from "vitest";
import { groupActions, pickAt } from "./actions";
import { sortHand, withKeys } from "./cards";

describe("legal actions", () => {
  it("are grouped by what one does", () => {
    const choices = groupActions(["draw", "take left", "take right"]);
    expect(choices.draw).toBe(true);
    expect(choices.takes).toEqual([0, 1]);
    expect(choices.end).toBe(false);
  });

  it("know trios from pairs", () => {
    const { lays } = groupActions(["lay crab/black lobster/black", "lay boat/black boat/yellow starfish/yellow", "end"]);
    expect(lays).toEqual([
      { action: "lay crab/black lobster/black", first: "crab/black", second: "lobster/black" },
      { action: "lay boat/black boat/yellow starfish/yellow", first: "boat/black", second: "boat/yellow", starfish: "starfish/yellow" },
    ]);
  });

  it("are grouped with expansions too", () => {
    const pair = ["swimmer/black", "shark/green"];
    expect(groupActions([`rob_pair 2 ${pair.join(" ")}`]).robberies).toEqual([
      { action: "rob_pair 2 swimmer/black shark/green", seat: 1, pair },
    ]);
    expect(groupActions(["decline", "give shell/grey", "give crab/black"])).toMatchObject({
      decline: true,
      gives: ["shell/grey", "crab/black"],
    });
    expect(groupActions(["visit 2", "visit 4"]).visits).toEqual([1, 3]);
    expect(groupActions(["keep_event kraken", "keep_event dolphins"]).events).toEqual(["kraken", "dolphins"]);
    expect(groupActions(["end", "hide shell/grey"])).toMatchObject({ end: true, hides: ["shell/grey"], keeps: [], gets: [] });
  });

  it("name a picked card by how many alike lie above it", () => {
    const pile = ["crab/black", "fish/black", "crab/black"];
    const picks = ["pick crab/black", "pick crab/black 2", "pick fish/black"];
    expect(pickAt(pile, 2, picks)).toBe("pick crab/black");
    expect(pickAt(pile, 0, picks)).toBe("pick crab/black 2");
    expect(pickAt(["crab/black", "crab/black"], 0, ["pick crab/black"])).toBe(null);
  });
});

describe("a hand", () => {
  it("is sorted by kind, and alike cards keep their own keys", () => {
    expect(sortHand(["shell/grey", "crab/black", "crab/black"])).toEqual(["crab/black", "crab/black", "shell/grey"]);
    expect(withKeys(["crab/black", "crab/black"]).map(({ key }) => key)).toEqual(["crab/black#1", "crab/black#2"]);
  });
});
