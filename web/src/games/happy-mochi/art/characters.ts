/** The bots at this table: mochi with a face, a topping and something that is theirs alone. Drawn in a 100 x 100 box. */
import type { CharacterArt } from "../../../art/character";
import { round, type Shape } from "../../../art/shape";
import { BODY } from "./mochi";

const fill = (d: string, paint: string, opacity?: number): Shape => (opacity ? { d, fill: paint, opacity } : { d, fill: paint });
const line = (d: string, width = 2.8, stroke = "var(--face)"): Shape => ({ d, stroke, width });
const outlined = (d: string, paint: string, stroke: string, width = 1.4): Shape => ({ d, fill: paint, stroke, width });

const [TONGUE, LEAF, LEAF_DARK, WHITE] = ["#ff7d8c", "#5fae54", "#3f8a3d", "#ffffff"];

// --- Eyes and mouths ---

const cheeks = (y = 70, opacity = 0.6): Shape => fill(round(24, y, 6.5, 4.4) + round(76, y, 6.5, 4.4), "var(--blush)", opacity);
const eye = (x: number, y: number, r = 5): Shape[] => [
  fill(round(x, y, r, r * 1.12), "var(--face)"),
  fill(round(x - r * 0.32, y - r * 0.42, r * 0.38) + round(x + r * 0.35, y + r * 0.4, r * 0.2), WHITE),
];
const eyes = (y = 60, r = 5): Shape[] => [...eye(35, y, r), ...eye(65, y, r)];
/** Eyes that laugh, and eyes that sleep. */
const arcs = (y = 61): Shape => line(`M28.5 ${y + 2}c1.8-8 11.2-8 13 0M58.5 ${y + 2}c1.8-8 11.2-8 13 0`, 3.4);
const closed = (y = 60): Shape => line(`M28.5 ${y}c3.2 4.6 9.8 4.6 13 0M58.5 ${y}c3.2 4.6 9.8 4.6 13 0`, 3);
const squint: Shape = line("M29 55l10 5-10 5M71 55l-10 5 10 5", 3.4);
const open = (y = 68): Shape[] => [
  fill(`M39 ${y}h22c1 0 1.7.8 1.5 1.8-1.2 6.4-6 10.8-12.5 10.8s-11.3-4.4-12.5-10.8c-.2-1 .5-1.8 1.5-1.8z`, "var(--face)"),
  fill(`M42.4 ${y + 9.2}c4.2-4 11-4 15.2 0a12 12 0 0 1-7.6 3.4 12 12 0 0 1-7.6-3.4z`, TONGUE),
];
const brows = (inner: number, outer: number, width = 3): Shape => line(`M28 ${outer}L41 ${inner}M72 ${outer}L59 ${inner}`, width);

// --- Skins ---

const skin = (tints: string, blush: string, face = "#3d2a2e"): string =>
  `${tints
    .split(" ")
    .map((tint, i) => `--skin-${i}:${tint}`)
    .join(";")};--blush:${blush};--face:${face}`;

const SODA = skin("#f0fbff #c2ebfb #8cd4f2 #4ba5d0", "#ff9db0");
const PINK = skin("#fff0f2 #ffc9d3 #f9a0b2 #e0708a", "#f2647f");
const CREAM = skin("#ffffff #fff8ea #f1e2c4 #c9b184", "#ff9d8f");
const LEMON = skin("#fffce3 #fff2a6 #f8dc62 #d3a72a", "#f59b3c");
const PEACH = skin("#fff3e6 #ffd9b8 #fdb78d #e5875f", "#f2714f");
const GRAPE = skin("#f7f0ff #dfcbf8 #bd9de9 #8760bd", "#e873b1");
const MINT = skin("#effff8 #c4f0dd #8fd9bd #4ba788", "#f59aa2");
const MATCHA = skin("#f3f8e2 #d3e5b1 #a9cc7e #71984a", "#e59a72");
const ORANGE = skin("#fff1dc #ffcf96 #fbab57 #d97b22", "#ef6a4a");
const TAN = skin("#fff6e2 #f3d9a8 #dcb676 #a77d3d", "#e8825c");
const AZUKI = skin("#f7dcd6 #d99a93 #b56a69 #7c3a41", "#f2a09a", "#371519");
const PLUM = skin("#ffe9f6 #f3b6da #d97fb6 #a24c86", "#ff6f9f");
const BLACK = skin("#9a9aa8 #5c5c6b #41414f #23232e", "#ff8f9e", "#14141c");
const NIGHT = skin("#cdd6ff #8b9cf0 #5d6fd0 #37459b", "#ff8fc0", "#161b45");
const WHITE_RICE = skin("#ffffff #fbfbf8 #e4e4de #b1b1a8", "#ff9d9d");

