/** Win chances and their differences as people read them. */
import { locale } from "../lib/words.svelte";

/** Return a win chance: "54%". */
export const percent = (value: number): string => new Intl.NumberFormat(locale(), { style: "percent" }).format(value);

/** Return a difference in points of win chance with its sign: "+12", "−8", "0". */
export const signed = (points: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(points).replace("-", "−");
