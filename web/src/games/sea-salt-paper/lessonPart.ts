import { ICONS } from "../../art/icons";
import { defineLesson } from "../game";
import Coach from "./Coach.svelte";
import { FIRST } from "./lesson";
import { CALLS } from "./lessonCalls";
import { EXPANSIONS } from "./lessonExpansions";
import Scene from "./LessonScene.svelte";
import { STEAL } from "./lessonSteal";
import { terms } from "./terms";

export const lessonPart = defineLesson({
  lessons: { first: FIRST, steal: STEAL, calls: CALLS, expansions: EXPANSIONS },
  Scene,
  Coach,
  buttonIcons: { stop: ICONS.stop, chance: ICONS.last_chance },
  buttonNames: terms,
});
