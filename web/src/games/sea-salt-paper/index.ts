/** Sea Salt & Paper: all that the rest of the client knows of it. */
import { defineGame } from "../game";
import { BACK } from "./art/back";
import Card from "./Card.svelte";
import { EDITION_BY_LANGUAGE, EDITIONS, HAS_OPEN_MEMORY, NAME, OPTIONS, ORDER, SEATS, TARGETS } from "./constants";
import { explainCard } from "./explanation";
import { cardName } from "./names";
import { adjustTarget, optionWords } from "./options";
import type { Edition } from "./cards";
import { callNames, terms } from "./terms";
import type { SeaSeatView } from "./protocol";

export const game = defineGame<SeaSeatView>({
  name: NAME,
  word: "sea",
  prefix: "",
  order: ORDER,
  seats: SEATS,
  targets: TARGETS,
  editions: EDITIONS,
  editionByLanguage: EDITION_BY_LANGUAGE,
  options: OPTIONS,
  optionWords,
  adjustTarget,
  hasOpenMemory: HAS_OPEN_MEMORY,
  Card,
  back: BACK,
  cardName,
  terms,
  editionNote: (edition) => callNames(edition as Edition),
  explainCard,
  lessons: ["first", "steal", "calls", "expansions"],
  roundWorth: (gains, seat) => gains[seat] ?? 0,
  pictures: {
    start: ["crab/light_blue", "octopus/purple", "mermaid/white", "boat/yellow", "penguin/pink"],
    lesson: ["crab/yellow", "mermaid/white", "boat/dark_blue"],
    scoreSheet: ["boat/light_blue", "octopus/yellow", "mermaid/white"],
    noGames: "penguin/pink",
  },
  characters: {
    novice: ["mimo", "bombo", "nuvi"],
    casual: ["otto", "gala", "tello"],
    skilled: ["delia", "pelio", "zefi"],
    expert: ["orfeo", "nauta", "fosca"],
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
