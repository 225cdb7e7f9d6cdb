/** The mark of Saltmochi, drawn in a 64 x 64 box. */
import { round, type Shape } from "./shape";

const fill = (d: string, paint: string, opacity?: number): Shape => (opacity ? { d, fill: paint, opacity } : { d, fill: paint });

/** From 32 px upwards. */
export const LOGO: Shape[] = [
  fill("M1.5 34 32 38 20 47zM62.5 34 32 38 44 47z", "#174f70"),
  { d: "M33 13.5V4", stroke: "#9a6a45", width: 1.5 }, fill("M33 2.5 43 6 33 9.5z", "#ee7d5b"),
  fill("M32 13C46 13 55 23 55 35 55 46 47 51 32 51S9 46 9 35C9 23 18 13 32 13z", "#ffc4cf"),
  fill("M51 23.5C53.6 27 55 31 55 35 55 46 47 51 32 51 24 51 18 49.6 14 46.5 34 49 54 43 51 23.5z", "#f59db0"),
  fill("M14 31C15 24.5 19.5 19.3 26 17.3 28.2 16.6 28.8 18.6 27 19.5 22 22 19 26 17.8 31.2 17.2 33.8 13.6 33.6 14 31z", "#fff", 0.85),
  fill(round(24.5, 33, 2.7, 3.1) + round(40.5, 33, 2.7, 3.1), "#3d2a2e"), fill(round(23.7, 31.8, 0.95) + round(39.7, 31.8, 0.95), "#fff"),
  { d: "M29.7 36.8c1.6 2 4 2 5.6 0", stroke: "#3d2a2e", width: 1.8 },
  fill(round(18.5, 37.5, 3.2, 2.1) + round(46.5, 37.5, 3.2, 2.1), "#f2647f", 0.55),
  fill("M1.5 34 22 43.5 15 59z", "#8fd0e2"), fill("M22 43.5 32 47V59H15z", "#57aecb"), fill("M32 47 42 43.5 49 59H32z", "#3489ad"), fill("M42 43.5 62.5 34 49 59z", "#206a90"),
];

/** For a tab's corner: bolder eyes, nothing that is lost at 16 px. */
export const LOGO_SMALL: Shape[] = [
  fill("M32 6C48 6 57 18 57 32 57 46 49 51 32 51S7 46 7 32C7 18 16 6 32 6z", "#ffb3c2"),
  fill(round(23, 30, 4.4, 5) + round(42, 30, 4.4, 5), "#3d2a2e"),
  fill("M0 32 32 45V61H13z", "#57aecb"), fill("M64 32 32 45V61H51z", "#206a90"),
];

/** One colour, one path (`evenodd`), for masks and print. */
export const LOGO_MONO =
  "M32 10C46 10 55 20 55 32 55 33.2 54.9 34.3 54.7 35.4L32 42.5 9.3 35.4C9.1 34.3 9 33.2 9 32 9 20 18 10 32 10z" +
  round(24, 28.5, 3.2, 3.7) + round(40, 28.5, 3.2, 3.7) +
  "M29 33.5h6c-.6 2-1.6 3-3 3s-2.4-1-3-3zM1.5 36.8 32 46.3 62.5 36.8 50 59H14z";
