/** The scenes of a lesson, for tests of what its coach says. */
import { start, tap, wanted, type Lesson } from "./lesson";

/** Do what a lesson wants until its end; return the scene of each step by its id. */
export function lessonScenes<Scene>(lesson: Lesson<Scene>): Record<string, Scene> {
  const found: Record<string, Scene> = {};
  let place = start(lesson);
  for (;;) {
    found[lesson.steps[place.at]!.id] = place.scene;
    const [target] = wanted(lesson, place);
    if (!target) return found;
    place = tap(lesson, place, target);
  }
}
