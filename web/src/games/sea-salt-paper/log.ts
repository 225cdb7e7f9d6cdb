/** The sentences of the log. */
import { about, clause, isSeen, predicate, sentence, type Reader, type Statement } from "../../lib/logSentences";
import { say, type Values } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { aCardName } from "./names";
import { terms } from "./terms";

export const cardInSentence = aCardName;

/** Describe a step: nothing where this reader sees nothing. */
export function describeStep(step: Step, _earlier: readonly Step[], reader: Reader): Statement[] {
  const [verb = "", first = "", second = ""] = step.action.split(" ");
  const note = step.note ?? "";
  const shown = step.cards?.[0];
  const { card } = reader;
  const did = (message: string, values: Values = {}): string => say(`did-${message}`, values);
  const side = (name: string): string => say(`side-${name}`);
  const name = (player: number): string => reader.names[player] ?? "";

  switch (verb) {
    case "begin":
      return [sentence(say("log-begin", about(Number(first) - 1, reader)))];
    case "shuffle":
      return [sentence(say("log-shuffle"), true)];
    case "deal":
      if (note === "hand") return [clause(isSeen(first) ? did("get", { card: card(first) }) : did("get-hidden"))];
      if (!isSeen(first)) return [];
      return note === "drawn"
        ? [clause(did("see", { card: card(first) }), true)]
        : [sentence(say("log-turn-up", { card: card(first), side: side(note) }))];
    case "draw":
      return [clause(did("draw"), true)];
    case "steal": {
      const victim = Number(note) - 1;
      if (!isSeen(first)) return [clause(did("steal-hidden", { victim: name(victim) }))];
      if (victim === reader.own) return [predicate(did("steal-you", { card: card(first) }))];
      return [clause(did("steal", { victim: name(victim), card: card(first) }))];
    }
    case "take":
      return [clause(did("take", { card: card(shown ?? ""), side: side(first) }))];
    case "put":
      return [
        clause(isSeen(shown) ? did("keep", { card: card(shown) }) : did("keep-hidden")),
        clause(did("put", { card: card(first), side: side(second) })),
      ];
    case "lay":
      return [clause(did("lay", { first: card(first), second: card(second) }))];
    case "look":
      return [clause(did("look", { side: side(first) }), true)];
    case "pick":
      return [clause(isSeen(first) ? did("pick", { card: card(first), side: side(note) }) : did("pick-hidden", { side: side(note) }))];
    case "rob": {
      const victim = Number(first) - 1;
      const message = victim === reader.own ? "log-rob-you" : "log-rob";
      return [sentence(say(message, { ...about(step.by, reader), victim: name(victim) }), true)];
    }
    case "end":
      return [clause(did("end-turn"), true)];
  }
  // How the round ended by STOP is said in the next line.
  return [clause(did(verb.replaceAll("_", "-"), terms()), verb === "stop")];
}

/** Describe how a round ended. */
export const describeEnding = (ending: string, seat: number, reader: Reader): string =>
  say(`ending-${ending.replaceAll("_", "-")}`, { ...about(seat, reader), ...terms() });
