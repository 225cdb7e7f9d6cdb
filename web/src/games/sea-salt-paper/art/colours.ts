/** The eleven colours of the cards. A colour is never alone: each has a symbol, and letters in the language of the page. */
import type { PaletteName } from "../../../lib/settings.svelte";
import type { Colour } from "../cards";

export interface Shades {
  /** From the lightest to the darkest: `--tint-0` to `--tint-4`. */
  tints: [string, string, string, string, string];
  /** The card itself. */
  ground: string;
  /** The ribbon with symbol and letter, and what is written on it. */
  tag: string;
  on: string;
}

/** What is the same on every card, by mode. */
export const FIXED = {
  light: { paper: "#fffdf8", ink: "#1d2430", sun: "#ffc53d", glow: "#ffe9a6" },
  dark: { paper: "#f3efe6", ink: "#10141c", sun: "#f5b833", glow: "#ffd873" },
} as const;

export interface ColourMark { symbol: string; what: string }

/** Symbols: filled paths in a 24 x 24 box (`fill-rule: evenodd`). */
export const COLOURS: Record<Colour, ColourMark> = {
  dark_blue: { what: "waves", symbol: "M1 9.5C3.5 4 8 3.5 12 7c2.6 2.3 6.5 2.3 11-1.5v4.5c-4.5 4-8.8 4-12.4 1-3-2.5-6-2-8.1 1.5zM1 18.5C3.5 13 8 12.5 12 16c2.6 2.3 6.5 2.3 11-1.5V19c-4.5 4-8.8 4-12.4 1-3-2.5-6-2-8.1 1.5z" },
  light_blue: { what: "drop", symbol: "M12 1c3.5 5 7.5 9 7.5 14a7.5 7.5 0 0 1-15 0C4.5 10 8.5 6 12 1z" },
  black: { what: "moon", symbol: "M16.5 1.8A10.5 10.5 0 1 0 22 16.5 9.3 9.3 0 0 1 16.5 1.8z" },
  yellow: { what: "sun", symbol: "M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM10.6.8h2.8l-.4 4h-2zM10.6 23.2h2.8l-.4-4h-2zM.8 10.6v2.8l4-.4v-2zM23.2 10.6v2.8l-4-.4v-2zM3.1 5.1l2-2 2.5 3.1-1.4 1.4zM18.9 3.1l2 2-3.1 2.5-1.4-1.4zM5.1 20.9l-2-2 3.1-2.5 1.4 1.4zM20.9 18.9l-2 2-2.5-3.1 1.4-1.4z" },
  green: { what: "leaf", symbol: "M21.5 2C9 2 3.5 7.5 4 16.2L1.8 20.5l1.9 1.5 2.6-3.2C15.5 20.3 22 14 21.5 2zM16 7.5l-8.3 8.7-.9-.9z" },
  white: { what: "salt", symbol: "M12 1l10 5.5v11L12 23 2 17.5v-11zM12 3.6L5.6 7.1 12 10.5l6.4-3.4zM4.3 9.2v7l6.6 3.7v-7.2zM19.7 9.2l-6.6 3.5v7.2l6.6-3.7z" },
  purple: { what: "star", symbol: "M12 1.2c.9 0 2.3 6.2 3.1 6.9s7.4.4 7.7 1.3-5 4.4-5.3 5.4 2.2 6.9 1.4 7.5-5.8-3.6-6.9-3.6-6.1 4.2-6.9 3.6 1.7-6.5 1.4-7.5-5.6-4.5-5.3-5.4 6.9-.6 7.7-1.3 2.2-6.9 3.1-6.9z" },
  grey: { what: "cloud", symbol: "M6.5 20A5.5 5.5 0 0 1 5.8 9.1a6.8 6.8 0 0 1 13-.1A5.6 5.6 0 0 1 18 20z" },
  light_orange: { what: "hourglass", symbol: "M4 1.5h16v3L14.3 12 20 19.5v3H4v-3L9.7 12 4 4.5z" },
  pink: { what: "heart", symbol: "M12 22C5 17 1.5 13 1.5 8.3A5.6 5.6 0 0 1 12 5.6a5.6 5.6 0 0 1 10.5 2.7C22.5 13 19 17 12 22z" },
  orange: { what: "anchor", symbol: "M12 .8a3.6 3.6 0 0 0-1.6 6.8v1.9H7v2.8h3.4v7.6c-2.7-.4-4.7-1.9-5.7-4.3l2.2.2L3 11 1 17.3l1.3-.7c1.7 4 5.1 6.6 9.7 6.6s8-2.6 9.7-6.6l1.3.7L21 11l-3.9 4.8 2.2-.2c-1 2.4-3 3.9-5.7 4.3v-7.6H17V9.5h-3.4V7.6A3.6 3.6 0 0 0 12 .8zM12 3a1.4 1.4 0 1 1 0 2.8A1.4 1.4 0 0 1 12 3z" },
};

