/** Where cards are on the screen. All cards have one shape, so that a corner and a width say everything. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** The height of a card divided by its width. */
export const RATIO = 1.4;

export function boxOf(element: Element): Box {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
}

/** Return the box of a card of this width in the middle of an element. */
export function middleOf(element: Element, width: number): Box {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - width * RATIO) / 2, width };
}

export const distance = (one: Box, other: Box): number => Math.hypot(one.x - other.x, one.y - other.y) + Math.abs(one.width - other.width);
