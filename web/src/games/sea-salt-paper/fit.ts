/** How large cards can be so that all of them fit into a box, in rows. */

/** Height of a card, for a width of one. */
const RATIO = 1.4;

/** What lies in the box, if it is more than a card: how many cards it is wide, and what stands below it, in pixels. */
export interface Shape {
  across: number;
  below: number;
}
const CARD: Shape = { across: 1, below: 0 };

/** Return the width of a card, at most `most`, when so many lie in a box with a gap between them. */
export function fitCards(count: number, width: number, height: number, gap: number, most: number, { across: wide, below } = CARD): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const across = (width - gap * (columns - 1)) / columns / wide;
    const down = ((height - gap * (rows - 1)) / rows - below) / RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(best, most));
}

/** Return how many cards of this width stand in a row, so that the rows of such a box are about as long. */
export function columnsOf(count: number, width: number, card: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (card + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}
