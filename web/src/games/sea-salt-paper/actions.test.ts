import { describe, expect, it } from "vitest";
import { groupActions, partners, pickAt } from "./actions";
import { sortHand, withKeys } from "./cards";

describe("legal actions", () => {
  it("are grouped by what one does", () => {
    const choices = groupActions(["draw", "take left", "take right"]);
    expect(choices.draw).toBe(true);
    expect(choices.takes).toEqual([0, 1]);
    expect(choices.end).toBe(false);
  });

  it("know which card goes with which", () => {
    const { lays } = groupActions(["lay swimmer/black shark/green", "lay crab/black crab/green", "end"]);
    expect(partners(lays, "crab/green")).toEqual([{ card: "crab/black", action: "lay crab/black crab/green" }]);
    expect(partners(lays, "shark/green").map(({ card }) => card)).toEqual(["swimmer/black"]);
    expect(partners(lays, "shell/grey")).toEqual([]);
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
