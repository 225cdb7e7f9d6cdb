/** How a game ended, as a score sheet knows it. */

export interface Outcome {
  winners: number[];
  reason: string;
  /** What decided between equal totals, or "" if nothing had to. */
  tieBreak: string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Return everybody's total. */
export function totals(players: number, rounds: readonly { gains: readonly number[] }[]): number[] {
  return Array.from({ length: players }, (_, seat) => sum(rounds.map((round) => round.gains[seat] ?? 0)));
}
