/** The mochi: one body, ten faces, seven colours, four effects and the Value card. Drawn in a 100 x 100 box. */
import { round, type Shape } from "../../../art/shape";
import type { Effect, Colour } from "../cards";

const fill = (d: string, paint: string, opacity?: number): Shape => (opacity ? { d, fill: paint, opacity } : { d, fill: paint });
const line = (d: string, width = 2.6, stroke = "var(--face)"): Shape => ({ d, stroke, width });
const skin = (n: 0 | 1 | 2 | 3): string => `var(--skin-${n})`;

/** Soft, round, a little heavier at the bottom; dusted with flour. Light from the upper left. */
export const BODY: Shape[] = [
  fill(round(52, 91, 44, 5), "#402018", 0.08), fill(round(51.5, 91, 39, 3.6), "#402018", 0.14),
  fill("M49 25C74 25 92 44 92.5 66 93 83 84 91.5 68 91.5H32C16 91.5 7 83 7.5 66 8 44 25 25 49 25z", skin(1)),
  fill("M85.5 46C90 52 92.3 59 92.5 66 93 83 84 91.5 68 91.5H32C21.5 91.5 14 87.8 10.3 81 24 87.5 55 88.5 70 79.5 82 72.3 87.5 60 85.5 46z", skin(2)),
  fill("M60 91.5H68C84 91.5 93 83 92.5 66 92.4 62 91.8 58 90.6 54 91 72 84 86 60 91.5z", skin(3), 0.35),
  fill("M16 57C18 43 28 33.5 42 31.5 46 31 47 34 43.5 35.3 33 39 26 46 22.5 57 20.8 62 15.3 61.5 16 57z", "#fff", 0.75),
  fill(round(56, 35, 1) + round(63, 39, 1.3) + round(70, 37.5, 0.8) + round(67, 44, 0.9) + round(77, 47, 1.1), "#fff", 0.7),
];

const cheeks = (y = 69, opacity = 0.55): Shape => fill(round(24.5, y, 6, 4) + round(75.5, y, 6, 4), "var(--blush)", opacity);
const eye = (x: number, y: number, r = 4.2): Shape[] => [fill(round(x, y, r, r * 1.12), "var(--face)"), fill(round(x - r * 0.32, y - r * 0.42, r * 0.36) + round(x + r * 0.35, y + r * 0.38, r * 0.18), "#fff")];
const star = (x: number): string => `M${x} 50.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z`;
const TONGUE = "#ff7d8c";

export interface Face { mood: string; shapes: Shape[] }

