/** Colours of the players on the sheet, and dates as people write them. */
import { locale } from "../lib/words.svelte";

const LIGHT = ["#14688a", "#b94d17", "#6d45a8", "#1d7a4c", "#b32d66", "#7a6212"];
const DARK = ["#7cc6e2", "#ffa36b", "#c5a5f5", "#6fd3a0", "#ff94bd", "#e3c65c"];

export const playerColour = (seat: number, mode: "light" | "dark"): string => (mode === "dark" ? DARK : LIGHT)[seat % LIGHT.length]!;

export const formatDate = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
