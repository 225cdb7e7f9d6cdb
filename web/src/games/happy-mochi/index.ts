/** Happy Mochi: all that the rest of the client knows of it. */
import { defineGame } from "../game";
import { BACK } from "./art/back";
import Card from "./Card.svelte";
import { EDITION_BY_LANGUAGE, EDITIONS, HAS_OPEN_MEMORY, NAME, OPTIONS, ORDER, SEATS, TARGETS } from "./constants";
import { explainCard } from "./explanation";
import { cardName } from "./names";
import type { MochiSeatView } from "./protocol";
import "./theme.css";

export const game = defineGame<MochiSeatView>({
  name: NAME,
  word: "mochi",
  prefix: "mochi-",
  order: ORDER,
  seats: SEATS,
  targets: TARGETS,
  editions: EDITIONS,
  editionByLanguage: EDITION_BY_LANGUAGE,
  options: OPTIONS,
  hasOpenMemory: HAS_OPEN_MEMORY,
  Card,
  back: BACK,
  cardName,
  terms: () => ({}),
  editionNote: () => "",
  explainCard,
  lessons: ["first", "effects", "numbers"],
  // A won round is worth the points that the others got.
  roundWorth: (gains, seat) => (gains[seat] ? 0 : gains.reduce((sum, each) => sum + each, 0)),
  pictures: {
    start: ["2/strawberry", "3/lemon", "7/matcha", "8/soda", "9/grape"],
    lesson: ["7/peach", "4/matcha", "9/soda"],
    scoreSheet: ["2/strawberry", "7/matcha", "9/lemon"],
    noGames: "6/sesame",
  },
  characters: {
    novice: ["dodo", "lulu", "puni", "fufu", "lilla"],
    casual: ["taro", "nata", "zuzu", "lemi", "kiwi"],
    skilled: ["yuzu", "kinako", "anko", "mizu", "menta"],
    expert: ["ume", "kuro", "hoshi", "riso", "mikan"],
  },
  faces: async () => (await import("./art/characters")).CHARACTERS,
  play: async () => (await import("./play")).play,
  replay: async () => (await import("./replay")).replay,
  study: async () => (await import("./study")).study,
  lesson: async () => (await import("./lessonPart")).lessonPart,
  rules: async () => (await import("./rules")).rules,
  reference: async () => (await import("./Reference.svelte")).default,
  scoreSheet: async () => (await import("./score")).scoreSheet,
});
