/** A character that plays as a bot: a face on a disc. */
import type { Shape } from "./shape";

/** Drawn in a 100 x 100 box, on a disc that fills it. */
export interface CharacterArt {
  ground: { light: string; dark: string };
  /** CSS variables that the shapes use, for `style={...}`. */
  style?: string;
  body: readonly Shape[];
  /** Eyes and mouth as they usually are, and after a won round. */
  calm: readonly Shape[];
  glad: readonly Shape[];
  /** What lies over eyes and mouth. */
  front?: readonly Shape[];
  /** Which part of the box shows: `x y width height`. */
  box?: string;
}
