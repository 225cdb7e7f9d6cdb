import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import { loadLanguage, say } from "../lib/words.svelte";
import { start, tap, targetOf, wanted, type Lesson, type Place } from "./lesson";

vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));
beforeAll(loadLanguage);

const LESSON: Lesson<{ hand: string[] }> = {
  scene: { hand: ["a", "b"] },
  steps: [
    { id: "both", want: ["card:a", "card:b"], all: true, nudges: { "card:c": "not-c", card: "not-this", "*": "cards" } },
    { id: "choose", want: ["deck", "button:end"], go: { "button:end": "last" }, enter: (_, target) => ({ hand: [target] }) },
    { id: "between", want: ["deck"] },
    { id: "last", want: [] },
  ],
};

describe("a lesson", () => {
  test("waits for all that it needs, in any order, and lets one think again", () => {
    let place = tap(LESSON, start(LESSON), "card:b");
    expect(place.at).toBe(0);
    expect(wanted(LESSON, place)).toEqual(["card:a"]);
    place = tap(LESSON, place, "card:b");
    expect(wanted(LESSON, place)).toEqual(["card:a", "card:b"]);
    place = tap(LESSON, tap(LESSON, place, "card:b"), "card:a");
    expect(place).toEqual({ at: 1, scene: { hand: ["card:a"] }, done: [], nudge: "" });
  });

  test("says something about other taps: of this one, of its kind, of any, or nothing special", () => {
    const nudge = (at: number, target: string): string => tap(LESSON, { ...start(LESSON), at }, target).nudge;
    expect(nudge(0, "card:c")).toBe("not-c");
    expect(nudge(0, "card:d")).toBe("not-this");
    expect(nudge(0, "deck")).toBe("cards");
    expect(nudge(1, "card:a")).toBe("other");
  });

  test("goes on to the next step or to a named one, and ends", () => {
    const chosen = { ...start(LESSON), at: 1 };
    expect(tap(LESSON, chosen, "deck").at).toBe(2);
    expect(tap(LESSON, chosen, targetOf("end")).at).toBe(3);
    const over = { ...start(LESSON), at: LESSON.steps.length };
    expect(tap(LESSON, over, "deck")).toBe(over);
  });
});

const LESSONS = (
  await Promise.all(
    GAMES.map(async (game) => {
      const { lessons } = await game.lesson();
      return game.lessons.map((name) => ({ game, name, lesson: lessons[name]! }));
    }),
  )
).flat();

describe.each(LESSONS)("the lesson $name of $game.name", ({ game, name, lesson }) => {
  /** Every place that can be reached by doing what is wanted. */
  function reached(): Place<unknown>[] {
    const found = [start(lesson)];
    const known = new Set<string>();
    for (const place of found)
      for (const target of wanted(lesson, place)) {
        const next = tap(lesson, place, target);
        const key = `${next.at} ${next.done} ${JSON.stringify(next.scene)}`;
        if (!known.has(key)) found.push(next);
        known.add(key);
      }
    return found;
  }

  test("comes to every step, and from each of them to the end", () => {
    expect(new Set(reached().map(({ at }) => at)).size).toBeGreaterThanOrEqual(lesson.steps.length);
    for (const { at } of reached()) expect(at).toBeGreaterThanOrEqual(0);
  });

  test("has words for its name, each step and each nudge", () => {
    const nudges = lesson.steps.flatMap((step) => Object.values(step.nudges ?? {}).map((nudge) => `nudge-${nudge}`));
    const messages = [...lesson.steps.map(({ id }) => id), ...nudges].map((id) => `web-learn-${game.word}-${id}`);
    for (const message of [...messages, `web-learn-name-${game.word}-${name}`, `web-learn-what-${game.word}-${name}`])
      expect(say(message, game.terms())).not.toBe(message);
  });
});

test.each(GAMES)("the lessons of $name are those that it lists, and name each step once", async ({ lesson, lessons }) => {
  const part = await lesson();
  expect(Object.keys(part.lessons)).toEqual(lessons);
  const ids = Object.values(part.lessons).flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
