/** The moments of a game that everybody should notice. */
import { statementText, type Reader } from "../../lib/logSentences";
import { say } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import type { Moment } from "../game";
import { describeStep } from "./log";
import { terms } from "./terms";

const TITLES: Record<string, () => string> = {
  last_chance: () => terms().chance,
  lay_mermaids: () => say("web-moment-mermaids"),
};

export function describeMoment(step: Step, reader: Reader): Moment | null {
  const title = TITLES[step.action]?.();
  return title ? { title, text: statementText(describeStep(step, [], reader), step.by, reader) } : null;
}
