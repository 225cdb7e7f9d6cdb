import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words.svelte";
import { cardInSentence } from "./log";
import { describeMoment } from "./moment";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const moment = (by: number, action: string, note = "") =>
  describeMoment({ by, action, note }, { names: ["Ada", "Bo"], own: 0, card: cardInSentence });

test("four mermaids and a last chance are moments, each with a sentence", () => {
  expect(moment(1, "lay_mermaids")).toEqual({ title: "Four mermaids!", text: "Bo played all four mermaids." });
  expect(moment(0, "lay_mermaids")?.text).toBe("You played all four mermaids.");
  expect(moment(1, "last_chance")?.title).toBe("LAST CHANCE");
  expect(moment(0, "last_chance")?.text).toMatch(/^You /);
});

test("an ordinary turn is no moment", () => {
  for (const action of ["draw", "take left", "end", "stop"]) expect(moment(0, action)).toBeNull();
});

test("the round's event is a moment, and so are three mermaids that dance", () => {
  expect(moment(-1, "event treasure_chest")).toEqual({ title: "The Treasure Chest", text: "You need 10 points to end the round." });
  expect(moment(1, "lay_mermaids", "dance")).toEqual({ title: "Mermaids!", text: "Bo played the dancing mermaids." });
});
