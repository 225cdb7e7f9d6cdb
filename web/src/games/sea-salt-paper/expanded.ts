/** What the expansions bring to a table, as the page asks for it. */
import { countKind, withKeys } from "./cards";
import { MERMAIDS_TO_WIN } from "./constants";
import type { EventName } from "./events";
import type { SeaSeatView } from "./protocol";

/** The event that a player holds. */
export const heldEvent = (view: SeaSeatView, seat: number): EventName | null => (view.expanded?.held[seat] ?? null) as EventName | null;

/** §15.1: whether an event counts for a player: it is the round's event, or the player holds it. */
export const isUnder = ({ expanded }: SeaSeatView, seat: number, event: EventName): boolean =>
  expanded?.event === event || expanded?.held[seat] === event;

/** §15.1: the events that count for a player. */
export const eventsFor = (view: SeaSeatView, seat: number): string[] =>
  [view.expanded?.event, heldEvent(view, seat)].filter((event) => event != null);

export const isStung = (view: SeaSeatView, seat: number): boolean => view.expanded?.stung.includes(seat) ?? false;
export const isSheltered = (view: SeaSeatView, seat: number): boolean => view.expanded?.sheltered.includes(seat) ?? false;

/** §16.11: whether fewer than all mermaids win, for a player whose cards are seen. */
export function dancesWithThree(view: SeaSeatView, seat: number): boolean {
  const cards = [...(view.hands[seat] ?? []), ...(view.laid[seat] ?? [])];
  return isUnder(view, seat, "dance_of_the_mermaids") && countKind(cards, "mermaid") < MERMAIDS_TO_WIN;
}

/** A laid card, with a key that stays with it. */
interface LaidCard {
  card: string;
  key: string;
}

/** Return the laid cards of a player: pairs and trios together, as they were laid; without expansions all in one. */
export function laidGroups(view: SeaSeatView, seat: number): LaidCard[][] {
  const laid = view.laid[seat] ?? [];
  if (!view.expanded) return [withKeys(laid)];
  const groups = view.expanded.groups[seat] ?? [];
  const left = [...laid];
  for (const card of groups.flat()) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  // Mermaids are laid one by one.
  const sizes = [...groups.map(({ length }) => length), ...(left.length ? [left.length] : [])];
  const keyed = withKeys([...groups.flat(), ...left]);
  return sizes.map((size) => keyed.splice(0, size));
}
