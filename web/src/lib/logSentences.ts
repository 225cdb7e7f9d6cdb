/** What happened, in words: the same sentences as in the terminal, made from what this seat sees of each step. */
import { UNSEEN } from "../constants";
import type { Step } from "../protocol";

/** The sentences of a game. Both functions write for the player on the seat `own`; null is a spectator. */
export interface GameLog {
  /** Describe a step, "" where this seat sees nothing; `earlier` are the steps of the same event before it. */
  describeStep: (step: Step, names: readonly string[], earlier: readonly Step[], own: number | null) => string;
  /** Describe how a round ended; the ending is that of the protocol without the seat. */
  describeEnding: (ending: string, seat: number, names: readonly string[], own: number | null) => string;
}

export const isSeen = (card: string | undefined): card is string => !!card && card !== UNSEEN;

/** Return the player behind a step: what the dealer does follows from what a player did before. */
export function playerOf(step: Step, earlier: readonly Step[]): number {
  return step.by >= 0 ? step.by : (earlier.filter((each) => each.by >= 0).at(-1)?.by ?? -1);
}

/** Return the key of the sentence about a player: where that is the reader (`own`), the one that says "you". */
export const addressed = (message: string, seat: number, own: number | null): string => (seat === own ? `${message}-you` : message);

/** Describe a player's action and what the dealer did because of it, a sentence each. */
export function logSentences(steps: readonly Step[], names: readonly string[], log: GameLog, own: number | null = null): string[] {
  const sentences = steps.flatMap((step, i) => {
    const [ending = "", player = ""] = (step.ending ?? "").split(" ");
    return [log.describeStep(step, names, steps.slice(0, i), own), ending && log.describeEnding(ending, Number(player) - 1, names, own)];
  });
  return sentences.filter(Boolean);
}
