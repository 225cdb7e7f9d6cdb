/** The win-chance curve: where its lines and marks are. */
import type { CurvePoint, Review } from "../protocol";
import { COSTLY, inPoints, lossPoints, luckMoments, worstDecisions } from "./review";

/** Something on the curve that one can go to. */
export interface CurveMark {
  kind: "decision" | "lucky" | "unlucky";
  /** The seat whose line it is on, counted from 1. */
  seat: number;
  /** The number of the action. */
  number: number;
  /** Its place on the line, after so many actions. */
  at: number;
  chance: number;
  /** What it has won or lost, in whole points. */
  points: number;
  /** The place in a list of the worst or greatest, from 1; 0 if it is not in one. */
  rank: number;
}

/** A round on the axis: the numbers of actions done when it begins and when it ends. */
export interface RoundSpan {
  number: number;
  from: number;
  to: number;
}

/** Return the chance of a seat after so many actions: the last point at or before that place. */
export function chanceAt(curve: readonly CurvePoint[], seat: number, number: number): number {
  const point = curve.filter((each) => each.number <= number).at(-1) ?? curve[0];
  return point?.chances[seat - 1] ?? 0;
}

/** Return how many actions are done when luck that began with an action ends: before the next decision, or at the end. */
export function swingEnd({ decisions, curve }: Review, number: number): number {
  const next = decisions.find((decision) => decision.number >= number);
  return next ? next.number - 1 : (curve.at(-1)?.number ?? 0);
}

/** Return what is marked for a player: everybody's costly decisions, and the player's own worst ones and luck. */
export function curveMarks(review: Review, seat: number): CurveMark[] {
  const worst = worstDecisions(review, seat);
  const decisions = review.decisions
    .filter((decision) => decision.loss >= COSTLY || worst.includes(decision))
    .map((decision): CurveMark => ({
      kind: "decision",
      seat: decision.seat,
      number: decision.number,
      at: decision.number,
      chance: decision.value,
      points: -lossPoints(decision),
      rank: worst.indexOf(decision) + 1,
    }));
  const luck = ([1, -1] as const).flatMap((sign) =>
    luckMoments(review, seat, sign).map((swing, i): CurveMark => {
      const at = swingEnd(review, swing.number);
      const kind = sign > 0 ? "lucky" : "unlucky";
      return {
        kind,
        seat,
        number: swing.number,
        at,
        chance: chanceAt(review.curve, seat, at),
        points: inPoints(swing.change),
        rank: i + 1,
      };
    }),
  );
  return [...luck, ...decisions].sort((one, other) => one.at - other.at);
}

/** The picture: its size, and what stands around the lines. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const xOf = (frame: Frame, number: number, actions: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * number) / Math.max(1, actions);

export const yOf = (frame: Frame, chance: number): number => frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance);

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Return the line of a seat as an SVG path. */
export function linePath(frame: Frame, curve: readonly CurvePoint[], seat: number): string {
  const actions = curve.at(-1)?.number ?? 1;
  return curve
    .map(({ number, chances }, i) => `${i ? "L" : "M"}${short(xOf(frame, number, actions))} ${short(yOf(frame, chances[seat - 1] ?? 0))}`)
    .join("");
}

/** Return the chances at the end of each round, for a table. */
export const roundChances = (curve: readonly CurvePoint[], rounds: readonly RoundSpan[], seats: number): number[][] =>
  rounds.map(({ to }) => Array.from({ length: seats }, (_, i) => chanceAt(curve, i + 1, to)));
