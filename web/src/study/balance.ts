/** What made a result, as a staircase of bars from the start to the result. */
import type { PlayerReview } from "../protocol";
import { inPoints } from "./review";

export type PartName = "luck" | "skill" | "gifts";

export interface Stair {
  name: PartName;
  /** In whole points: the parts add up exactly. */
  points: number;
  /** Where its bar begins and ends, in points of win chance. */
  from: number;
  to: number;
}

export interface Balance {
  start: number;
  result: number;
  stairs: Stair[];
}

const PARTS: readonly PartName[] = ["luck", "skill", "gifts"];

/** Return the balance of a player in whole points. The sums are rounded instead of the parts, so that the parts add up. */
export function balanceOf(player: PlayerReview): Balance {
  let sum = player.start;
  let from = inPoints(sum);
  const stairs = PARTS.map((name) => {
    sum += player[name];
    const to = inPoints(sum);
    const stair = { name, points: to - from, from, to };
    from = to;
    return stair;
  });
  return { start: inPoints(player.start), result: inPoints(player.result), stairs };
}

/** The least and the most that the bars of all players reach: at least from 0 to 100. */
export function extentOf(balances: readonly Balance[]): [number, number] {
  const ends = balances.flatMap(({ stairs }) => stairs.flatMap(({ from, to }) => [from, to]));
  return [Math.min(0, ...ends), Math.max(100, ...ends)];
}

/** Return where a bar is on a scale, in percent of its width. */
export function placeOf([least, most]: readonly [number, number], from: number, to: number): { left: number; width: number } {
  const scale = 100 / (most - least);
  return { left: (Math.min(from, to) - least) * scale, width: Math.abs(to - from) * scale };
}
