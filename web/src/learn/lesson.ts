/** A lesson: scenes of a prepared round, and what the learner does to go on. */

export interface LessonStep<Scene> {
  /** The sentence is `web-learn-<game>-<id>`. */
  id: string;
  /** What leads on: `deck`, `pile:left`, `card:<name>`, `slot:2`, `button:next`. */
  want: string[];
  /** Whether all of these are needed, in any order, or one of them. */
  all?: boolean;
  /** Buttons to show: those that are wanted come after them, unless they are among them. */
  buttons?: string[];
  /** What is said about other taps: by target, by its first word, or `*` for all. The sentence is `…-nudge-<text>`. */
  nudges?: Record<string, string>;
  /** What is different from the scene before; target is what led here. */
  enter?: (scene: Scene, target: string) => Partial<Scene>;
  /** Which step follows a target, where it is not the next one. */
  go?: Record<string, string>;
}

export interface Lesson<Scene> {
  scene: Scene;
  steps: LessonStep<Scene>[];
}

export interface Place<Scene> {
  at: number;
  scene: Scene;
  /** What was tapped already, where all are needed. */
  done: string[];
  nudge: string;
}

export const start = <Scene>(lesson: Lesson<Scene>): Place<Scene> => ({ at: 0, scene: lesson.scene, done: [], nudge: "" });

export const targetOf = (button: string): string => `button:${button}`;

/** What is still wanted here. */
export function wanted<Scene>(lesson: Lesson<Scene>, place: Place<Scene>): string[] {
  return (lesson.steps[place.at]?.want ?? []).filter((target) => !place.done.includes(target));
}

/** Where a tap leads. */
export function tap<Scene>(lesson: Lesson<Scene>, place: Place<Scene>, target: string): Place<Scene> {
  const step = lesson.steps[place.at];
  if (!step) return place;
  if (place.done.includes(target)) return { ...place, done: place.done.filter((each) => each !== target), nudge: "" };
  if (!step.want.includes(target)) {
    const nudges = step.nudges ?? {};
    return { ...place, nudge: nudges[target] ?? nudges[target.split(":")[0] ?? ""] ?? nudges["*"] ?? "other" };
  }
  const done = [...place.done, target];
  if (step.all && done.length < step.want.length) return { ...place, done, nudge: "" };
  const next = step.go?.[target];
  const at = next ? lesson.steps.findIndex((each) => each.id === next) : place.at + 1;
  const change = lesson.steps[at]?.enter?.(place.scene, target) ?? {};
  return { at, scene: { ...place.scene, ...change }, done: [], nudge: "" };
}
