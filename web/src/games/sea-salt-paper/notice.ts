/** What a player must not miss among what the others do. */
import { playerOf, statementText, type Reader } from "../../lib/logSentences";
import { say, subject } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { describeStep, seatsAfter } from "./log";

/** The verbs whose note names the player to whom something is done. */
const BY_NOTE = ["steal", "get"];
/** Those that name the player themselves. */
const BY_OBJECT = ["visit", "rob_pair"];

/** Whether something is done to the reader. */
function concerns({ action, note = "" }: Step, own: number): boolean {
  const [verb = "", object] = action.split(" ");
  if (BY_NOTE.includes(verb)) return Number(note) - 1 === own;
  if (BY_OBJECT.includes(verb)) return Number(object) - 1 === own;
  return verb === "deal" && seatsAfter(note, "stung").includes(own);
}

/** Say who took what from the reader and who stung them, in the words of the log; "" if nobody did. */
export function notice(steps: readonly Step[], reader: Reader): string {
  const { own, names } = reader;
  if (own === null) return "";
  return steps
    .flatMap((step, at) => {
      const { action, note = "" } = step;
      if (action.startsWith("lay ") && seatsAfter(note, "stung").includes(own)) return say("log-sting", subject(names[own] ?? "", true));
      if (seatsAfter(note, "over").includes(own)) return say("log-stung-turn-empty", subject(names[own] ?? "", true));
      if (!concerns(step, own)) return [];
      const earlier = steps.slice(0, at);
      return statementText(describeStep(step, earlier, reader), playerOf(step, earlier), reader);
    })
    .join(" ");
}
