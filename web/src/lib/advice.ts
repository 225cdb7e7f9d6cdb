/** What a hint recommends: the best action with all that are as good, and the best of the rest. */
import type { Hinted } from "../protocol";

export type Opinion = Hinted["opinions"][number];

export interface Advice {
  best: Opinion[];
  next: Opinion | null;
}

/** Chances to win that differ by less are alike: the search that found them is not more exact. */
const ALIKE = 0.01;

export function adviceOf(hint: Hinted | null): Advice {
  const opinions = hint?.opinions ?? [];
  const least = (opinions[0]?.value ?? 0) - ALIKE;
  const best = opinions.filter(({ value }, i) => i === 0 || value > least);
  return { best, next: opinions.find((each) => !best.includes(each)) ?? null };
}

/** The actions to mark on the table. */
export const adviced = (hint: Hinted | null): string[] => adviceOf(hint).best.map(({ action }) => action);
