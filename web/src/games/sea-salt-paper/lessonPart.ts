import { ICONS } from "../../art/icons";
import { defineLesson } from "../game";
import Coach from "./Coach.svelte";
import { LESSON } from "./lesson";
import Scene from "./LessonScene.svelte";
import { terms } from "./terms";

export const lessonPart = defineLesson({
  lesson: LESSON,
  Scene,
  Coach,
  buttonIcons: { stop: ICONS.stop, chance: ICONS.last_chance },
  buttonNames: terms,
});
