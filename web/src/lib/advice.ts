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
  const alike = opinions.filter(({ value }, i) => i === 0 || value > least);
  const called = calledBest(hint);
  // The figures of calls are more exact: next to them a hint says what they say.
  const best = alike.every(({ action }) => called.all.includes(action))
    ? opinions.filter(({ action }) => called.best.includes(action))
    : alike;
  return { best, next: opinions.find((each) => !best.includes(each)) ?? null };
}

/** The actions that advice on a call compares, and the best of them: two, if neither is clearly better. */
function calledBest(hint: Hinted | null): { all: string[]; best: string[] } {
  const choices = [...(hint?.advice?.choices ?? [])].sort((one, other) => other.chance.value - one.chance.value);
  const all = choices.map(({ action }) => action);
  return { all, best: all.slice(0, hint?.advice?.clear ? 1 : 2) };
}

/** The actions to mark on the table. */
export const adviced = (hint: Hinted | null): string[] => adviceOf(hint).best.map(({ action }) => action);
