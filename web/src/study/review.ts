/** The review of a finished game, as the server gives it, and what the page picks out of it. */
import type { Option } from "./question";

/** What made a player's result: start + luck + skill + gifts = result. Seats are counted from 1 in all of this. */
export interface PlayerReview {
  seat: number;
  start: number;
  result: number;
  luck: number;
  /** From the player's own decisions. */
  skill: number;
  /** From the others' decisions. */
  gifts: number;
  accuracy: number;
  without_luck: number;
}

/** A decision, judged by what its seat knew; values are chances to win. */
export interface Decision {
  /** The number of its action in the game record, counted from 1. */
  number: number;
  seat: number;
  action: string;
  value: number;
  best: string;
  best_value: number;
  loss: number;
  options: Option[];
  /** Sentences that say why the best action is best. */
  reasons?: string[];
}

/** A change of a player's chances by luck, from an action on. */
export interface Swing {
  number: number;
  by: string;
  seat: number;
  change: number;
}

/** The chances of all seats after so many actions. */
export interface CurvePoint {
  number: number;
  chances: number[];
}

export interface Review {
  players: PlayerReview[];
  decisions: Decision[];
  swings: Swing[];
  curve: CurvePoint[];
  /** The seats that would have won with average luck. */
  deserving: number[];
}

/** How far a review is that is not there yet. */
export interface ReviewProgress {
  done: number;
  steps: number;
}

export const isReview = (answer: Review | ReviewProgress): answer is Review => "players" in answer;

/** Return a win chance or a loss as whole points. */
export const inPoints = (value: number): number => Math.round(value * 100);

/** A decision that costs so much is marked, and becomes a question. */
export const COSTLY = 0.05;
/** How many decisions and moments are pointed out. */
const HIGHLIGHTS = 3;
/** Less than this is not worth pointing out. */
const LEAST = 0.005;

/** Return the decisions that cost a seat most, the worst first. */
export const worstDecisions = ({ decisions }: Review, seat: number): Decision[] =>
  decisions
    .filter((decision) => decision.seat === seat && decision.loss >= LEAST)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, HIGHLIGHTS);

/** Return the moments in which a seat was luckiest (`sign` 1) or unluckiest (−1), the greatest first. */
export const luckMoments = ({ swings }: Review, seat: number, sign: 1 | -1): Swing[] =>
  swings
    .filter((swing) => swing.seat === seat && sign * swing.change >= LEAST)
    .sort((one, other) => sign * (other.change - one.change))
    .slice(0, HIGHLIGHTS);

/** Return the decisions of a seat that cost enough to learn from. */
export const mistakes = ({ decisions }: Review, seat: number): Decision[] =>
  decisions.filter((decision) => decision.seat === seat && decision.loss >= COSTLY);

/** Something that is pointed out in a list, and leads into the replay. */
export interface Highlight {
  number: number;
  round: number;
  text: string;
  change: number;
  /** What would have been better. */
  better?: string;
  go: () => void;
}
