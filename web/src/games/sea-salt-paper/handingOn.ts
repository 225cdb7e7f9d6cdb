/** §14: what happens to the events when a round is over, as the table stands. */
import { about, type Reader } from "../../lib/logSentences";
import { say } from "../../lib/words.svelte";
import { goesToLeader, type EventName } from "./events";
import { eventName } from "./names";
import type { SeaSeatView } from "./protocol";

/** Return who gets an event: the only leader a +, the only one in last place a -; null if that place is shared. */
export function rightfulHolder(scores: readonly number[], event: EventName): number | null {
  const best = goesToLeader(event) ? Math.max(...scores) : Math.min(...scores);
  const seat = scores.indexOf(best);
  return scores.lastIndexOf(best) === seat ? seat : null;
}

/** Say who loses an event and who gets the round's event, as the log does when the next round begins. */
export function handingOn({ expanded, scores }: SeaSeatView, reader: Reader): string[] {
  if (!expanded?.event) return [];
  const told = (what: string, event: string, seat: number | null): string =>
    say(`log-event-${what}-${goesToLeader(event as EventName) ? "leader" : "last"}`, {
      ...(seat === null ? {} : about(seat, reader)),
      event: eventName(event),
    });
  const lost = expanded.held.flatMap((event, seat) =>
    event && rightfulHolder(scores, event as EventName) !== seat ? told("lost", event, seat) : [],
  );
  const holder = rightfulHolder(scores, expanded.event as EventName);
  return [...lost, told(holder === null ? "no" : "to", expanded.event, holder)];
}