/** A mood for each number. */
export const FACES: Face[] = [
  { mood: "asleep", shapes: [cheeks(70, 0.45), line("M29 60.5c3 4 9 4 12 0M59 60.5c3 4 9 4 12 0"), fill(round(49.5, 71, 2.7, 3.2), "var(--face)"), fill(round(57, 69, 5.5), "#fff", 0.45), { d: round(57, 69, 5.5), stroke: "#fff", width: 1.2, opacity: 0.9 }, line("M75 28h7l-7 8h7M86.5 17h5l-5 6h5", 2.4, "var(--text)")] },
  { mood: "shy", shapes: [cheeks(69, 0.95), line("M21 71l2-4M25 71l2-4M72.5 71l2-4M76.5 71l2-4", 1.2, "#fff"), ...eye(38.5, 61, 3.6), ...eye(66.5, 61, 3.6), line("M31 54.5l6-2.5M71.5 54.5l-6-2.5", 2), line("M46 71.5c1.5-2.5 3.2-2.5 4.5 0s3 2.5 4.5 0", 2.2)] },
  { mood: "happy", shapes: [cheeks(), line("M29.5 62c1.5-6.5 9.5-6.5 11 0M59.5 62c1.5-6.5 9.5-6.5 11 0", 3), fill("M41 67.5h18c1 0 1.6.8 1.4 1.8C59.4 75 55.5 79 50 79s-9.4-4-10.4-9.7c-.2-1 .4-1.8 1.4-1.8z", "var(--face)"), fill("M43.5 75.8c3.6-3.6 9.4-3.6 13 0A9.5 9.5 0 0 1 50 79a9.5 9.5 0 0 1-6.5-3.2z", TONGUE)] },
  { mood: "cat", shapes: [cheeks(72, 0.5), ...eye(36, 59, 4.6), ...eye(64, 59, 4.6), fill("M47.8 65h4.4L50 67.8z", "var(--face)"), line("M41.5 69.5c0 5.3 8.5 5.3 8.5-.5 0 5.8 8.5 5.8 8.5.5", 2.4), line("M17 66l8.5 1.2M16.5 73.5l8.5-1.5M83 66l-8.5 1.2M83.5 73.5l-8.5-1.5", 1.7)] },
  { mood: "grumpy", shapes: [cheeks(71, 0.75), line("M28 51.5l11.5 5M72 51.5l-11.5 5", 3.2), fill(round(36, 61, 3.4) + round(64, 61, 3.4), "var(--face)"), line("M43 75c3.5-5 10.5-5 14 0", 2.8), line("M76.5 36.5c0 3-1.5 4.5-4.5 4.5M79.5 36.5c0 3 1.5 4.5 4.5 4.5M76.5 48c0-3-1.5-4.5-4.5-4.5M79.5 48c0-3 1.5-4.5 4.5-4.5", 1.8, "#e0525e")] },
  { mood: "cheeky", shapes: [cheeks(), ...eye(36, 60, 4.6), line("M69.5 55.5L60 60.5l9.5 4.5", 3), fill("M47 70.5h11v5.5a5.5 5.5 0 0 1-11 0z", TONGUE), line("M52.5 71v4", 1.3, "#d9556a"), line("M40.5 68c4 3.6 15 3.6 19 0", 2.6)] },
  { mood: "surprised", shapes: [cheeks(73, 0.5), fill(round(35, 58.5, 7.5, 8.5) + round(65, 58.5, 7.5, 8.5), "#fff"), fill(round(35.5, 59, 2.8) + round(64.5, 59, 2.8), "var(--face)"), fill(round(50, 76, 4, 5.5), "var(--face)"), fill("M47 78.8c1.7-1.5 4.3-1.5 6 0-1 1.9-1.9 2.7-3 2.7s-2-.8-3-2.7z", TONGUE)] },
  { mood: "cool", shapes: [cheeks(72, 0.45), fill("M20 53h60v3.5l-3 .8c-.5 7-3.7 11-11 11-7 0-10.5-4-11.5-10.3a4.6 4.6 0 0 0-9 0C44.5 64.3 41 68.3 34 68.3c-7.3 0-10.5-4-11-11l-3-.8z", "#2a2430"), fill("M26.5 57h6l-4.5 7c-1.2-1.6-1.6-4-1.5-7zM35 57h2.5l-6 9-1.5-1zM58.5 57h6l-4.5 7c-1.2-1.6-1.6-4-1.5-7zM67 57h2.5l-6 9-1.5-1z", "#fff", 0.3), line("M44 76c5 2.5 10 1.8 13.5-2.5", 2.6)] },
  { mood: "starry", shapes: [cheeks(71, 0.6), { d: star(35) + star(65), fill: "#ffc933", stroke: "#e39a10", width: 1.2 }, fill("M42.5 70h15c.8 0 1.3.7 1.1 1.5C57.5 76.5 54.3 80 50 80s-7.5-3.5-8.6-8.5c-.2-.8.3-1.5 1.1-1.5z", "var(--face)"), fill("M44.8 77c3-3 7.4-3 10.4 0A7 7 0 0 1 50 80a7 7 0 0 1-5.2-3z", TONGUE)] },
  { mood: "laughing", shapes: [cheeks(72, 0.6), line("M30 54.5l9.5 5-9.5 5M70 54.5l-9.5 5 9.5 5", 3), fill("M36.5 67h27c1 0 1.7.9 1.5 1.9C63.5 77.5 58 83 50 83s-13.5-5.5-15-14.1c-.2-1 .5-1.9 1.5-1.9z", "var(--face)"), fill("M39 67h22l-1.5 3.5h-19z", "#fff"), fill("M41 79c5-4.5 13-4.5 18 0a14 14 0 0 1-9 4 14 14 0 0 1-9-4z", TONGUE), fill("M22 57c3.2 3.2 5 5.7 5 8.2a5 5 0 0 1-10 0c0-2.5 1.8-5 5-8.2zM78 57c3.2 3.2 5 5.7 5 8.2a5 5 0 0 1-10 0c0-2.5 1.8-5 5-8.2z", "#6cc5f2")] },
];

