/** §5 and §6 of Happy Mochi: what a hand costs, and who has won. */
import { SWEET_EFFECTS } from "../facts";
import type { Happened } from "../protocol";
import { totals, type Outcome } from "./scoring";

/** §6.3: after so many rounds in a row without a point the game ends. */
const SCORELESS = 10;

/** Every card of the box, once. */
export const SWEETS = Object.keys(SWEET_EFFECTS);

export const numberOf = (card: string): number => Number(card.split("/")[0]);
export const flavourOf = (card: string): string => card.split("/")[1] ?? "";

/** §5.2: the penalty points of a hand: the sum of its numbers. Kept cards do not count. */
export const penalty = (cards: readonly string[]): number => cards.reduce((total, card) => total + numberOf(card), 0);

/** §2.4: the player left of the winner starts the next round; null if nobody won. */
export const nextStarter = (winner: number | null, players: number): number | null => (winner === null ? null : (winner + 1) % players);

/** §6.1: once somebody has reached the target the lowest total wins; equal totals share the win. */
export function judgeSweets(target: number, players: number, rounds: readonly { gains: readonly number[] }[]): Outcome | null {
  const scores = totals(players, rounds);
  const reached = scores.some((score) => score >= target);
  const scoreless = rounds.length >= SCORELESS && rounds.slice(-SCORELESS).every((round) => round.gains.every((gain) => gain === 0));
  if (!rounds.length || (!reached && !scoreless)) return null;
  const least = Math.min(...scores);
  const winners = scores.flatMap((score, seat) => (score === least ? [seat] : []));
  return { winners, reason: reached ? "target" : "scoreless", tieBreak: winners.length > 1 ? "shared" : "" };
}

/** §5.2: the hands that were shown at the end of the last round, by seat: what they cost is what they count. */
export function shownHands(events: readonly Happened[]): Record<number, string[]> {
  const hands: Record<number, string[]> = {};
  const last = events.map(({ event }) => event.what).lastIndexOf("dealt");
  for (const { event } of events.slice(last + 1))
    if (event.what === "acted") for (const step of event.steps) if (step.note === "shown") hands[step.by] = step.cards ?? [];
  return hands;
}
