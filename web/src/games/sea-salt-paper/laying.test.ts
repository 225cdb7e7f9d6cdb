import { describe, expect, it } from "vitest";
import { groupActions, type Lay } from "./actions";
import { withKeys } from "./cards";
import { choosable, chooseCard, chosenPair } from "./laying";

const lays = (...actions: string[]): Lay[] => groupActions(actions.map((action) => `lay ${action}`)).lays;

describe("pairs", () => {
  const hand = withKeys(["crab/black", "crab/green", "crab/green", "lobster/black", "swimmer/black", "shark/green"]);
  const pairs = lays(
    "crab/black crab/green",
    "crab/green crab/green",
    "crab/black lobster/black",
    "crab/green lobster/black",
    "swimmer/black shark/green",
  );

  it("are laid with one tap where there is one partner", () => {
    expect(chooseCard(pairs, hand, [], "shark/green#1").action).toBe("lay swimmer/black shark/green");
  });

  it("are laid with two taps where there are several", () => {
    expect(chooseCard(pairs, hand, [], "crab/black#1")).toEqual({ action: "", chosen: ["crab/black#1"] });
    expect(choosable(pairs, hand, ["crab/black#1"])).toEqual(["crab/green#1", "crab/green#2", "lobster/black#1"]);
    expect(chooseCard(pairs, hand, ["crab/black#1"], "crab/green#2").action).toBe("lay crab/black crab/green");
    expect(chooseCard(pairs, hand, ["crab/green#1"], "crab/green#2").action).toBe("lay crab/green crab/green");
  });

  it("are not laid when the same card is tapped again, and another card begins anew", () => {
    expect(chooseCard(pairs, hand, ["crab/black#1"], "crab/black#1")).toEqual({ action: "", chosen: [] });
    expect(chooseCard(pairs, hand, ["crab/black#1"], "swimmer/black#1").action).toBe("lay swimmer/black shark/green");
  });
});

describe("trios", () => {
  const hand = withKeys(["boat/black", "boat/yellow", "fish/black", "fish/green", "starfish/yellow"]);
  const pairs = ["boat/black boat/yellow", "fish/black fish/green"];
  const all = lays(...pairs, ...pairs.map((pair) => `${pair} starfish/yellow`));
  const boats = ["boat/black#1", "boat/yellow#1"];

  it("are offered when a pair is chosen", () => {
    expect(chooseCard(all, hand, [], "boat/black#1")).toEqual({ action: "", chosen: boats });
    expect(chosenPair(all, hand, boats)?.action).toBe("lay boat/black boat/yellow");
    expect(choosable(all, hand, boats)).toEqual(["starfish/yellow#1"]);
    expect(chooseCard(all, hand, boats, "starfish/yellow#1").action).toBe("lay boat/black boat/yellow starfish/yellow");
  });

  it("may begin with the starfish, which does nothing by itself", () => {
    const star = ["starfish/yellow#1"];
    expect(chooseCard(all, hand, [], star[0]!)).toEqual({ action: "", chosen: star });
    const only = lays("boat/black boat/yellow", "boat/black boat/yellow starfish/yellow");
    expect(chooseCard(only, hand, [], star[0]!)).toEqual({ action: "", chosen: star });
    expect(chooseCard(only, hand, star, "boat/yellow#1").action).toBe("lay boat/black boat/yellow starfish/yellow");
  });

  it("are not offered for a pair without a starfish", () => {
    expect(chosenPair(lays(...pairs), hand, boats)).toBe(null);
    expect(chooseCard(lays(...pairs), hand, [], "boat/black#1").action).toBe("lay boat/black boat/yellow");
  });

  it("go with one of several starfish", () => {
    const two = withKeys(["crab/black", "crab/green", "starfish/yellow", "starfish/light_blue"]);
    const trios = ["", " starfish/yellow", " starfish/light_blue"].map((star) => `crab/black crab/green${star}`);
    const { chosen } = chooseCard(lays(...trios), two, [], "crab/black#1");
    expect(choosable(lays(...trios), two, chosen)).toEqual(["starfish/yellow#1", "starfish/light_blue#1"]);
    expect(chooseCard(lays(...trios), two, chosen, "starfish/light_blue#1").action).toBe(`lay ${trios[2]!}`);
    // Which of the two is not clear when the starfish comes first.
    expect(chooseCard(lays(...trios), two, ["starfish/yellow#1"], "starfish/light_blue#1").action).toBe("");
    expect(chooseCard(lays(...trios), two, ["starfish/yellow#1"], "starfish/light_blue#1").chosen).toEqual(["starfish/light_blue#1"]);
  });
});