export interface ColourArt {
  /** `--skin-0` (lightest) to `--skin-3`, the blush of the cheeks, and the card behind. */
  skin: [string, string, string, string];
  blush: string;
  ground: { light: string; dark: string };
  /** The number and the badge: dark enough to read on the light ground, light enough on the dark one. */
  text: { light: string; dark: string };
  /** Lies on top of the body. */
  topping: Shape[];
  /** A mochi cut in half. */
  filling: Shape[];
  /** One filled path in a 24 x 24 box (`evenodd`): the colour without its colour. */
  symbol: string;
}

const LEAF = "#5fae54", LEAF_DARK = "#3f8a3d";
/** The cut: a rim of skin, the paste, and whatever hides in the middle. */
const half = (paste: string, core: Shape[]): Shape[] => [
  fill(round(50, 88, 40, 5), "#402018", 0.16),
  fill("M50 18C77 18 94 38 94 60 94 80 80 88 50 88S6 80 6 60C6 38 23 18 50 18z", skin(2)),
  fill("M50 18C76 18 91 38 91 58 91 77 78 85 50 85S9 77 9 58C9 38 24 18 50 18z", skin(0)),
  fill("M50 27C71 27 83 43 83 58 83 72 72 78 50 78S17 72 17 58C17 43 29 27 50 27z", paste),
  ...core,
];