export const PALETTES: Record<PaletteName, Record<Colour, { light: Shades; dark: Shades }>> = {
  standard: {
    dark_blue: {
      light: { tints: ["#80a8d6", "#4e80c5", "#2753a8", "#1c3387", "#151962"], ground: "#b8d0f2", tag: "#2753a8", on: "#ffffff" },
      dark: { tints: ["#81a8d4", "#5080c3", "#2953a5", "#1d3484", "#151a60"], ground: "#172641", tag: "#2953a5", on: "#ffffff" },
    },
    light_blue: {
      light: { tints: ["#c6f5ff", "#91e4fa", "#68cdee", "#3c9bbf", "#226f91"], ground: "#ccecf8", tag: "#68cdee", on: "#1d2430" },
      dark: { tints: ["#b5eaf5", "#88d8ed", "#60c1e1", "#3390b3", "#186485"], ground: "#1b4350", tag: "#60c1e1", on: "#1d2430" },
    },
    black: {
      light: { tints: ["#6f7276", "#4e5158", "#2e3038", "#17181f", "#05050a"], ground: "#bbbec3", tag: "#2e3038", on: "#ffffff" },
      dark: { tints: ["#616368", "#41444a", "#22242b", "#0c0d13", "#010103"], ground: "#575b63", tag: "#22242b", on: "#ffffff" },
    },
    yellow: {
      light: { tints: ["#fff4b0", "#fbe272", "#f8cc2f", "#cc9d09", "#a17500"], ground: "#faebbf", tag: "#f8cc2f", on: "#1d2430" },
      dark: { tints: ["#f4e8a4", "#efd76a", "#ebc128", "#be9306", "#946b02"], ground: "#403616", tag: "#ebc128", on: "#1d2430" },
    },
    green: {
      light: { tints: ["#b5dfac", "#7bc47e", "#36a558", "#007943", "#025032"], ground: "#c6e9cc", tag: "#36a558", on: "#1d2430" },
      dark: { tints: ["#b6dead", "#7dc37f", "#3ba45a", "#017943", "#025032"], ground: "#233e29", tag: "#3ba45a", on: "#1d2430" },
    },
    white: {
      light: { tints: ["#fcfefe", "#f4f9fb", "#ecf1f4", "#bec3c6", "#979a9d"], ground: "#b3d2db", tag: "#fcfefe", on: "#1d2430" },
      dark: { tints: ["#f1f4f5", "#e9eef0", "#e2e7ea", "#b5babd", "#8d9194"], ground: "#3b4b50", tag: "#f1f4f5", on: "#1d2430" },
    },
    purple: {
      light: { tints: ["#d5b0ed", "#b181dd", "#8552c2", "#5c319e", "#381875"], ground: "#e5d6fe", tag: "#8552c2", on: "#ffffff" },
      dark: { tints: ["#d5b0ec", "#b082db", "#8554c0", "#5c339c", "#381a73"], ground: "#3b304c", tag: "#8554c0", on: "#ffffff" },
    },
    grey: {
      light: { tints: ["#d4d8db", "#b4b9bf", "#9399a0", "#6a6f75", "#474b50"], ground: "#e4e6e9", tag: "#9399a0", on: "#1d2430" },
      dark: { tints: ["#d4d8db", "#b4b9be", "#93999f", "#6a6f75", "#474b50"], ground: "#36383b", tag: "#93999f", on: "#1d2430" },
    },
    light_orange: {
      light: { tints: ["#ffdcb6", "#fcc58f", "#f4ac6f", "#c37b47", "#93532e"], ground: "#fbe0cb", tag: "#f4ac6f", on: "#1d2430" },
      dark: { tints: ["#f2d1ac", "#efba86", "#e7a167", "#b6713f", "#864a26"], ground: "#473220", tag: "#e7a167", on: "#1d2430" },
    },
    pink: {
      light: { tints: ["#ffd5db", "#ffb0c4", "#f987b1", "#c35c8c", "#8e3b6a"], ground: "#fed6e2", tag: "#f987b1", on: "#1d2430" },
      dark: { tints: ["#fec4cd", "#fd9fb7", "#eb7ea6", "#b65381", "#823360"], ground: "#4c2b36", tag: "#eb7ea6", on: "#1d2430" },
    },
    orange: {
      light: { tints: ["#febe94", "#ff9152", "#f26200", "#bd3d00", "#8d1d00"], ground: "#ffd3c1", tag: "#f26200", on: "#1d2430" },
      dark: { tints: ["#ffbd93", "#ff9152", "#ef6412", "#bd3d00", "#8d1d00"], ground: "#4c2e21", tag: "#ef6412", on: "#1d2430" },
    },
  },
  red_green: {
    dark_blue: {
      light: { tints: ["#678db9", "#3666a8", "#10398b", "#0b196b", "#080047"], ground: "#b8d0f2", tag: "#10398b", on: "#ffffff" },
      dark: { tints: ["#688db8", "#3866a6", "#123a89", "#0c1a69", "#080046"], ground: "#172641", tag: "#123a89", on: "#ffffff" },
    },
    light_blue: {
      light: { tints: ["#e1f6ff", "#afe5ff", "#7bd0fd", "#539ecd", "#39729c"], ground: "#d0edfd", tag: "#7bd0fd", on: "#1d2430" },
      dark: { tints: ["#c5eefe", "#96dcfc", "#73c5f0", "#4a93c0", "#306790"], ground: "#1b4350", tag: "#73c5f0", on: "#1d2430" },
    },
    black: {
      light: { tints: ["#6f7276", "#4e5158", "#2e3038", "#17181f", "#05050a"], ground: "#bbbec3", tag: "#2e3038", on: "#ffffff" },
      dark: { tints: ["#616368", "#41444a", "#21242b", "#0c0d13", "#010103"], ground: "#575b63", tag: "#21242b", on: "#ffffff" },
    },
    yellow: {
      light: { tints: ["#fffbe2", "#ffed7f", "#fed70d", "#d1a709", "#a77e04"], ground: "#fbeebd", tag: "#fed70d", on: "#1d2430" },
      dark: { tints: ["#fdf1a5", "#f5e166", "#f1cb0d", "#c49c09", "#9a7402"], ground: "#3f3616", tag: "#f1cb0d", on: "#1d2430" },
    },
    green: {
      light: { tints: ["#abe0ba", "#6bc594", "#00a674", "#03775a", "#004f3f"], ground: "#c1e9d5", tag: "#00a674", on: "#1d2430" },
      dark: { tints: ["#ade0bb", "#6ec595", "#15a575", "#03775a", "#004f3f"], ground: "#1c3f2f", tag: "#15a575", on: "#1d2430" },
    },
    white: {
      light: { tints: ["#fcfefe", "#fcfefe", "#f2f8fb", "#c5cacd", "#9da0a3"], ground: "#b3d2db", tag: "#fcfefe", on: "#1d2430" },
      dark: { tints: ["#f7fbfc", "#f0f5f7", "#e8eef1", "#bbc0c3", "#94979a"], ground: "#3b4b50", tag: "#f7fbfc", on: "#1d2430" },
    },
    purple: {
      light: { tints: ["#d8acf4", "#b37be8", "#8849d0", "#5e24ab", "#3a0680"], ground: "#e4d6fe", tag: "#8849d0", on: "#ffffff" },
      dark: { tints: ["#d7adf3", "#b37ce5", "#874bcd", "#5e27a8", "#390b7e"], ground: "#3b304c", tag: "#874bcd", on: "#ffffff" },
    },
    grey: {
      light: { tints: ["#9ea2a5", "#80858a", "#61676d", "#3c4046", "#1c1f24"], ground: "#e4e6e9", tag: "#61676d", on: "#ffffff" },
      dark: { tints: ["#9ea2a5", "#80858a", "#61676d", "#3c4046", "#1c1f24"], ground: "#36383b", tag: "#61676d", on: "#ffffff" },
    },
    light_orange: {
      light: { tints: ["#fbead7", "#f1d6bc", "#e3c0a3", "#b39078", "#866756"], ground: "#f3e6dc", tag: "#e3c0a3", on: "#1d2430" },
      dark: { tints: ["#efdfcd", "#e4cab2", "#d7b59a", "#a7866f", "#7b5d4d"], ground: "#3f342c", tag: "#d7b59a", on: "#1d2430" },
    },
    pink: {
      light: { tints: ["#f0b7e1", "#e396da", "#cd77cf", "#984ea6", "#662e7b"], ground: "#f2d2f2", tag: "#cd77cf", on: "#1d2430" },
      dark: { tints: ["#efb8e0", "#e297d9", "#cb78ce", "#974fa4", "#66307a"], ground: "#442d45", tag: "#cb78ce", on: "#1d2430" },
    },
    orange: {
      light: { tints: ["#ffbc93", "#fe9055", "#f35f03", "#be3a02", "#8e1700"], ground: "#ffd3c2", tag: "#f35f03", on: "#1d2430" },
      dark: { tints: ["#febc94", "#ff9054", "#f06114", "#be3a02", "#8e1800"], ground: "#4c2e21", tag: "#f06114", on: "#1d2430" },
    },
  },
  blue_yellow: {
    dark_blue: {
      light: { tints: ["#8aa3be", "#5e7ca5", "#375384", "#243766", "#161f47"], ground: "#b8d0f2", tag: "#375384", on: "#ffffff" },
      dark: { tints: ["#8ba3bd", "#5f7ca4", "#385383", "#253765", "#161f46"], ground: "#172641", tag: "#385383", on: "#ffffff" },
    },
    light_blue: {
      light: { tints: ["#dafaff", "#97ecff", "#3fd9ff", "#02a6ce", "#05779c"], ground: "#c5f1fe", tag: "#3fd9ff", on: "#1d2430" },
      dark: { tints: ["#b4f4fe", "#75e4fb", "#37cdf1", "#0b9abf", "#006d8e"], ground: "#1b4350", tag: "#37cdf1", on: "#1d2430" },
    },
    black: {
      light: { tints: ["#6a6c71", "#494c52", "#292b33", "#13141b", "#030306"], ground: "#bbbec3", tag: "#292b33", on: "#ffffff" },
      dark: { tints: ["#5b5e62", "#3c3f45", "#1d1f26", "#08090f", "#010102"], ground: "#575b63", tag: "#1d1f26", on: "#ffffff" },
    },
    yellow: {
      light: { tints: ["#fff9d4", "#ffe975", "#fdd30b", "#d0a409", "#a57b04"], ground: "#fbedbd", tag: "#fdd30b", on: "#1d2430" },
      dark: { tints: ["#fbeea3", "#f4de65", "#f0c80b", "#c29909", "#987102"], ground: "#3f3616", tag: "#f0c80b", on: "#1d2430" },
    },
    green: {
      light: { tints: ["#a3cf99", "#67b56b", "#059645", "#02683a", "#014028"], ground: "#c4e9ca", tag: "#059645", on: "#1d2430" },
      dark: { tints: ["#a4cf9a", "#69b46d", "#159647", "#006839", "#014028"], ground: "#233e29", tag: "#159647", on: "#1d2430" },
    },
    white: {
      light: { tints: ["#fcfefe", "#fcfefe", "#f2f8fb", "#c5cacd", "#9da0a3"], ground: "#b3d2db", tag: "#fcfefe", on: "#1d2430" },
      dark: { tints: ["#f7fbfc", "#f0f5f7", "#e8eef1", "#bbc0c3", "#94979a"], ground: "#3b4b50", tag: "#f7fbfc", on: "#1d2430" },
    },
    purple: {
      light: { tints: ["#deaff6", "#ba7de9", "#8f4bd1", "#6527ac", "#3f0a82"], ground: "#e6d5ff", tag: "#8f4bd1", on: "#ffffff" },
      dark: { tints: ["#ddaff5", "#b97ee7", "#8e4dce", "#642aaa", "#3f0e80"], ground: "#3c304c", tag: "#8e4dce", on: "#ffffff" },
    },
    grey: {
      light: { tints: ["#e0e5e8", "#c0c6cb", "#9fa5ac", "#757a81", "#52555b"], ground: "#e4e6e9", tag: "#9fa5ac", on: "#1d2430" },
      dark: { tints: ["#d5d9dd", "#b5bbc0", "#949aa1", "#6b7076", "#484c51"], ground: "#36383b", tag: "#949aa1", on: "#1d2430" },
    },
    light_orange: {
      light: { tints: ["#f8cc99", "#f9b268", "#f4963d", "#c26505", "#8d4102"], ground: "#fedabe", tag: "#f4963d", on: "#1d2430" },
      dark: { tints: ["#ebc190", "#eca760", "#e68c35", "#b45d04", "#7f3900"], ground: "#4a301b", tag: "#e68c35", on: "#1d2430" },
    },
    pink: {
      light: { tints: ["#f89c9d", "#f77182", "#e94570", "#b10253", "#71003a"], ground: "#ffd0d6", tag: "#e94570", on: "#1d2430" },
      dark: { tints: ["#f69d9d", "#f57483", "#e64971", "#af0f53", "#71003a"], ground: "#4d2b31", tag: "#e64971", on: "#1d2430" },
    },
    orange: {
      light: { tints: ["#bf8b69", "#b66739", "#a34002", "#712100", "#440600"], ground: "#fdd4c3", tag: "#a34002", on: "#ffffff" },
      dark: { tints: ["#be8c6b", "#b4683b", "#a1420a", "#712100", "#440700"], ground: "#4c2e21", tag: "#a1420a", on: "#ffffff" },
    },
  },
};

/** The style of a card, for `style={...}`: the tints, the ground, the tag and what is written on it. */
export function cardStyle(colour: Colour, mode: "light" | "dark" = "light", palette: PaletteName = "standard"): string {
  const { tints, ground, tag, on } = PALETTES[palette][colour][mode];
  return `${tints.map((tint, i) => `--tint-${i}:${tint}`).join(";")};--ground:${ground};--tag:${tag};--on-tag:${on}`;
}

/** What is the same on every card, for `style={...}`. */
export const fixedStyle = (mode: "light" | "dark"): string =>
  Object.entries(FIXED[mode])
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
