/** The scores of a running game, round by round. */
import type { SeatView, TableInfo } from "../protocol";

export interface RoundScore {
  number: number;
  /** What everybody got in this round, and has after it. */
  gains: number[];
  scores: number[];
}

/** Return all finished rounds. The table tells them when a round begins; the last one is in the view until then. */
export function roundScores(table: TableInfo, view: SeatView): RoundScore[] {
  const told = table.rounds ?? [];
  const rounds = view.result && told.length < view.round ? [...told, view.result.gains] : told;
  let scores: number[] = [];
  return rounds.map((gains, i) => {
    scores = gains.map((gain, seat) => gain + (scores[seat] ?? 0));
    return { number: i + 1, gains: [...gains], scores };
  });
}
