/** The cards on the table: which are where, and which of them a move means. */
import { boxOf, middleOf, type Box } from "./boxes";
import type { Spot } from "./moves";
import { travellerFor } from "./traveller";

/** A card as it lies on the table at one moment. */
export interface SeenCard {
  svg: SVGElement;
  place: string;
  /** The card's name, or null for a back. */
  card: string | null;
  box: Box;
}

/** All cards in places; those that only fill a stack are marked with `data-beneath`. */
const CARDS = "svg.card:not([data-beneath] *)";

const cardOf = (svg: SVGElement): string | null => svg.dataset.card ?? null;

export const placeElement = (place: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** Look at all cards of the table. */
export function seeCards(): SeenCard[] {
  return [...document.querySelectorAll<SVGElement>(`[data-place] ${CARDS}`)].map((svg) => ({
    svg,
    place: svg.closest<HTMLElement>("[data-place]")!.dataset.place!,
    card: cardOf(svg),
    box: travellerFor(svg)?.box ?? boxOf(svg),
  }));
}

/** Whether a card that was seen has left its place since. */
export const hasLeft = ({ svg, card }: SeenCard): boolean => !svg.isConnected || cardOf(svg) !== card;

/** Return the cards at a spot that may be the one meant: a card that is not to be seen there is one of the backs. */
export function candidates<T extends { card: string | null }>(here: readonly T[], card: string | null, { index }: Spot): T[] {
  if (index !== undefined && here[index]) return [here[index]];
  const alike = here.filter((each) => each.card === card);
  const backs = here.filter((each) => each.card === null);
  return [alike, backs, [...here]].find((each) => each.length) ?? [];
}

/** Find where a card lies now that it has moved to a spot: the newest that may be it. */
export function findArrival(card: string | null, to: Spot, before: readonly SeenCard[], taken: ReadonlySet<SVGElement>): SVGElement | null {
  const here = [...(placeElement(to.place)?.querySelectorAll<SVGElement>(CARDS) ?? [])]
    .filter((svg) => svg.closest<HTMLElement>("[data-place]")?.dataset.place === to.place)
    .map((svg) => ({ svg, card: cardOf(svg) }));
  const free = candidates(here, card, to).filter(({ svg }) => !taken.has(svg));
  const isNew = ({ svg }: { svg: SVGElement }): boolean => !before.some((each) => each.svg === svg && !hasLeft(each));
  return (free.filter(isNew).at(-1) ?? free.at(-1))?.svg ?? null;
}

/** Return the box of a card that goes to a place without being seen there. */
export function boxIn(place: string, width: number): Box | null {
  const element = placeElement(place);
  return element && middleOf(element, width);
}
