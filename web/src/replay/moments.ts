/** A finished game as a row of moments: what a player did, and what the dealer did because of it. */
import type { Frame, Replay, SeatView, Step } from "../protocol";
import { mergeSteps } from "./merging";

export interface Moment {
  steps: Step[];
  /** The table after it. */
  view: SeatView;
}

const begins = (step: Step): boolean => step.by >= 0 || step.action.startsWith("shuffle");

export function moments(frames: readonly Frame[]): Moment[] {
  const made: Moment[] = [];
  for (const { step, view } of frames) {
    const now = made[made.length - 1];
    if (step && (!now || begins(step))) made.push({ steps: [step], view });
    else if (step && now) made[made.length - 1] = { ...now, steps: [...now.steps, step], view };
  }
  return made;
}

/** Put together what all seats saw: an open game. */
export function openFrames(replays: readonly Replay[], mergeViews: (views: readonly SeatView[]) => SeatView): Frame[] {
  const first = replays[0];
  if (!first) return [];
  return first.frames.map((frame, i) => {
    const frames = replays.map((replay) => replay.frames[i] ?? frame);
    return {
      step: frame.step && mergeSteps(frames.map((each) => each.step ?? frame.step!)),
      view: mergeViews(frames.map((each) => each.view)),
    };
  });
}

// --- The course of a game ---

export interface Round {
  number: number;
  /** Its first and its last moment. */
  from: number;
  to: number;
  /** What everybody got, and has after it. */
  gains: number[];
  scores: number[];
}

export function roundsOf(game: readonly Moment[]): Round[] {
  const made: Round[] = [];
  game.forEach(({ view }, i) => {
    let round = made[made.length - 1];
    if (!round || round.number !== view.round) {
      round = { number: view.round, from: i, to: i, gains: [], scores: view.scores };
      made.push(round);
    }
    round.to = i;
    if (view.result) {
      round.gains = [...view.result.gains];
      round.scores = view.scores;
    }
  });
  return made;
}
