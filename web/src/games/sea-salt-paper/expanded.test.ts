import { expect, it } from "vitest";
import { dancesWithThree, isSheltered, isStung, isUnder, laidGroups } from "./expanded";
import { stepOf } from "./worth";
import type { SeaSeatView } from "./protocol";

const table = (changes: object, expanded?: object): SeaSeatView =>
  ({
    hands: [[], null],
    laid: [[], []],
    ...changes,
    expanded: expanded ? { event: null, held: [null, null], stung: [], sheltered: [], groups: [[], []], ...expanded } : null,
  }) as unknown as SeaSeatView;

it("shows laid cards in the groups in which they were laid", () => {
  const groups = [
    ["crab/black", "lobster/black"],
    ["boat/black", "boat/black", "starfish/yellow"],
  ];
  const laid = ["boat/black", "boat/black", "crab/black", "lobster/black", "starfish/yellow", "mermaid/white"];
  const found = laidGroups(table({ laid: [laid, []] }, { groups: [groups, []] }), 0);
  expect(found.map((group) => group.map(({ card }) => card))).toEqual([...groups, ["mermaid/white"]]);
  expect(new Set(found.flat().map(({ key }) => key)).size).toBe(laid.length);
  expect(laidGroups(table({ laid: [laid, []] }), 0).map(({ length }) => length)).toEqual([laid.length]);
});

it("knows whose event counts", () => {
  const view = table({}, { event: "kraken", held: [null, "dolphins"], stung: [1], sheltered: [0] });
  expect([0, 1].map((seat) => isUnder(view, seat, "kraken"))).toEqual([true, true]);
  expect([0, 1].map((seat) => isUnder(view, seat, "dolphins"))).toEqual([false, true]);
  expect([isStung(view, 1), isStung(view, 0), isSheltered(view, 0), isSheltered(view, 1)]).toEqual([true, false, true, false]);
  expect(isUnder(table({}), 0, "kraken")).toBe(false);
});

it("knows when three mermaids are enough", () => {
  const hands = [Array<string>(3).fill("mermaid/white"), null];
  expect(dancesWithThree(table({ hands }, { event: "dance_of_the_mermaids" }), 0)).toBe(true);
  expect(dancesWithThree(table({ hands, laid: [["mermaid/white"], []] }, { event: "dance_of_the_mermaids" }), 0)).toBe(false);
  expect(dancesWithThree(table({ hands }, { event: "kraken" }), 0)).toBe(false);
});

it("marks no step of a collection that an event changes", () => {
  const laid = [["octopus/grey", "octopus/green", "shell/grey"], ["octopus/black"]];
  const view = table({ laid, hands: [[], []] }, { held: [null, "dance_of_the_shells"] });
  expect([stepOf(view, 0, "octopus/grey"), stepOf(view, 0, "shell/grey"), stepOf(view, 1, "octopus/black")]).toEqual([2, 1, 1]);
  const kraken = table({ laid, hands: [[], []] }, { event: "kraken" });
  expect([stepOf(kraken, 0, "octopus/grey"), stepOf(kraken, 0, "shell/grey")]).toEqual([0, 1]);
});
