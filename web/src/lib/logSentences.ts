/** What happened, in words: the same sentences as in the terminal, made from what this seat sees of each step. */
import { UNSEEN } from "../constants";
import type { Step } from "../protocol";
import { joinList, say, subject } from "./words.svelte";

/**
 * What the log says about a step. A clause has no subject ("took a card"), a predicate follows a bare name ("stole a
 * card from you"), a sentence is whole.
 */
export interface Statement {
  form: "clause" | "predicate" | "sentence";
  text: string;
  /** For screen readers and replays only: the log on the screen leaves it out. */
  aside?: boolean;
}

/** Who reads the log, and how. */
export interface Reader {
  names: readonly string[];
  /** The reader's seat; null is a spectator. */
  own: number | null;
  /** How a card stands in the text: its name with an article, or a mark for a small picture. */
  card: (card: string) => string;
}

/** The sentences of a game. */
export interface GameLog {
  /** Describe a step, as far as this reader sees it; `earlier` are the steps of the same event before it. */
  describeStep: (step: Step, earlier: readonly Step[], reader: Reader) => Statement[];
  /** Describe how a round ended and who ended it; the ending is that of the protocol without the seat. */
  describeEnding: (ending: string, seat: number, reader: Reader) => string;
  /** Whether an action of the player who also did the last one begins another turn; by default it goes on with it. */
  beginsTurn?: (action: string, last: string) => boolean;
  /** Return the name of a card as it stands in a sentence. */
  cardInSentence: (card: string) => string;
}

export const clause = (text: string, aside = false): Statement => ({ form: "clause", text, aside });
export const predicate = (text: string): Statement => ({ form: "predicate", text });
export const sentence = (text: string, aside = false): Statement => ({ form: "sentence", text, aside });

export const isSeen = (card: string | undefined): card is string => !!card && card !== UNSEEN;

/** Return the values of a sentence about the player on a seat. */
export const about = (seat: number, { names, own }: Reader): ReturnType<typeof subject> => subject(names[seat] ?? "", seat === own);

/** Return the player behind a step: what the dealer does follows from what a player did before. */
export function playerOf(step: Step, earlier: readonly Step[]): number {
  return step.by >= 0 ? step.by : (earlier.filter((each) => each.by >= 0).at(-1)?.by ?? -1);
}

/** Put clauses and predicates about one player into a sentence; whole sentences follow it. */
export function statementText(statements: readonly Statement[], seat: number, reader: Reader): string {
  const clauses = statements.filter(({ form }) => form !== "sentence");
  const sentences = statements.filter(({ form }) => form === "sentence").map(({ text }) => text);
  if (!clauses.length) return sentences.join(" ");
  const message = clauses[0]!.form === "predicate" ? "log-turn-named" : "log-turn";
  const turn = say(message, { ...about(seat, reader), clauses: joinList(clauses.map(({ text }) => text)) });
  return [turn, ...sentences].join(" ");
}

/** Describe how the round ended by a step, "" if it did not. */
export function endingSentence(step: Step, log: GameLog, reader: Reader): string {
  const [ending = "", player = ""] = (step.ending ?? "").split(" ");
  return ending && log.describeEnding(ending, Number(player) - 1, reader);
}

/** Describe a player's action and what the dealer did because of it, a sentence each. */
export function logSentences(steps: readonly Step[], names: readonly string[], log: GameLog, own: number | null = null): string[] {
  const reader: Reader = { names, own, card: log.cardInSentence };
  const sentences = steps.flatMap((step, i) => {
    const earlier = steps.slice(0, i);
    const statements = log.describeStep(step, earlier, reader);
    return [statementText(statements, playerOf(step, earlier), reader), endingSentence(step, log, reader)];
  });
  return sentences.filter(Boolean);
}
