/** Who starts, who has won, which hands were counted (§5 and §6). */
import type { Happened } from "../../protocol";
import { totals, type Outcome } from "../../score/outcome";
import { SCORELESS_ROUNDS_TO_END } from "./constants";

/** Return who starts the next round, the player left of the winner (§2.4); null if nobody won. */
export const nextStarter = (winner: number | null, players: number): number | null => (winner === null ? null : (winner + 1) % players);

/** Return who has won and why: once somebody has reached the target the lowest total wins; equal totals share the win (§6.1). */
export function judge(target: number, players: number, rounds: readonly { gains: readonly number[] }[]): Outcome | null {
  const scores = totals(players, rounds);
  const reached = scores.some((score) => score >= target);
  const last = rounds.slice(-SCORELESS_ROUNDS_TO_END);
  const scoreless = last.length === SCORELESS_ROUNDS_TO_END && last.every((round) => round.gains.every((gain) => gain === 0));
  if (!rounds.length || (!reached && !scoreless)) return null;
  const least = Math.min(...scores);
  const winners = scores.flatMap((score, seat) => (score === least ? [seat] : []));
  return { winners, reason: reached ? "target" : "scoreless", tieBreak: winners.length > 1 ? "shared" : "" };
}

/** Return the hands that were shown at the end of the last round, by seat (§5.2). */
export function shownHands(events: readonly Happened[]): Record<number, string[]> {
  const hands: Record<number, string[]> = {};
  const last = events.map(({ event }) => event.what).lastIndexOf("dealt");
  for (const { event } of events.slice(last + 1))
    if (event.what === "acted") for (const step of event.steps) if (step.note === "shown") hands[step.by] = step.cards ?? [];
  return hands;
}
