/** The moments of a game that everybody should notice. */
import { statementText, type Reader } from "../../lib/logSentences";
import { capitalize, say } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import type { Moment } from "../game";
import { describeStep } from "./log";
import { effectOf, eventName } from "./names";
import { terms } from "./terms";

const TITLES: Record<string, (step: Step) => string> = {
  last_chance: () => terms().chance,
  lay_mermaids: ({ note }) => say(note === "dance" ? "web-sea-mermaids-dance" : "web-moment-mermaids"),
};

export function describeMoment(step: Step, reader: Reader): Moment | null {
  const [verb = "", event = ""] = step.action.split(" ");
  if (verb === "event") return { title: capitalize(eventName(event)), text: effectOf(event) };
  const title = TITLES[verb]?.(step);
  return title ? { title, text: statementText(describeStep(step, [], reader), step.by, reader) } : null;
}