/** Most fill the disc; whoever wears something tall needs more room. */
const ROOM = "-3 -3 106 106";
const TALL = "-6 -11 112 112";
const grounds = (light: string, dark: string): CharacterArt["ground"] => ({ light, dark });

// --- What they wear ---

const sprout: Shape[] = [
  line("M50 28c-.5-5 0-9 1.5-13", 3.2, LEAF_DARK),
  fill("M51 17C40 20 31 14 29 4 41 2 50 7 51 17z", LEAF), fill("M51 17C43 15 35 10 29 4c1.5 9 11 16 22 13z", LEAF_DARK, 0.45),
  fill("M52 16c1-9 8-14 18-13 .5 10-7 15-18 13z", "#8ccf76"), fill("M52 16c6-5 11-9 18-13 .5 10-7 15-18 13z", LEAF_DARK, 0.35),
];
const glasses = (paint: string): Shape[] => [
  fill(round(34, 60, 12.5) + round(66, 60, 12.5), WHITE, 0.35),
  { d: round(34, 60, 12.5) + round(66, 60, 12.5), stroke: paint, width: 3 },
  { d: "M46.5 59c2-2 5-2 7 0M21.5 58l-8-3M78.5 58l8-3", stroke: paint, width: 3 },
  { d: "M26.5 58c.8-3 2.6-5 5-6M58.5 58c.8-3 2.6-5 5-6", stroke: WHITE, width: 1.8, opacity: 0.9 },
];

