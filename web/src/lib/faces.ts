import type { PaperFace, SweetFace } from "../protocol";

/** The table of either game, as a seat sees it. */
export type Face = PaperFace | SweetFace;
