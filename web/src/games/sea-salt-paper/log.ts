/** The sentences of the log. */
import { about, clause, isSeen, predicate, sentence, type Reader, type Statement } from "../../lib/logSentences";
import { joinList, say, subject, type Values } from "../../lib/words.svelte";
import type { Step } from "../../protocol";
import type { EventName } from "./events";
import { goesToLeader } from "./events";
import { aCardName, eventName } from "./names";
import { terms } from "./terms";

export const cardInSentence = aCardName;

/** Describe a step: nothing where this reader sees nothing. */
export function describeStep(step: Step, _earlier: readonly Step[], reader: Reader): Statement[] {
  const [verb = "", first = "", second = "", third = ""] = step.action.split(" ");
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
      return [sentence(say("log-shuffle"), true), ...eventChanges(note, reader)];
    case "event":
      return [sentence(say("log-event", { event: eventName(first) }))];
    case "keep_event":
      return [clause(did("keep-event", { event: eventName(first), discarded: eventName(note) }))];
    case "deal":
      if (note.startsWith("stung")) return stungTurn(first, note, reader);
      if (note === "hand") return [clause(isSeen(first) ? did("get", { card: card(first) }) : did("get-hidden"))];
      if (!isSeen(first)) return [];
      return ["drawn", "looked"].includes(note)
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
    case "lay": {
      const pair = { first: card(first), second: card(second) };
      const [what, count] = note.split(" ");
      return [
        clause(third ? did("lay-trio", { ...pair, starfish: card(third) }) : did("lay", pair)),
        ...(what === "looked" ? [clause(did("look-deck", { count: Number(count) }))] : []),
        ...(what === "stung" ? stings(seatsAfter(note, "stung"), reader) : []),
      ];
    }
    case "lay_mermaids":
      return [clause(did(note === "dance" ? "lay-mermaids-dance" : "lay-mermaids"))];
    case "keep":
      return [
        clause(isSeen(first) ? did("keep", { card: card(first) }) : did("keep-hidden")),
        ...(note === "rest" ? [clause(did("shuffle-rest"))] : []),
      ];
    case "hide":
      return [clause(isSeen(first) ? did("hide", { card: card(first) }) : did("hide-hidden"))];
    case "visit": {
      const victim = Number(first) - 1;
      return [victim === reader.own ? predicate(did("visit-you")) : clause(did("visit", { victim: name(victim) }))];
    }
    case "give":
      // The exchange is told when both cards are known.
      return [];
    case "get": {
      const victim = Number(note) - 1;
      if (!isSeen(first) || !isSeen(shown)) return [clause(did("exchange-hidden", { victim: name(victim) }))];
      const cards = { given: card(shown), card: card(first) };
      return [victim === reader.own ? predicate(did("exchange-you", cards)) : clause(did("exchange", { ...cards, victim: name(victim) }))];
    }
    case "rob_pair": {
      const victim = Number(first) - 1;
      const pair = { first: card(second), second: card(third) };
      return [victim === reader.own ? predicate(did("rob-pair-you", pair)) : clause(did("rob-pair", { ...pair, victim: name(victim) }))];
    }
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
      return [clause(did("end-turn"), true), ...passedOver(note, reader)];
    case "last_chance":
      return [clause(did("last-chance", terms())), ...passedOver(note, reader)];
  }
  // How the round ended by STOP is said in the next line.
  return [clause(did(verb.replaceAll("_", "-"), terms()), verb === "stop")];
}

// --- With expansions: notes of the protocol ---

/** The seats that a note names after a word: `over` in `stung 2 over 3 4`. */
export function seatsAfter(note: string, word: string): number[] {
  const words = note.split(" ");
  const from = words.indexOf(word) + 1;
  const numbers = from ? words.slice(from) : [];
  const to = numbers.findIndex((each) => !/^\d+$/.test(each));
  return (to < 0 ? numbers : numbers.slice(0, to)).map((each) => Number(each) - 1);
}

/** Say whom a jellyfish stings: the others in one sentence, the reader in another. */
function stings(seats: readonly number[], { names, own }: Reader): Statement[] {
  const others = seats.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
  return [
    ...(others.length ? [sentence(say("log-sting", subject(joinList(others), false)))] : []),
    ...(own !== null && seats.includes(own) ? [sentence(say("log-sting", subject(names[own] ?? "", true)))] : []),
  ];
}

/** Describe a stung turn, which is not the turn of the player who acted before. */
function stungTurn(card: string, note: string, reader: Reader): Statement[] {
  return [
    ...seatsAfter(note, "stung").flatMap((seat) => [
      sentence(say("log-stung-turn", about(seat, reader))),
      ...(isSeen(card)
        ? [sentence(say("log-turn", { ...about(seat, reader), clauses: say("did-get", { card: reader.card(card) }) }))]
        : []),
    ]),
    ...passedOver(note, reader),
  ];
}

const passedOver = (note: string, reader: Reader): Statement[] =>
  seatsAfter(note, "over").map((seat) => sentence(say("log-stung-turn-empty", about(seat, reader))));

/** Say what happens to the events between two rounds: `lost tornado 1 to kraken 2`. */
function eventChanges(note: string, reader: Reader): Statement[] {
  return [...note.matchAll(/(lost|to|no) (\w+)(?: (\d+))?|again/g)].map(([, what, event, player]) => {
    if (!what || !event) return sentence(say("log-events-shuffle"));
    const end = goesToLeader(event as EventName) ? "leader" : "last";
    const who = player ? about(Number(player) - 1, reader) : {};
    return sentence(say(`log-event-${what}-${end}`, { ...who, event: eventName(event) }));
  });
}

/** Describe how a round ended. */
export const describeEnding = (ending: string, seat: number, reader: Reader): string =>
  say(`ending-${ending.replaceAll("_", "-")}`, { ...about(seat, reader), ...terms() });
