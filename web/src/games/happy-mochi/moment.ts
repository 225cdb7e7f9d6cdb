/** The moments of a game that everybody should notice. */
import { statementText, type Reader } from "../../lib/logSentences";
import { say } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import type { Moment } from "../game";
import { isHappyPair } from "./cards";
import { describeStep } from "./log";

export function describeMoment(step: Step, reader: Reader): Moment | null {
  if (!step.action.startsWith("play ") || !isHappyPair(step.cards?.[0], step.cards?.[1])) return null;
  const clauses = describeStep(step, [], reader).filter(({ form }) => form === "clause");
  return { title: say("web-moment-happy"), text: statementText(clauses, step.by, reader) };
}
