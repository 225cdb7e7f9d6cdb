/** Moves that need no decision. */
import type { Happened } from "../protocol";

/** What a game does without asking, by the verbs of its actions. */
export interface ForcedVerbs {
  /** Always. */
  always: readonly string[];
  /** If the player wants turns to end by themselves. */
  endings: readonly string[];
}

/** Return the only legal action if nobody has to decide about it, else "". */
export function forcedAction(legal: readonly string[], { always, endings }: ForcedVerbs, endsTurns: boolean): string {
  const [action = "", ...others] = legal;
  const verb = action.split(" ")[0]!;
  const done = always.includes(verb) || (endsTurns && endings.includes(verb));
  return !others.length && done ? action : "";
}

/** Whether the last thing that changed the game was taken back: then the player looks around, and nothing is done for them. */
export const isTakenBack = (events: readonly Happened[]): boolean =>
  events.filter(({ event }) => ["acted", "dealt", "took_back"].includes(event.what)).at(-1)?.event.what === "took_back";
