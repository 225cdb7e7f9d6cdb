import { beforeAll, expect, test, vi } from "vitest";
import { special } from "./options";
import { begin } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

const ordinary = { game: "sea-salt-paper", edition: "online", players: 2, target: 40, stand_in: true };

test("an ordinary table needs no words", () => {
  expect(special(ordinary)).toEqual([]);
  expect(special({ ...ordinary, game: "happy-mochi", edition: "standard", target: 30 })).toEqual([]);
});

test("what differs is told", () => {
  expect(special({ ...ordinary, edition: "french", target: 21, seconds: 30, open_memory: true, stand_in: false })).toEqual([
    "French edition",
    "to 21 points",
    "30 seconds a move",
    "with memory help",
    "no bot stands in",
  ]);
});
