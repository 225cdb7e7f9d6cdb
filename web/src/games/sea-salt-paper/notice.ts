/** What a player must not miss among what the others do. */
import { playerOf, statementText, type Reader } from "../../lib/logSentences";
import type { Step } from "../../protocol";
import { describeStep } from "./log";

/** Say who stole what from the reader, in the words of the log; "" if nobody did. */
export function notice(steps: readonly Step[], reader: Reader): string {
  const at = steps.findIndex(({ action, note }) => action.startsWith("steal ") && Number(note) - 1 === reader.own);
  if (at < 0) return "";
  const earlier = steps.slice(0, at);
  return statementText(describeStep(steps[at]!, earlier, reader), playerOf(steps[at]!, earlier), reader);
}
