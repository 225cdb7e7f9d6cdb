/** The review of a finished game, as the server gives it, and what the page picks out of it. */
import type { DecisionReview, LuckSwing, Review, ReviewProgress } from "../protocol";

export type Decision = DecisionReview;

export const isReview = (answer: Review | ReviewProgress): answer is Review => "players" in answer;

/** Return a win chance or a loss as whole points. */
export const inPoints = (value: number): number => Math.round(value * 100) + 0;

/** Return what a decision cost in whole points: the difference of the chances as they are shown. */
export const lossPoints = ({ value, best_value: best }: Pick<Decision, "value" | "best_value">): number => inPoints(best) - inPoints(value);

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
export const luckMoments = ({ swings }: Review, seat: number, sign: 1 | -1): LuckSwing[] =>
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
  /** What it has won or lost, in whole points. */
  points: number;
  /** What would have been better. */
  better?: string;
  /** Sentences that say why. They are printed; on a screen the decision on the table has them. */
  reasons?: readonly string[];
  go: () => void;
}
