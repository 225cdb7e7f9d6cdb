/** A finished game as a row of moments: what a player did, and what the dealer did because of it. */
import type { Frame, PaperFace, PaperResult, Replay, Step, SweetFace } from "../protocol";

export type Face = PaperFace | SweetFace;

export interface Moment {
  steps: Step[];
  /** The table after it. */
  face: Face;
}

const begins = (step: Step): boolean => step.by >= 0 || step.action.startsWith("shuffle");

export function moments(frames: readonly Frame[]): Moment[] {
  const made: Moment[] = [];
  for (const { step, view } of frames) {
    const now = made[made.length - 1];
    if (step && (!now || begins(step))) made.push({ steps: [step], face: view });
    else if (step && now) made[made.length - 1] = { ...now, steps: [...now.steps, step], face: view };
  }
  return made;
}

// --- Seen by all seats together ---

const UNSEEN = "?";
const seen = <T>(values: readonly (T | null | undefined)[], otherwise: T): T => values.find((value): value is T => value !== null && value !== undefined) ?? otherwise;
/** The one of several texts in which nothing is hidden. */
const whole = (texts: readonly string[]): string => texts.find((text) => !text.split(" ").includes(UNSEEN)) ?? texts[0] ?? "";

function rows(all: readonly string[][][]): string[][] {
  return (all[0] ?? []).map((row, seat) => row.map((_, place) => whole(all.map((each) => each[seat]?.[place] ?? UNSEEN))));
}

function paperResult(results: readonly (PaperResult | null | undefined)[]): PaperResult | null {
  const first = results[0];
  if (!first) return null;
  return { ...first, parts: first.parts.map((_, seat) => seen(results.map((result) => result?.parts[seat]), null)) };
}

const longest = (lists: readonly string[][]): string[] => lists.reduce((best, list) => (list.length > best.length ? list : best), []);

function paper(faces: readonly PaperFace[]): PaperFace {
  const first = faces[0]!;
  return {
    ...first,
    hands: first.hands.map((_, seat) => seen(faces.map((face) => face.hands[seat]), null)),
    drawn: longest(faces.map((face) => face.drawn)),
    looked: longest(faces.map((face) => face.looked)),
    result: paperResult(faces.map((face) => face.result)),
  };
}

function sweet(faces: readonly SweetFace[]): SweetFace {
  const first = faces[0]!;
  return {
    ...first,
    hands: rows(faces.map((face) => face.hands)),
    kept: rows(faces.map((face) => face.kept)),
    held: first.held.map((card, seat) => (card === null ? null : whole(faces.map((face) => face.held[seat] ?? UNSEEN)))),
    chosen: first.chosen.map((place, seat) => (place === null ? null : Math.max(...faces.map((face) => face.chosen[seat] ?? -1)))),
  };
}

function step(steps: readonly Step[]): Step {
  const first = steps[0]!;
  return {
    ...first,
    action: whole(steps.map((each) => each.action)),
    cards: first.cards?.map((_, place) => whole(steps.map((each) => each.cards?.[place] ?? UNSEEN))),
  };
}

/** What all seats saw, put together: an open game. */
export function opened(replays: readonly Replay[]): Frame[] {
  const first = replays[0];
  if (!first) return [];
  return first.frames.map((frame, i) => {
    const frames = replays.map((replay) => replay.frames[i] ?? frame);
    const views = frames.map((each) => each.view);
    return {
      step: frame.step && step(frames.map((each) => each.step ?? frame.step!)),
      view: frame.view.game === "happy-mochi" ? sweet(views as SweetFace[]) : paper(views as PaperFace[]),
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

export function rounds(game: readonly Moment[]): Round[] {
  const made: Round[] = [];
  game.forEach(({ face }, i) => {
    let round = made[made.length - 1];
    if (!round || round.number !== face.round) {
      round = { number: face.round, from: i, to: i, gains: [], scores: face.scores };
      made.push(round);
    }
    round.to = i;
    if (face.result) {
      round.gains = [...face.result.gains];
      round.scores = face.scores;
    }
  });
  return made;
}
