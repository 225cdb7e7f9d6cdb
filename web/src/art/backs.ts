/** The back of a card of each game, in a 100 x 140 box, and a symbol for its deck. */
import { round, type Shape } from "./shape";

export interface Back {
  /** Fills the card, then the tile repeated, then what stands on it. */
  ground: string;
  tile: { width: number; height: number; shapes: Shape[] };
  shapes: Shape[];
  /** One filled path in a 24 x 24 box (`evenodd`): the game, its deck. */
  symbol: string;
}

const fill = (d: string, paint: string, opacity?: number): Shape => (opacity ? { d, fill: paint, opacity } : { d, fill: paint });

export const BACKS: Record<"sea_salt_paper" | "happy_mochi", Back> = {
  sea_salt_paper: {
    ground: "#2b7f96",
    // A sheet folded the Miura way: it looks like the sea, and it is paper.
    tile: {
      width: 20, height: 16,
      shapes: [
        fill("M0 0l10 4v8L0 8z", "#4d9fb3"), fill("M10 4l10-4v8l-10 4z", "#266f87"),
        fill("M0 8l10 4v8L0 16z", "#3c8fa5"), fill("M10 12l10-4v8l-10 4z", "#1f6179"), fill("M0-8l10 4v8L0 0z", "#3c8fa5"), fill("M10-4l10-4v8l-10 4z", "#1f6179"),
        { d: "M0 0l10 4 10-4M0 8l10 4 10-4", stroke: "#a9dbe4", width: 0.35, opacity: 0.5 },
      ],
    },
    shapes: [
      { d: "M11 5.5h78a5.5 5.5 0 0 1 5.5 5.5v118a5.5 5.5 0 0 1-5.5 5.5H11A5.5 5.5 0 0 1 5.5 129V11A5.5 5.5 0 0 1 11 5.5z", stroke: "#f4efe4", width: 1.4, opacity: 0.9 },
      fill(round(51, 72.5, 29), "#06283a", 0.25), fill(round(50, 70, 29), "#f8f3e8"),
      fill("M26.5 71.5 50 77.5 43 81.5z", "#2b7f96"), fill("M73.5 71.5 50 77.5 57 81.5z", "#1f6179"),
      fill("M50 51 38.5 80 50 83.5z", "#bfe3ea"), fill("M50 51 62 80 50 83.5z", "#5fb0c3"),
      fill("M26.5 71.5 43 80.5 38 92z", "#8ccbd8"), fill("M43 80.5 50 84v8H38z", "#5fb0c3"), fill("M50 84l7-3.5L62 92H50z", "#3c8fa5"), fill("M57 80.5 73.5 71.5 62 92z", "#2b7f96"),
      fill("M50 51v-4.5l7.5 2.8z", "#ee7d5b"),
    ],
    symbol: "M12 1.5v2l3.5-1zM11.3 4 7.5 14.3 2 10.5 6 21.5h12l4-11-5.5 3.8L12.7 4zM11.3 8v8.2l-3-1.3zM12.7 8l3 6.9-3 1.3z",
  },
  happy_mochi: {
    ground: "#f6a5ae",
    // Sweets on a counter, in rows.
    tile: {
      width: 22, height: 20,
      shapes: [
        fill("M5.5 1.5c3 0 4.7 2.2 4.7 4.6S8.5 9 5.5 9 .8 8.5.8 6.1s1.7-4.6 4.7-4.6z", "#fbc3c6"),
        fill("M16.5 11.5c3 0 4.7 2.2 4.7 4.6s-1.7 2.9-4.7 2.9-4.7-.5-4.7-2.9 1.7-4.6 4.7-4.6z", "#fff0dc"),
        fill(round(15, 15.8, 0.55) + round(18, 15.8, 0.55), "#b5636e"), { d: "M15.9 16.9c.4.4.8.4 1.2 0", stroke: "#b5636e", width: 0.45 },
        fill("M16.5 3.5c1 1.2 1.5 2 1.5 2.7a1.5 1.5 0 0 1-3 0c0-.7.5-1.5 1.5-2.7zM5.5 13.5c1 1.2 1.5 2 1.5 2.7a1.5 1.5 0 0 1-3 0c0-.7.5-1.5 1.5-2.7z", "#ec8391", 0.8),
      ],
    },
    shapes: [
      { d: "M11 5.5h78a5.5 5.5 0 0 1 5.5 5.5v118a5.5 5.5 0 0 1-5.5 5.5H11A5.5 5.5 0 0 1 5.5 129V11A5.5 5.5 0 0 1 11 5.5z", stroke: "#fff6ea", width: 1.4, opacity: 0.95 },
      fill(round(51, 72.5, 29), "#6b1f30", 0.2), fill(round(50, 70, 29), "#fff6ea"),
      fill(round(50.5, 86.5, 19, 2.2), "#6b1f30", 0.14),
      fill("M50 54.5c12.5 0 20.5 9.5 20.5 19.5C70.5 83 65 86.5 50 86.5S29.5 83 29.5 74c0-10 8-19.5 20.5-19.5z", "#ffc9d0"),
      fill("M67.5 63.5c2 3.2 3 6.8 3 10.5C70.5 83 65 86.5 50 86.5c-9 0-14.6-1.3-17.6-4.2 8 2.2 22 2.4 29-1.8 5.6-3.4 7.6-9.5 6.1-17z", "#f4a0ae"),
      fill("M34.5 70c1.5-6 5.2-9.8 10.5-11.2 1.6-.4 2 1 .7 1.6-4 1.9-6.5 5-7.8 9.8-.7 2.4-4 2.2-3.4-.2z", "#fff", 0.8),
      fill(round(43, 72.5, 2.1, 2.4) + round(57, 72.5, 2.1, 2.4), "#3d2a2e"), fill(round(42.3, 71.6, 0.7) + round(56.3, 71.6, 0.7), "#fff"),
      { d: "M46.8 75.8c1.8 2.2 4.6 2.2 6.4 0", stroke: "#3d2a2e", width: 1.3 }, fill(round(37.5, 76.5, 2.9, 1.9) + round(62.5, 76.5, 2.9, 1.9), "#f2647f", 0.6),
      fill("M50 55.5c-4 .5-7.5-1.8-8.8-6.2 4.6-.7 8 1.6 8.8 6.2z", "#5fae54"), fill("M50.5 55.5c.2-4 3-6.9 7.7-7.2.1 4.6-3 7.4-7.7 7.2z", "#7cc46c"),
    ],
    symbol: "M12 4c6.5 0 10.5 5 10.5 10.2C22.5 18.7 19 20.5 12 20.5S1.5 18.7 1.5 14.2C1.5 9 5.5 4 12 4zM8 12a1.6 1.9 0 1 0 0 3.8A1.6 1.9 0 0 0 8 12zM16 12a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8zM10 16.2c.9 1.5 3.1 1.5 4 0z",
  },
};

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
