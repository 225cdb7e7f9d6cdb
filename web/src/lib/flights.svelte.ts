/** Cards on the move: pictures that fly from one place of the table to another, above everything else. */
import { prefersReducedMotion, settings } from "./settings.svelte";

export interface Flight {
  id: number;
  /** The card's name, or null for a back. */
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export const DURATION = 240;
/** How long to wait until the cards that start now have landed. */
export const landing = (): number => (prefersReducedMotion() ? 0 : (2 * DURATION) / settings.speed);
let count = 0;
export const flights: Flight[] = $state([]);

/** The elements of the table are found by their attribute `data-place`. */
export function placeOf(name: string): DOMRect | null {
  const rect = document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return rect && rect.width ? rect : null;
}

/** Let a card fly, after so many others. It starts when the table has been drawn anew: drawing both at once would make it stumble. */
export function fly(card: string | null, from: string, to: string, after = 0): void {
  const begin = placeOf(from);
  const end = placeOf(to);
  if (!begin || !end || prefersReducedMotion() || document.hidden) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => start({ id: ++count, card, from: begin, to: end, delay: (after * 110) / settings.speed })),
  );
}

function start(flight: Flight): void {
  flights.push(flight);
  setTimeout(
    () => {
      const place = flights.findIndex((other) => other.id === flight.id);
      if (place >= 0) flights.splice(place, 1);
    },
    flight.delay + DURATION / settings.speed,
  );
}
