/** The back of a game's cards, in a 100 x 140 box, and a symbol for its deck. */
import type { Shape } from "./shape";

export interface Back {
  /** Fills the card, then the tile repeated, then what stands on it. */
  ground: string;
  tile: { width: number; height: number; shapes: Shape[] };
  shapes: Shape[];
  /** One filled path in a 24 x 24 box (`evenodd`): the game, its deck. */
  symbol: string;
}
