/** How large cards can be so that all of them fit into a box, in rows. */

/** Height of a card, for a width of one. */
const RATIO = 1.4;

/** Return the width of a card, at most `most`, when so many lie in a box with a gap between them. */
export function fitCards(count: number, width: number, height: number, gap: number, most: number): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(best, most));
}
