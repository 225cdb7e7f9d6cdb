import { beforeAll, expect, test, vi } from "vitest";
import type { Happened } from "../protocol";
import { logged } from "./log";
import { begin, speak } from "./words.svelte";

// The words are the real ones; only the browser around them is missing.
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(begin);

const EVENTS = [{ type: "happened", number: 4, event: { what: "acted", seat: 1, steps: [{ by: 1, action: "take left", cards: ["crab/yellow"] }] } }] as Happened[];
const told = (names: string[]): string[] => logged(EVENTS, names, "sea-salt-paper").map((line) => line.text);

test("an event is told anew when a name or the language changes", async () => {
  const names = ["Ada", "Bo"];
  expect(told(names)).toEqual(["Bo took crab (yellow) from the left pile."]);
  expect(told(names)).toEqual(["Bo took crab (yellow) from the left pile."]);
  expect(told(["Ada", "Cy"])).toEqual(["Cy took crab (yellow) from the left pile."]);
  await speak("it");
  expect(told(names)[0]).toMatch(/^Bo\b.*granchio/);
});