export const CHARACTERS: Readonly<Record<string, CharacterArt>> = {
  dodo: {
    ground: grounds("#d9e6fb", "#2b3b5c"), style: SODA, box: ROOM,
    body: [
      ...BODY,
      fill("M22 42C27 20 46 8 66 10c14 1.5 24 10 26 24-5-7-12-10-18-9 4 5 6 10 6 16-18-7-40-7-58 1z", "#5b6fc4"), fill("M66 10c14 1.5 24 10 26 24-5-7-12-10-18-9-3-6-7-11-13-15z", "#43549f"),
      fill("M33 24l7-5 16 16-8 .5zM50 13l8-2.5 15 21-7-1.5z", "#8fa0ea", 0.8),
      outlined("M21 44c-2.5-6 1-9 5-9 15-5 33-5 48-1 5-1 9 3 6.5 9C65 37 37 37 21 44z", "#fff", "#dfe6fb"),
      outlined(round(91, 37, 7), "#fff", "#dfe6fb"),
    ],
    calm: [cheeks(72), closed(61), fill(round(49, 72.5, 3.2, 3.8), "var(--face)"), fill(round(58, 70.5, 6.5), "#fff", 0.5), { d: round(58, 70.5, 6.5), stroke: "#fff", width: 1.4 }],
    glad: [cheeks(72), ...eyes(60, 5.4), ...open(69)],
  },
  lulu: {
    ground: grounds("#fff0d6", "#5a4a63"), style: PINK, box: ROOM,
    body: [
      ...BODY,
      fill("M50 25C40 10 25 8 20 15s0 21 9 22c8 .8 16-4 21-12z", "#e8375a"), fill("M50 25c10-15 25-17 30-10s0 21-9 22c-8 .8-16-4-21-12z", "#cc2249"), fill("M47 24C38 18 29 17 24 20c7 0 15 2 22 7zM53 24c9-6 18-7 23-4-7 0-15 2-22 7z", "#a5143a"), outlined(round(50, 25, 6.5, 6), "#ff6682", "#b81a41"),
    ],
    calm: [cheeks(71, 0.95), line("M20.5 73l2-4M25.5 73l2-4M73 73l2-4M78 73l2-4", 1.4, "#fff"), ...eye(38, 61, 5), ...eye(68, 61, 5), line("M31 53l7-3M74 53l-7-3", 2.4), line("M46 73c1.8-3 3.8-3 5.3 0s3.5 3 5.3 0", 2.6)],
    glad: [cheeks(71, 0.95), arcs(), ...open(69)],
  },
  puni: {
    ground: grounds("#d9efd2", "#2c4530"), style: CREAM, box: ROOM,
    body: [...BODY, ...sprout],
    calm: [cheeks(74), fill(round(34, 60, 9.5, 10.5) + round(66, 60, 9.5, 10.5), "var(--face)"), fill(round(31, 56, 3.8) + round(63, 56, 3.8) + round(37, 65, 2) + round(69, 65, 2), WHITE), line("M46 76c2.5 2.2 5.5 2.2 8 0", 2.8)],
    glad: [cheeks(74), fill(round(34, 60, 9.5, 10.5) + round(66, 60, 9.5, 10.5), "var(--face)"), fill(round(31, 56, 3.8) + round(63, 56, 3.8) + round(37, 65, 2) + round(69, 65, 2), WHITE), ...open(73)],
  },
  fufu: {
    ground: grounds("#d6f0ee", "#214846"), style: LEMON, box: TALL,
    body: [
      ...BODY,
      fill("M52 -4L72 33c-12 5-28 5-40 0z", "#ef5d74"), fill("M52 -4L72 33c-4 1.7-9 2.9-14 3.4z", "#c93d58"), fill("M44.5 10.5l13.5-3.5 3.5 6.5-20.5 5.5zM37.5 23.5l28-7.5 3.8 7-35.5 7.5z", "#ffd75e"), fill(round(52, -3, 5.5), "#5fc4e8"), line("M32 33c12 5 28 5 40 0", 3, "#fff"),
    ],
    calm: [cheeks(), ...eye(35, 60, 5), line("M58 56l13 8M71 56l-13 8", 3.2), line("M38 73l4-3 4 3 4-3 4 3 4-3 4 3", 2.8)],
    glad: [cheeks(), squint, ...open()],
  },
  lilla: {
    ground: grounds("#e8ddfa", "#3b3156"), style: PEACH, box: ROOM,
    body: [...BODY, { d: "M50 27c-9-3-11-13-4-17 6-3.5 13 1 11.5 7-1.2 4.6-7 5-8.5 1.5", stroke: "#d9764a", width: 4.4 }],
    calm: [cheeks(70, 0.75), ...eyes(60, 6), ...open(69)],
    glad: [cheeks(70, 0.75), arcs(), ...open(67), fill("M41 67.5h18l-1.2 4h-15.6z", WHITE)],
    front: [fill("M31 86c5 4 10 6 19 6s14-2 19-6l2 6c-6 5-12 7-21 7s-15-2-21-7z", "#fff"), line("M31 86.5c5 4 10 6 19 6s14-2 19-6", 2.4, "#8fc7ea")],
  },
  taro: {
    ground: grounds("#fbe6c5", "#4a5c72"), style: GRAPE, box: ROOM,
    body: [
      ...BODY,
      fill("M21 40C22 20 36 9 53 10c18 1 29 13 29 30-18-5-42-5-61 0z", "#2f9e8f"), fill("M58 10.5C73 13 82 24 82 40c-5-1.3-9-2.2-14-2.8C69 27 66 17 58 10.5z", "#207a70"), line("M52 11c-6 8-8 16-8 26", 2, "#5cc7b8"),
      fill("M21 40c-7-.5-15 2-18 8-1 2.5 1 4 3.5 3.2C25 45 52 43 82 47c2 .2 2.5-6 0-7-18-5-42-5-61 0z", "#1f6e66"), fill(round(53, 10, 4), "#5cc7b8"),
    ],
    calm: [cheeks(73), ...eye(35, 61, 5), line("M71 57l-11 4.5 11 4.5", 3.2), fill("M47 74h12v5a6 6 0 0 1-12 0z", TONGUE), line("M53 74.5v4", 1.5, "#d9556a"), line("M39 72c4.5 3.5 17.5 3.5 22 0", 3)],
    glad: [cheeks(73), arcs(62), ...open(71)],
  },
  nata: {
    ground: grounds("#ffdbe1", "#7c4152"), style: WHITE_RICE, box: ROOM,
    body: [
      fill("M17 48C13 30 14 17 19 10c10 3 20 10 25 19z", "#fbfbf8"), fill("M83 48c4-18 3-31-2-38-10 3-20 10-25 19z", "#e4e4de"), fill("M21.5 38c-1.5-9-1-15 .5-19 5.5 2.5 10.5 6.5 13.5 11zM78.5 38c1.5-9 1-15-.5-19-5.5 2.5-10.5 6.5-13.5 11z", "#ffb0bb"),
      ...BODY, fill("M56 25.5C72 27 85 37 90 51c-12 1-22-5-27-13-2.5-4-4.5-8-7-12.5z", "#f3b677"),
    ],
    calm: [cheeks(73, 0.5), ...eyes(60, 5.6), fill("M47 67h6L50 70.5z", "#ef7287"), line("M41 72c0 5.6 9 5.6 9-.5 0 6.1 9 6.1 9 .5", 2.8), line("M14 66l11 1.5M13.5 75l11-2M86 66l-11 1.5M86.5 75l-11-2", 2)],
    glad: [cheeks(73, 0.5), arcs(), fill("M47 67h6L50 70.5z", "#ef7287"), ...open(72), line("M14 66l11 1.5M13.5 75l11-2M86 66l-11 1.5M86.5 75l-11-2", 2)],
  },
  zuzu: {
    ground: grounds("#d7ecfa", "#26455a"), style: ORANGE, box: ROOM,
    body: [
      ...BODY,
      ...[0, 72, 144, 216, 288].map((turn): Shape => {
        const [x, y] = [69 + 9.5 * Math.sin((turn * Math.PI) / 180), 27 - 9.5 * Math.cos((turn * Math.PI) / 180)];
        return outlined(round(Number(x.toFixed(1)), Number(y.toFixed(1)), 8), "#ff8fb1", "#e8638c");
      }),
      fill(round(69, 27, 6), "#ffe07a"), fill("M57 33C48 34 41 30 39 22c9-2 16 2 18 11z", LEAF),
    ],
    calm: [cheeks(), ...eyes(59, 5), fill("M34 67h32c.6 0 1 .5.9 1.1C65.5 76.5 59 82 50 82s-15.5-5.5-16.9-13.9c-.1-.6.3-1.1.9-1.1z", "var(--face)"), fill("M36.5 69h27l-1.6 5h-23.8z", WHITE), line("M43.5 69v5M50 69v5M56.5 69v5", 1.2, "#d8cfcf")],
    glad: [cheeks(), squint, fill("M34 67h32c.6 0 1 .5.9 1.1C65.5 76.5 59 82 50 82s-15.5-5.5-16.9-13.9c-.1-.6.3-1.1.9-1.1z", "var(--face)"), fill("M36.5 69h27l-1.6 5h-23.8z", WHITE), fill("M42 80c4.5-3 11.5-3 16 0a17 17 0 0 1-8 2 17 17 0 0 1-8-2z", TONGUE)],
  },
  lemi: {
    ground: grounds("#dff1cf", "#344828"), style: LEMON, box: TALL,
    body: [...BODY, { d: "M14 58C12 32 28 16 50 16s38 16 36 42", stroke: "#56617a", width: 6.5 }, { d: "M20 38c6-12 17-18 30-18", stroke: "#9aa6c0", width: 2.2 }],
    calm: [cheeks(73, 0.5), closed(60), fill(round(55, 72, 3.6, 4.2), "var(--face)"), line("M84 18v-11l9-2.5v11", 2.6, "var(--skin-3)"), fill(round(81.5, 18.5, 3.4, 2.8) + round(90.5, 16, 3.4, 2.8), "var(--skin-3)")],
    glad: [cheeks(73, 0.5), arcs(), ...open(), line("M84 18v-11l9-2.5v11", 2.6, "var(--skin-3)"), fill(round(81.5, 18.5, 3.4, 2.8) + round(90.5, 16, 3.4, 2.8), "var(--skin-3)")],
    front: [outlined(round(12, 62, 8, 12), "#ef5d74", "#b93a52", 2), outlined(round(88, 62, 8, 12), "#d94560", "#a22d46", 2), fill(round(9.5, 57, 2, 4), WHITE, 0.6)],
  },
  kiwi: {
    ground: grounds("#ffe6d3", "#504a72"), style: MATCHA, box: ROOM,
    body: [
      ...BODY,
      outlined(round(50, 24, 19, 12), "#8a6a3f", "#6d5130", 2), fill(round(50, 23, 16, 9.5), "#9ccc4c"), fill(round(50, 23, 6, 3.5), "#f4f8d6"),
      fill(round(40, 21, 1.2, 1.6) + round(60, 21, 1.2, 1.6) + round(43, 28, 1.2, 1.6) + round(57, 28, 1.2, 1.6) + round(50, 30, 1.2, 1.6) + round(45, 17, 1.2, 1.4) + round(55, 17, 1.2, 1.4) + round(38.5, 25, 1.2, 1.5) + round(61.5, 25, 1.2, 1.5), "#33401a"),
    ],
    calm: [cheeks(74, 0.5), line("M43 76c5 3.2 11 2.2 14.5-2.5", 3)],
    glad: [cheeks(74, 0.5), ...open(71)],
    front: [fill("M17 52h66v4l-3.5 1c-.6 8-4.2 12.5-12.5 12.5-8 0-12-4.6-13-11.7a4.1 4.1 0 0 0-8 0C45 65 41 69.5 33 69.5c-8.3 0-11.9-4.5-12.5-12.5l-3.5-1z", "#2a2430"), fill("M25 56h7l-5.5 8.5c-1.4-2-1.7-5-1.5-8.5zM35 56h3l-7 11-1.8-1.2zM59 56h7l-5.5 8.5c-1.4-2-1.7-5-1.5-8.5zM69 56h3l-7 11-1.8-1.2z", WHITE, 0.32)],
  },
  yuzu: {
    ground: grounds("#d5e8f6", "#28435a"), style: LEMON, box: ROOM,
    body: [...BODY, line("M50 27c0-5 .5-8 2-11", 3.4, "#8a5a36"), fill("M52 18c2-9 12-14 25-11-3 11-13 16-25 11z", LEAF), fill("M52 18c9-2 17-6 25-11-3 11-13 16-25 11z", LEAF_DARK, 0.45), fill(round(30, 41, 1.2) + round(38, 37, 1) + round(62, 38, 1) + round(70, 42, 1.2) + round(46, 40, 0.9) + round(56, 43, 1), "var(--skin-3)", 0.8)],
    calm: [cheeks(75, 0.5), ...eye(35, 60, 4.6), ...eye(67, 60, 4.6), line("M43 77c5 2.5 10 2 14-1.5", 3)],
    glad: [cheeks(75, 0.5), arcs(60), ...open(74)],
    front: glasses("#2f4f7a"),
  },
  kinako: {
    ground: grounds("#fbdcd6", "#5f3d56"), style: TAN, box: ROOM,
    body: [
      ...BODY, fill(round(40, 35, 1.3) + round(48, 31, 1) + round(57, 34, 1.3) + round(64, 31, 1) + round(33, 33, 1), "#b98a45"),
      fill("M86 45c8-6 12-6 15-3-4 1-7 3-9 6 4 0 7 2 8 6-6 1-12-2-15-6z", "#f3f3f3"),
      fill("M11 50c2-4 4-7 7-10 20-7 44-7 64 0 3 3 5 6 7 10-22-8-56-8-78 0z", "#ffffff"), fill("M82 40c3 3 5 6 7 10-6-2.2-13-3.8-20-4.7l1-9c4 .9 8 2.2 12 3.7z", "#dcdcdc"), fill(round(50, 40.5, 5), "#e0384d"),
    ],
    calm: [cheeks(73), brows(58, 53.5, 3.6), ...eye(35, 63, 4.4), ...eye(65, 63, 4.4), line("M42 75h16", 3.2)],
    glad: [cheeks(73), arcs(63), ...open(71)],
  },
  anko: {
    ground: grounds("#f3e3c6", "#4c6478"), style: AZUKI, box: ROOM,
    body: [
      ...BODY,
      fill("M18 38C12 30 20 15 42 11c22-4 42 4 46 14 3 7-3 12-10 13-20-6-42-6-60 0z", "#3a4a6b"), fill("M88 25c3 7-3 12-10 13-5-1.5-10-2.6-15-3.3C74 34 82 30 80 18c4 2 7 4.5 8 7z", "#28344f"), line("M56 11c0-4 1-6 4-8", 4, "#3a4a6b"), line("M20 39c18-6 40-6 58 0", 4, "#28344f"), line("M25 25c5-6 12-8 20-9", 2.6, "#6b7da5"),
    ],
    calm: [cheeks(72, 0.5), line("M28 53.5l13 1M59 52c4-4.5 9-5 13-2.5", 3.4), ...eye(35, 62, 4.6), ...eye(65, 61, 5), line("M42 74.5c6 2 11 1 16-3.5", 3.2)],
    glad: [cheeks(72, 0.6), arcs(61), ...open(69)],
  },
  mizu: {
    ground: grounds("#fff0c9", "#4c4270"), style: SODA, box: ROOM,
    body: [
      ...BODY, fill("M46 26c-4-8 0-16 6-24 2 8 8 10 8 17 0 4-2 6-4 7z", "#5db8e4"), fill("M52 2c2 8 8 10 8 17 0 4-2 6-4 7-1-6 0-12-4-24z", "#3a94c4"), 
      line("M8 47c24-12 60-12 84 0", 6.5, "#6d4a34"),
      outlined(round(34, 41, 12, 10), "#bfe9ff", "#d9a441", 4), outlined(round(66, 41, 12, 10), "#a5dcf7", "#b98527", 4), line("M46 40.5h8", 4, "#b98527"), fill("M27 43c0-5 3-8 7-8.5L30 46c-1.5-.5-2.5-1.5-3-3zM59 43c0-5 3-8 7-8.5L62 46c-1.5-.5-2.5-1.5-3-3z", WHITE, 0.7),
    ],
    calm: [cheeks(74), ...eye(37, 65, 4.8), ...eye(65, 65, 4.8), line("M43 76c5 3 10 2.5 15-2", 3.2)],
    glad: [cheeks(75), arcs(65), ...open(73)],
  },
  menta: {
    ground: grounds("#f1dff5", "#472f50"), style: MINT, box: TALL,
    body: [
      ...BODY, fill("M27 27C14 24 12 8 25 4 30-6 44-8 51-2 60-8 73-5 77 4c12 4 11 20-3 23z", "#ffffff"), fill("M77 4c12 4 11 20-3 23H58C70 22 76 14 77 4z", "#d3dfe3"), line("M38 26c-1-6-2-9-4-12M50 25V11M62 26c1-6 2-9 4-12", 2, "#d3dfe3"), outlined("M27 25c14-4 32-4 46 0l1 11c-15-5-33-5-48 0z", "#ffffff", "#d3dfe3", 1.6), fill("M74 36l-1-11c-3-.9-6-1.5-9-2l.6 10.7c3.4.6 6.4 1.3 9.4 2.3z", "#d3dfe3"),
    ],
    calm: [cheeks(73), line("M28.5 57h13M58.5 57h13", 3.6), fill("M30 57h10v3a5 5 0 0 1-10 0zM60 57h10v3a5 5 0 0 1-10 0z", "var(--face)"), line("M40 72c6 4 14 3 19-2.5", 3.2), line("M60 68.5l2.5 2.5", 2.4)],
    glad: [cheeks(73), arcs(60), ...open(69)],
  },
  ume: {
    ground: grounds("#e5efd2", "#3c5a4a"), style: PLUM, box: TALL,
    body: [
      fill(round(50, 12, 17, 15), "#b7a9c4"), fill("M60 0c6 6 6 18-3 26 6-1 10-6 10-14 0-5-2.5-9.5-7-12z", "#8d7d9e"), line("M40 7c6-4 14-4 20 0M39 14c7-4 15-4 22 0", 1.8, "#8d7d9e"), line("M24 2L78 17", 3.2, "#b5793d"), fill(round(24, 2, 5), "#e0384d"), fill(round(22.5, 0.5, 1.4), WHITE, 0.7),
      ...BODY, fill("M50 24C34 24 19 33 12 48c10-3 17-8 20-14 6 5 14 6 18 2 4 4 12 3 18-2 3 6 10 11 20 14C81 33 66 24 50 24z", "#b7a9c4"), fill("M88 48c-10-3-17-8-20-14 2-2.5 3-5 3-7 8 4.5 14 12 17 21z", "#8d7d9e"),
    ],
    calm: [cheeks(74), arcs(59), line("M42 74c5 4.5 11 4.5 16 0", 3)],
    glad: [cheeks(74), arcs(59), ...open(72)],
    front: [{ d: "M22 62h23c0 8-5 12.5-11.5 12.5S22 70 22 62zM55 62h23c0 8-5 12.5-11.5 12.5S55 70 55 62zM45 63c3-2 7-2 10 0", stroke: "#8f5c1e", width: 2.6 }, fill("M22 62h23c0 8-5 12.5-11.5 12.5S22 70 22 62zM55 62h23c0 8-5 12.5-11.5 12.5S55 70 55 62z", WHITE, 0.28)],
  },
  kuro: {
    ground: grounds("#f7d4cf", "#7b4a4a"), style: BLACK, box: ROOM,
    body: [
      ...BODY,
      fill("M10 51C14 38 30 28 50 28s36 10 40 23c2 6 2 13 1 19-26 7-56 7-82 0-1-6-1-13 1-19z", "#ffe3c4"), fill("M90 51c2 6 2 13 1 19-6 1.6-12 2.8-19 3.6C80 66 82 52 77 36c7 4 11 9 13 15z", "#f0c49a"),
      fill("M9 52C13 37 29 26 50 26s37 11 41 26c-24-9-58-9-82 0z", "#2d2d3a"), fill("M8.5 68c26 7 57 7 83 0 .3 15-7 23.5-23.5 23.5H32C15.5 91.5 8.2 83 8.5 68z", "#2d2d3a"), line("M9 50c24-9 58-9 82 0", 4.5, "#c93545"), fill("M88 47c8-5 13-4 15-1-4 .5-7 2-9 5 4 1 6 3 7 6-6 1-11-2-13-6z", "#c93545"), fill("M20 42c4-6 11-10 20-12 3-.5 4 2 1 3-8 3-13 6-17 11-2 2-5 1-4-2z", "#6a6a7c", 0.8),
    ],
    calm: [brows(56.5, 52.5, 3.6), fill(round(36, 61, 5, 5.4) + round(64, 61, 5, 5.4), "var(--face)"), fill(round(34.5, 59, 1.8) + round(62.5, 59, 1.8), WHITE)],
    glad: [arcs(61), fill(round(22, 66, 4.5, 2.8) + round(78, 66, 4.5, 2.8), "#ff9d8f", 0.8)],
  },
  hoshi: {
    ground: grounds("#fbe9b5", "#5e466c"), style: NIGHT, box: TALL,
    body: [
      ...BODY, outlined("M27 35L22 12l14 10L50 3l14 19 14-10-5 23c-14-5-32-5-46 0z", "#ffd34d", "#d99a14", 1.8), fill("M64 22l14-10-5 23c-4-1.4-8-2.4-12-3z", "#e8ad22"), fill(round(50, 3, 3.6) + round(22, 12, 3.2) + round(78, 12, 3.2), "#ff7d8c"), fill(round(50, 24, 4), "#5d6fd0"),
      fill("M18 55l1.4 3 3.2.4-2.4 2.2.6 3.2-2.8-1.6-2.8 1.6.6-3.2-2.4-2.2 3.2-.4zM84 62l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4z", "#ffe9a6"),
    ],
    calm: [cheeks(74, 0.6), line("M28.5 58h13M58.5 58h13", 3.2), fill("M30 58h10v3.5a5 5 0 0 1-10 0zM60 58h10v3.5a5 5 0 0 1-10 0z", "var(--face)"), fill(round(33.5, 60.5, 1.4) + round(63.5, 60.5, 1.4), WHITE), line("M42 73c5 3.5 11 3.5 16 0", 3)],
    glad: [cheeks(74, 0.6), ...[34, 66].map((x): Shape => outlined(`M${x} 50l3 6.4 7 .8-5.2 4.8 1.4 6.9-6.2-3.4-6.2 3.4 1.4-6.9-5.2-4.8 7-.8z`, "#ffe07a", "#b98a1c")), ...open(72)],
  },
  riso: {
    ground: grounds("#bfe0d3", "#2f5446"), style: CREAM, box: ROOM,
    body: [...BODY, line("M50 26c-5-5-5-11 0-14 4-2.4 8 .5 7 4", 3.6, "#c9b184")],
    calm: [cheeks(68), closed(58)],
    glad: [cheeks(68), arcs(58), fill(round(50, 80, 6, 6), "var(--face)"), fill("M45 82c3-2.5 7-2.5 10 0-1.5 2.6-3 3.5-5 3.5s-3.5-.9-5-3.5z", TONGUE)],
    front: [
      outlined("M45 50c-6-9-19-10-27-1-3 4-4 8-3 11 3-4 6-5 9-4-1-2-1-3 0-4 6 1 14 0 21-2zM55 50c6-9 19-10 27-1 3 4 4 8 3 11-3-4-6-5-9-4 1-2 1-3 0-4-6 1-14 0-21-2z", "#ffffff", "#bdb6a6", 1.5),
      outlined("M38 86c-2-6-1-11 3-14h18c4 3 5 8 3 14-2 5-6 8-12 16-6-8-10-11-12-16z", "#ffffff", "#bdb6a6", 1.5),
      outlined("M50 70c-5-6-15-5-20 1-4 4-9 5-14 3 3 7 12 10 20 8 7-2 12-6 14-12zM50 70c5-6 15-5 20 1 4 4 9 5 14 3-3 7-12 10-20 8-7-2-12-6-14-12z", "#ffffff", "#bdb6a6", 1.5),
    ],
  },
  mikan: {
    ground: grounds("#f7c9be", "#84433e"), style: WHITE_RICE, box: TALL,
    body: [
      fill(round(51, 94, 40, 4.5), "#402018", 0.16),
      fill("M26 58H74C89 58 95 66 95 75S87 94 70 94H30C13 94 5 85 5 75S11 58 26 58z", "#d6d3c8"), fill("M26 57H72C86 57 92 65 92 73S84 90 68 90H30C14 90 6 83 6 74S11 57 26 57z", "#fdfcf8"), fill("M92 73C92 82 84 90 68 90H30c-9 0-15-2.2-19-5.8C30 88 68 88 80 78c5-4 7-10 6-17 4 3 6 7.5 6 12z", "#e6e2d8"),
      fill("M20 58c8 8 52 9 61-1 2-2-1 9-10 10-14 2-30 1.5-42 0-8-1-11-11-9-9z", "#402018", 0.13),
      fill("M49 20C69 20 83 33 83 48S71 68 49 68 16 62 16 48 29 20 49 20z", "#ffffff"), fill("M83 48C83 62 71 68 49 68c-8 0-15-.8-20.5-2.5C60 66 76 58 74 33c6 4 9 9 9 15z", "#e6e2d8"), fill("M22 44c1.5-9 8-15 17-17 3-.5 4 1.5 1 2.7-7 2.8-11.5 7.5-14 15-1.2 3.4-4.6 2.7-4-.7z", "#f3f0e8"),
      fill(round(50, 12, 17, 14.5), "#f9932f"), fill("M61 1c6 6 5 18-5 25 7-1.5 11-7 11-14 0-4-2-8-6-11z", "#d8701a"), fill(round(42, 7, 4, 3), "#ffc98a"), fill("M50-1c3-8 11-11 20-8-3 8-11 12-20 8z", LEAF), fill("M50-1c7-1.5 14-4 20-8-3 8-11 12-20 8z", LEAF_DARK, 0.45), line("M50 1v-3", 2.8, LEAF_DARK),
    ],
    calm: [fill(round(27, 56, 5.5, 3.8) + round(72, 56, 5.5, 3.8), "var(--blush)", 0.75), line("M31 47c2.8 4.6 9.2 4.6 12 0M56 47c2.8 4.6 9.2 4.6 12 0", 3.2), line("M44 56.5c3.4 3 7.6 3 11 0", 3)],
    glad: [fill(round(27, 56, 5.5, 3.8) + round(72, 56, 5.5, 3.8), "var(--blush)", 0.75), line("M31 49c1.6-7.5 10.4-7.5 12 0M56 49c1.6-7.5 10.4-7.5 12 0", 3.4), fill("M41.5 53.5h16c.7 0 1.1.6 1 1.2-.9 5.2-4.4 8.8-9 8.8s-8.1-3.6-9-8.8c-.1-.6.3-1.2 1-1.2z", "var(--face)"), fill("M44.5 61c2.8-2.6 7.2-2.6 10 0a8 8 0 0 1-10 0z", TONGUE)],
  },
};
