/** The back of the cards. */
import type { Back } from "../../../art/back";
import { round, type Shape } from "../../../art/shape";

const fill = (d: string, paint: string, opacity?: number): Shape => (opacity ? { d, fill: paint, opacity } : { d, fill: paint });

export const BACK: Back = {
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
};