export const COLOUR_ART: Record<Colour, ColourArt> = {
  strawberry: {
    skin: ["#fff0f2", "#ffc9d3", "#f9a0b2", "#e0708a"], blush: "#f2647f",
    ground: { light: "#ffe3e7", dark: "#4a2630" }, text: { light: "#b92848", dark: "#ffb3c1" },
    topping: [
      fill("M50 39c-9 0-16.5-10-15-18.5C36.3 13.5 44 12 50 14.5c6-2.5 13.7-1 15 6C66.5 29 59 39 50 39z", "#ee3f55"),
      fill("M65 20.5C66.5 29 59 39 50 39c-2 0-3.9-.5-5.6-1.3C55 37 62 29.5 61.5 16c1.8 1 3.1 2.5 3.5 4.5z", "#c92742"),
      fill(round(42, 23, 0.9, 1.3) + round(49, 27, 0.9, 1.3) + round(56.5, 22.5, 0.9, 1.3) + round(45, 32, 0.9, 1.3) + round(55, 31, 0.9, 1.3), "#ffe08a"),
      fill("M50 17.5l-5.5 2-.5-4-6-.8 5.5-3.2-.8-4L48 9.5 51.5 4l2 5.8L59 8l-1.3 4 5.3 2.8-6 .8-1.2 3.7z", LEAF),
      line("M51 11c0-3 .5-5 2.5-7.5", 2, LEAF_DARK),
    ],
    filling: half("#7b3b3f", [fill("M50 74c-10 0-19-9-19-18 0-8 8-12 19-12s19 4 19 12c0 9-9 18-19 18z", "#ee3f55"), fill("M50 69c-6 0-11-6-11-11.5 0-5 4.5-7.5 11-7.5s11 2.5 11 7.5C61 63 56 69 50 69z", "#ffd3d6"), fill("M50 64c-2.5 0-4-2.5-4-5s1.5-4 4-4 4 1.5 4 4-1.5 5-4 5z", "#fff")]),
    symbol: "M12 23C6.5 23 2.3 15.5 3.2 10.8 3.9 7 8.3 6.3 12 7.8c3.7-1.5 8.1-.8 8.8 3C21.7 15.5 17.5 23 12 23zM8 11.5a1 1.3 0 1 0 0 2.6 1 1.3 0 0 0 0-2.6zM16 11.5a1 1.3 0 1 0 0 2.6 1 1.3 0 0 0 0-2.6zM12 15.5a1 1.3 0 1 0 0 2.6 1 1.3 0 0 0 0-2.6zM12 6.6L7.5 5.5 9.3 3 12 3.5 13 .8l1.2 2.7 2.7-.5 0 2.7z",
  },
  peach: {
    skin: ["#fff3e6", "#ffd9b8", "#fdb78d", "#e5875f"], blush: "#f2714f",
    ground: { light: "#ffe9d6", dark: "#4a2f22" }, text: { light: "#b04a1b", dark: "#ffc9a3" },
    topping: [
      line("M50 26c6 4 8.5 9 8 15", 2.4, "#ec9a72"),
      line("M50 27c-.5-6 .5-11 3.5-15.5", 3, "#8a5a36"),
      fill("M51 22C41 24 31 19.5 27.5 9.5 38.5 8 48 12.5 51 22z", LEAF), fill("M51 22C44 20 35 15.5 27.5 9.5c2 8 12 14.5 23.5 12.5z", LEAF_DARK, 0.5),
      fill("M52 21c1.5-8.5 8.5-14 18-13.5C70.5 17 62.5 22.5 52 21z", "#7cc46c"), fill("M52 21c5.5-6 11-10.5 18-13.5C71 17 62.5 22.5 52 21z", LEAF_DARK, 0.4),
    ],
    filling: half("#fff7ea", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#ffb04d"), fill("M50 69c-9 0-14-4.5-14-11s5-10 14-10 14 3.5 14 10-5 11-14 11z", "#ffd08a"), fill("M50 66c-4-2-6-5-6-8.5s2.5-6 6-8c3.5 2 6 4.5 6 8S54 64 50 66z", "#a35a3a")]),
    symbol: "M12.5 6.2C17.5 3.5 22.5 7 22.5 12.7 22.5 18.5 18 23 12 23S1.5 18.5 1.5 12.7C1.5 8 5 5 8.8 5.3c1 .1 1.8.4 2.6.9 2 2.8 2.8 6.3 1.8 10.3l1.5.5c1.2-4 .6-7.8-1.2-10.8zM11.5 5C8 4.5 6 2.8 5.5.5 9.3.2 11.3 2 11.5 5zM13 5c0-2.5 1.7-4.3 5-4.5 0 2.6-2 4.3-5 4.5z",
  },
  lemon: {
    skin: ["#fffce3", "#fff2a6", "#f8dc62", "#d3a72a"], blush: "#f59b3c",
    ground: { light: "#fff6c9", dark: "#453a17" }, text: { light: "#846300", dark: "#ffe88c" },
    topping: [
      fill("M26.5 33.5a24 24 0 0 1 47 0c.3 2-1 3-2.7 3H29.2c-1.7 0-3-1-2.7-3z", "#f2bd1d"),
      fill("M30.5 33a20 20 0 0 1 39 0z", "#fffbe0"),
      fill("M32.5 31.5a18.5 18.5 0 0 1 6-9.5l9 9.5zM40.5 20.5a18.5 18.5 0 0 1 8.5-3.3v12.3zM51 17.2a18.5 18.5 0 0 1 8.5 3.3L51 29.5zM61.5 22a18.5 18.5 0 0 1 6 9.5h-15z", "#ffd93b"),
      fill("M29.2 36.5c5-2 36.6-2 41.6 0z", "#e0a512", 0.6),
    ],
    filling: half("#fff9df", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#ffd93b"), line("M50 45v27M32 53l36 11M68 53L32 64", 1.8, "#fff3b0")]),
    symbol: "M12 4.5c3.5 0 6 1.5 7.5 4L23 12l-3.5 3.5c-1.5 2.5-4 4-7.5 4s-6-1.5-7.5-4L1 12l3.5-3.5C6 6 8.5 4.5 12 4.5zM7.5 12.5c0-2.5 1.8-4.3 4.3-4.8l-.4-1.6C8.2 6.7 6 9.2 6 12.5z",
  },
  matcha: {
    skin: ["#f3f8e2", "#d3e5b1", "#a9cc7e", "#71984a"], blush: "#e59a72",
    ground: { light: "#e8f2d4", dark: "#2b3a20" }, text: { light: "#476a1e", dark: "#cfe8a6" },
    topping: [
      fill("M23.5 38.5C30 29 39 24.5 49.5 24.5 60.5 24.5 70 29.5 76.5 39c2.5 4-3.5 7.5-6 3.5-2-3.2-6-2.8-6.3 1-.4 6-8.4 6-8.8.5-.3-4.5-6-4.5-6.5-.5-.8 8-9.6 8.3-10.4 1-.4-3.8-5-4-7-1-3 4.5-10.5-.5-8-5z", "#7aa64a"),
      fill("M28 37c6-7 13-10.5 21-10.5 2 0 2.5 2 .5 2.3-7.5 1-13 4-18 9.7-2 2.2-5.3.5-3.5-1.5z", "#a5cb74"),
      fill("M50 26C42 25 37 18 39 8c8 2.5 13 9.5 11 18z", LEAF), fill("M50 26C47 20 43 13 39 8c-1.5 9 3 17 11 18z", LEAF_DARK, 0.55),
      fill("M50.5 26c-.5-7.5 4.5-13.5 13.5-15 .5 9-5 15-13.5 15z", "#83c46b"), fill("M50.5 26C54 20.5 58.5 15.5 64 11c.5 9-5 15-13.5 15z", LEAF_DARK, 0.4),
    ],
    filling: half("#fffdf3", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#5f8b36"), fill("M50 69c-9 0-14-4.5-14-11s5-10 14-10 14 3.5 14 10-5 11-14 11z", "#86b154")]),
    symbol: "M11.3 22.5C4 21.5.5 14.5 3 4.5 9.5 7 13 13.5 12.2 19.5 12.5 12 16 6.5 22.5 3.5 24 12.5 20 21 12.8 22.5zM10.8 19C10 14.5 8 11 5 8.2c1.5 4.3 3.3 7.8 5.8 10.8zM13.8 19.3c3.2-3 5.2-6.8 6.2-11.8-3.4 3-5.5 6.8-6.2 11.8z",
  },
  soda: {
    skin: ["#f0fbff", "#c2ebfb", "#8cd4f2", "#4ba5d0"], blush: "#ff9db0",
    ground: { light: "#dcf3fc", dark: "#1f3a49" }, text: { light: "#13678f", dark: "#a9e4ff" },
    topping: [
      fill("M53 33L60.5 7.5 71 3l1.8 4.3-8.3 3.6L57.5 34z", "#fff"),
      fill("M54.5 28l1.4-4.7 4.3 1.6-1.4 4.7zM57.3 18.5l1.4-4.7 4.4 1.4-1.5 4.8zM60.5 7.5l4-1.7 3.5 3.6-3.5 1.5-.6 1.6-4.4-2z", "#f2596b"),
      fill("M30 35c-1-5 3-8.5 7-7.5 1-5 7.5-7 11-3 3-4 10-2.5 10.5 2.5 4-1 7.5 2.5 6.5 7-4 3-31 4-35 1z", "#fff"),
      fill("M30 35c8 1 27 .5 35-1 .2-1 .2-2-.1-2.9-8 3-26 4-34.7 2.4 0 .5-.3 1-.2 1.5z", "#bfe3f2"),
      fill(round(40, 19, 4.5), "#e63950"), fill(round(38.5, 17.5, 1.2), "#fff", 0.8), line("M41 15c.5-4 2.5-6.5 6-8", 1.8, LEAF_DARK),
      { d: round(76, 22, 3) + round(82, 14, 2) + round(25, 21, 2.2), fill: "#fff", stroke: "#6cc0e6", width: 1.2, opacity: 0.9 },
    ],
    filling: half("#fff", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#5cc3f0"), fill(round(42, 54, 3.5) + round(55, 62, 4.5) + round(58, 51, 2.2) + round(44, 66, 2), "#fff", 0.75)]),
    symbol: "M4.5 7h9.2l2.3-5.5L20.5 0l.7 1.7-3.7 1.3L15.7 7h3.8l-2 15a1.8 1.8 0 0 1-1.8 1.5H8.3A1.8 1.8 0 0 1 6.5 22zM7 11l1.3 10.5h7.4L17 11zM10.3 13a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM13.5 16.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  },
  grape: {
    skin: ["#f7f0ff", "#dfcbf8", "#bd9de9", "#8760bd"], blush: "#e873b1",
    ground: { light: "#eee3fb", dark: "#35264a" }, text: { light: "#63359c", dark: "#d9bdff" },
    topping: [
      line("M50 16c0-4 .5-7 3-11", 2.6, "#8a5a36"),
      fill("M52 12C57 5 66 4 73 9c-6 7-15 8-21 3z", LEAF), fill("M52 12c8-1.5 14-2.5 21-3-6 7-15 8-21 3z", LEAF_DARK, 0.45),
      fill(round(37, 20, 7), "#7b47b8"), fill(round(63, 20, 7), "#5b2f93"), fill(round(50, 18.5, 7.5), "#8f5bcb"), fill(round(43.5, 29.5, 7), "#8450c2"), fill(round(57, 29.5, 7), "#6a3aa5"), fill(round(50, 36.5, 6), "#7442b0"),
      fill(round(34.5, 17.5, 1.8) + round(47.5, 15.5, 2) + round(41, 27, 1.8) + round(54.5, 27, 1.6) + round(60.5, 17.5, 1.6), "#fff", 0.65),
    ],
    filling: half("#fbf6ff", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#7442b0"), fill("M50 69c-9 0-14-4.5-14-11s5-10 14-10 14 3.5 14 10-5 11-14 11z", "#a57adb"), fill("M45 53c2 3 2 6 0 9-2-3-2-6 0-9zM55 53c2 3 2 6 0 9-2-3-2-6 0-9z", "#5b2f93")]),
    symbol: round(5.5, 9.5, 3.6) + round(18.5, 9.5, 3.6) + round(12, 9, 3.6) + round(8.7, 15.2, 3.6) + round(15.3, 15.2, 3.6) + round(12, 20.4, 3.2) + "M11 5.2C10.8 3 11.5 1.5 13 .3l1.3 1.2c-1 1-1.4 2-1.3 3.7z",
  },
  sesame: {
    skin: ["#f7f4ef", "#d9d3ca", "#b3aca3", "#78706a"], blush: "#e38a86",
    ground: { light: "#e9e5de", dark: "#34312e" }, text: { light: "#4a423c", dark: "#e2dbd1" },
    topping: [
      fill("M25 37.5C31 29.5 39.5 25 49 25s19 4.5 25.5 13c-6 3.5-11 2-15 5-5 3.5-12 3.5-17.5.5-6-3.2-11-1.5-17-6z", "#4a4340"),
      fill("M29 36c5.5-5.5 12-8.5 20-8.8 2 0 2 2 0 2.2-6.5.6-12 3-17 7.6-1.8 1.6-4.5.6-3-1z", "#7b716b"),
      ...[[38, 33, -30], [47, 30, 10], [57, 32, 40], [66, 36, -20], [44, 38.5, 60], [54, 38.5, -50], [33, 38, 20], [62, 28.5, 80], [50, 34.5, -10]].map(([x, y, a]) => seed(x!, y!, a!, "#fbeccb")),
      ...[[25, 46, 30], [75, 45, -40], [69, 46.5, 20], [33, 45.5, -60]].map(([x, y, a]) => seed(x!, y!, a!, "#3b3431")),
      fill("M50 27c-5.5 0-9-3-8.5-6.5.4-2.8 3.5-3.5 4.5-5.5 1-2.2-.2-4.5 2.5-7.5.5 3.5 6 5 7.5 8.5.7 1.7 2.7 2.2 3 4.5.5 3.5-3.5 6.5-9 6.5z", "#fffaf0"), fill("M56 16c.7 1.7 2.7 2.2 3 4.5.5 3.5-3.5 6.5-9 6.5-2 0-3.7-.4-5.1-1.1C51 25.5 56.5 22 56 16z", "#e2d8c8"),
    ],
    filling: half("#fffaf0", [fill("M50 75c-13 0-22-7-22-17s9-16 22-16 22 6 22 16-9 17-22 17z", "#3b3431"), fill("M33 54c2-6 8-9 15-9-4 2-9 5-11 10-1 3-5 2-4-1z", "#8b817b"), ...[[50, 62, 20], [60, 57, -30], [43, 66, 60]].map(([x, y, a]) => seed(x!, y!, a!, "#fbeccb"))]),
    symbol: "M12 1c2.8 3.2 4 5.6 4 7.5a4 4 0 0 1-8 0C8 6.6 9.2 4.2 12 1zM1.5 12.3c4.2.4 6.7 1.5 7.9 2.9a4 4 0 0 1-6.1 5.2C2 18.9 1.3 16.3 1.5 12.3zM22.5 12.3c-4.2.4-6.7 1.5-7.9 2.9a4 4 0 0 0 6.1 5.2c1.3-1.5 2-4.1 1.8-8.1z",
  },
};

function seed(x: number, y: number, angle: number, paint: string): Shape {
  const c = Math.cos((angle * Math.PI) / 180), s = Math.sin((angle * Math.PI) / 180);
  const at = (u: number, v: number): string => `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`;
  return { d: `M${at(0, -2.6)}C${at(2.2, 0)} ${at(1.6, 2.2)} ${at(0, 2.2)}S${at(-2.2, 0)} ${at(0, -2.6)}z`, fill: paint };
}

/** The badges: strokes in a 24 x 24 box, as the icons. A mandatory one is a full disc, an optional one a ring. */
export const EFFECT_ICONS: Record<Effect, string> = {
  flip: "M3.5 10A8.7 8.7 0 0 1 19 6.5M19.5 2.5v4.3h-4.3M20.5 14A8.7 8.7 0 0 1 5 17.5M4.5 21.5v-4.3h4.3M12 7.5v4.5M9.75 9.75h4.5M9.75 15.5h4.5",
  draw: "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
  pass: "M13 3.5h5.5a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V17M11 7V5.5a2 2 0 0 1 2-2M16 12H3.5M8 7.5 3.5 12 8 16.5",
  keep: "M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM12 16c-2.6-1.7-4-3.2-4-5a2.1 2.1 0 0 1 4-.9 2.1 2.1 0 0 1 4 .9c0 1.8-1.4 3.3-4 5z",
};

/** The Value card: the number must grow (plus, wide awake) or shrink (minus, lying flat). */
const dough = (low: string, body: string, lit: string, dark: string, mid: string, pale: string): Shape[] => [
  { d: low, stroke: "#402018", width: 34, opacity: 0.13 }, { d: body, stroke: dark, width: 34 }, { d: lit, stroke: mid, width: 30 }, { d: lit, stroke: pale, width: 23, opacity: 0.35 },
];
export const VALUE: Record<"plus" | "minus", { ground: { light: string; dark: string }; shapes: Shape[] }> = {
  plus: {
    ground: { light: "#ffe1c9", dark: "#50301f" },
    shapes: [
      ...dough("M51.5 28V78M27 53H77", "M50 26V74M26 50H74", "M49 25V72M25 48.5H72", "#f3935f", "#ffb88d", "#ffd3b3"),
      line("M41 28c.5-5 3-8 7-9M17 47c1-4.5 3.5-7 7.5-8", 3, "#fff0e3"),
      fill(round(29, 55.5, 5, 3.4) + round(71, 55.5, 5, 3.4), "#f2643f", 0.55),
      ...eye(40, 48.5, 4), ...eye(60, 48.5, 4),
      fill("M42.5 55h15c.8 0 1.3.7 1.1 1.5C57.5 61.5 54.3 65 50 65s-7.5-3.5-8.6-8.5c-.2-.8.3-1.5 1.1-1.5z", "#4a2a2a"), fill("M44.8 62c3-3 7.4-3 10.4 0A7 7 0 0 1 50 65a7 7 0 0 1-5.2-3z", TONGUE),
    ],
  },
  minus: {
    ground: { light: "#d8ebf7", dark: "#203646" },
    shapes: [
      ...dough("M25 56H79", "M23 53H77", "M22 51.5H75", "#6fb0d8", "#a3d4f0", "#c9e9fa"),
      line("M15 48c1-4.5 3.5-7 8-8", 3, "#e3f4fd"),
      fill(round(28, 58.5, 5, 3.4) + round(72, 58.5, 5, 3.4), "#f58aa0", 0.6),
      line("M33.5 51.5c2.6 3.5 8 3.5 10.6 0M55.9 51.5c2.6 3.5 8 3.5 10.6 0"), line("M45.5 60c2.5 2 6.5 2 9 0", 2.4),
      line("M70 30h6l-6 7h6M80 19h4.5l-4.5 5.5h4.5", 2.2, "#5d9fcb"),
    ],
  },
};

/** The style of a card, for `style={...}`. */
export function mochiStyle(colour: Colour, mode: "light" | "dark" = "light"): string {
  const { skin: tints, blush, ground, text } = COLOUR_ART[colour];
  return `${tints.map((tint, i) => `--skin-${i}:${tint}`).join(";")};--blush:${blush};--face:#3d2a2e;--ground:${ground[mode]};--text:${text[mode]}`;
}
