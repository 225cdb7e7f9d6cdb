/** Why an action is better, in words. */
import type { StudyPart } from "../games/game";
import { say } from "../lib/words.svelte";
import type { ReasonInfo } from "../protocol";

/** Return a sentence for each reason; those of its values that are texts are cards. */
export const reasonTexts = (reasons: readonly ReasonInfo[], { cardInSentence }: Pick<StudyPart<never>, "cardInSentence">): string[] =>
  reasons.map(({ message, values }) => {
    const named = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? cardInSentence(value) : value]);
    return say(message, Object.fromEntries(named) as Record<string, number | string>);
  });
