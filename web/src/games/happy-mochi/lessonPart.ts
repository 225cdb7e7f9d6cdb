import { defineLesson } from "../game";
import Coach from "./Coach.svelte";
import { FIRST } from "./lesson";
import { EFFECTS_LESSON } from "./lessonEffects";
import { NUMBERS } from "./lessonNumbers";
import Scene from "./LessonScene.svelte";

export const lessonPart = defineLesson({
  lessons: { first: FIRST, effects: EFFECTS_LESSON, numbers: NUMBERS },
  Scene,
  Coach,
  buttonIcons: {},
});
