/** Extra Pepper on a score sheet: which event counts for whom, and how events go from round to round (§14). */
import { totalsOf, type Round, type RoundEvents, type ScoreSheet, type Sheet } from "../../../score/sheet";
import { MERMAIDS_TO_WIN, POINTS_TO_CALL } from "../constants";
import { goesToLeader, type EventName } from "../events";
import { hasExpansions } from "../options";
import { mermaids } from "../scoring";

/** §16.11, §16.12: what two events change. */
const DANCE_NEEDS = MERMAIDS_TO_WIN - 1;
const CHEST_NEEDS = POINTS_TO_CALL + 3;

/** §15.1: the events under which a player is in a round. */
export const eventsFor = ({ events }: Round, seat: number): string[] =>
  [events?.round, events?.held[seat]].filter((event) => event != null);

const isUnder = (round: Round, seat: number | null, event: EventName): boolean => seat !== null && eventsFor(round, seat).includes(event);

/** §3.7, §16.12: the points that it takes to end the round. */
export const pointsToCall = (round: Round, seat: number): number => (isUnder(round, seat, "treasure_chest") ? CHEST_NEEDS : POINTS_TO_CALL);

/** §16.12: whether a player may not call stop. */
export const mayNotStop = (round: Round, seat: number | null): boolean => isUnder(round, seat, "diodon_fish");

/** §7.3, §16.11: whether a player's mermaids win. */
export function winsByMermaids(round: Round, seat: number): boolean {
  const { plain, cards } = round.entries[seat]!;
  return !plain && mermaids(cards) >= (isUnder(round, seat, "dance_of_the_mermaids") ? DANCE_NEEDS : MERMAIDS_TO_WIN);
}

/** Whether anybody wins with three mermaids in this round. */
export const anyDance = (round: Round): boolean => round.entries.some((_, seat) => isUnder(round, seat, "dance_of_the_mermaids"));

/** Whether the winner by mermaids had fewer than four. */
export function wonByDance(round: Round): boolean {
  const entry = round.entries[round.caller ?? -1];
  const few = entry && (entry.plain || mermaids(entry.cards) < MERMAIDS_TO_WIN);
  return round.call === "mermaids" && isUnder(round, round.caller, "dance_of_the_mermaids") && Boolean(few);
}

/** §14.1: the only player with such a total, if there is one. */
function alone(totals: readonly number[], wanted: number): number | null {
  const seats = totals.flatMap((total, seat) => (total === wanted ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** §14: hand the event of a round on by the totals after it. */
export function handOn({ round, held }: RoundEvents, totals: readonly number[]): RoundEvents {
  const leader = alone(totals, Math.max(...totals));
  const last = alone(totals, Math.min(...totals));
  const due = (event: string): number | null => (goesToLeader(event as EventName) ? leader : last);
  const kept = held.map((event, seat) => (event && due(event) === seat ? event : null));
  const taker = round ? due(round) : null;
  if (!round || taker === null) return { round: null, held: kept, choice: null };
  const before = kept[taker] ?? null;
  kept[taker] = before ? null : round;
  return { round: null, held: kept, choice: before ? { seat: taker, events: [before, round] } : null };
}

/** Write down the events with which a new round begins. */
export function beginRound(rules: ScoreSheet, sheet: Sheet, round: Round): void {
  if (!hasExpansions(sheet.variant, "extra-pepper")) {
    delete round.events;
    return;
  }
  const last = sheet.rounds.at(-1)?.events;
  const none: RoundEvents = { round: null, held: sheet.names.map(() => null), choice: null };
  round.events = last ? handOn(last, totalsOf(rules, sheet)) : none;
}

/** Return the key of the message that says what is missing of the events, or "". */
export function missingEvents({ events }: Round): string {
  if (events?.choice && !events.held[events.choice.seat]) return "web-score-lacks-kept";
  return events && !events.round ? "web-score-lacks-event" : "";
}
