import { round } from "../../../art/shape";

/** What lies behind a figure of the sea, in a 100 x 140 box: the sun, calm water, and the ribbon for the colour's mark. */
export const FRONT = {
  sun: round(56, 68, 36),
  water: ["M0 103c9-4 17-4 26 0s17 4 26 0 17-4 26 0 15 3.5 22 .5V131a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z", "M0 110c9 3.5 17 3.5 26 0s17-3.5 26 0 17 3.5 26 0 15-3.5 22-.5V131a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z"],
  ribbon: "M6 0h24v45l-12-6.5L6 45z",
  ribbonFold: "M18 0h12v45l-12-6.5z",
  /** Where the symbol (24 x 24, scaled) and the letter (its middle and baseline) go, and the figure (100 x 100, scaled). */
  symbol: { x: 9.5, y: 4.5, scale: 0.71 },
  letter: { x: 18, y: 33.5, size: 13 },
  figure: { x: 18, y: 31, scale: 0.77 },
};
