/** The sentences of the log. */
import { addressed, isSeen, playerOf } from "../../lib/logSentences";
import { say, type Values } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import { cardName } from "./names";

/** Describe a step, "" where this seat sees nothing. */
export function describeStep(step: Step, names: readonly string[], earlier: readonly Step[] = [], own: number | null = null): string {
  const [verb = "", first = "", second = ""] = step.action.split(" ");
  const note = step.note ?? "";
  const shown = step.cards?.[0];
  const name = (seat: number): string => names[seat] ?? "";
  const tell = (message: string, values: Values = {}): string => say(`told-${message}`, { who: name(playerOf(step, earlier)), ...values });
  const pile = (side: string): string => say(`pile-${side}`);

  switch (verb) {
    case "begin": {
      const starter = Number(first) - 1;
      return tell(addressed("begin", starter, own), { who: name(starter) });
    }
    case "deal":
      if (note === "hand") return isSeen(first) ? tell("draws-card", { card: cardName(first) }) : tell("draws-hidden");
      if (!isSeen(first)) return "";
      return note === "drawn" ? tell("sees-card", { card: cardName(first) }) : tell("turn-up", { card: cardName(first), pile: pile(note) });
    case "steal": {
      const seat = Number(note) - 1;
      const victim = name(seat);
      return isSeen(first) ? tell(addressed("steals", seat, own), { victim, card: cardName(first) }) : tell("steals-hidden", { victim });
    }
    case "take":
      return tell("takes", { card: cardName(shown ?? ""), pile: pile(first) });
    case "put": {
      const values = { card: cardName(first), pile: pile(second) };
      return isSeen(shown) ? tell("puts-known", { kept: cardName(shown), ...values }) : tell("puts", values);
    }
    case "lay":
      return tell("lays", { first: cardName(first), second: cardName(second) });
    case "look":
      return tell("looks", { pile: pile(first) });
    case "pick":
      return isSeen(first) ? tell("picks", { card: cardName(first), pile: pile(note) }) : tell("picks-hidden", { pile: pile(note) });
    case "rob": {
      const seat = Number(first) - 1;
      return tell(addressed("robs", seat, own), { victim: name(seat) });
    }
    case "end":
      return tell("end-turn");
  }
  return tell(verb.replaceAll("_", "-"));
}

/** Describe how a round ended. */
export const describeEnding = (ending: string, seat: number, names: readonly string[]): string =>
  say(`ending-${ending.replaceAll("_", "-")}`, { who: names[seat] ?? "" });
