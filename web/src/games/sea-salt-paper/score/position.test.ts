import { expect, test, vi } from "vitest";
import { newRound, type Sheet } from "../../../score/sheet";
import { ALL_CARDS, positionText, splitPairs } from "./position";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

test("pairs are played, the rest is held", () => {
  const cards = ["crab/green", "shark/black", "crab/grey", "octopus/grey", "swimmer/yellow", "crab/black"];
  expect(splitPairs(cards)).toEqual({
    laid: ["crab/green", "crab/grey", "swimmer/yellow", "shark/black"],
    hand: ["octopus/grey", "crab/black"],
  });
});

test("a position tells what one player has and sees", () => {
  const round = newRound(2);
  round.entries[0]!.cards = ["octopus/grey", "octopus/green", "boat/black", "boat/black"];
  round.entries[1]!.cards = ["fish/black", "fish/green", "captain/light_orange"];
  const sheet: Sheet = {
    game: "sea-salt-paper",
    names: ["Ada", "Bo"],
    edition: "online",
    target: 40,
    rounds: [],
    draft: round,
    change: null,
  };
  expect(ALL_CARDS).toBe(58);
  expect(positionText(sheet, round, 0, { handSizes: [0, 4], deck: 30, tops: { left: "", right: "mermaid/white" } }).split("\n")).toEqual([
    "game: sea-salt-paper",
    "edition: online",
    "players: 2",
    "target: 40",
    "scores: 0 0",
    "turn: 1",
    "hand 1: octopus/grey octopus/green",
    "laid 1: boat/black boat/black",
    "hand 2: 3 captain/light_orange",
    "laid 2: fish/black fish/green",
    "right: mermaid/white",
    "deck: 30",
  ]);
});
