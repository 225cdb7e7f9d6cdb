/** The events of a game as lines to read: one for each turn, with small cards in it. */
import type { Happened } from "../protocol";
import { about, endingSentence, logSentences, playerOf, statementText, type GameLog, type Reader, type Statement } from "./logSentences";
import { currentLanguage, labelled, say } from "./words.svelte";

export type LinePart = string | { card: string };

export interface LogLine {
  key: string;
  kind: "move" | "round" | "said" | "table";
  who?: string;
  /** The seat of the player who acted. */
  by?: number;
  parts: LinePart[];
}

// A card stands between these two characters, which no text contains, until it is drawn.
const [BEFORE_CARD, AFTER_CARD] = ["\ue000", "\ue001"];
const cardMark = (card: string): string => `${BEFORE_CARD}${card}${AFTER_CARD}`;

/** Return the texts and cards of a line in their order. */
function lineParts(text: string): LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (let mark = text.indexOf(BEFORE_CARD!); mark >= 0; mark = text.indexOf(BEFORE_CARD!, from)) {
    const end = text.indexOf(AFTER_CARD!, mark);
    if (mark > from) parts.push(text.slice(from, mark));
    parts.push({ card: text.slice(mark + 1, end) });
    from = end + 1;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** Describe an event that moves no cards. */
function describeTableEvent({ event }: Happened, reader: Reader): string {
  switch (event.what) {
    case "took_back":
      return say(event.practice ? "log-practised" : "log-took-back", about(event.seat, reader));
    case "away":
    case "left":
      return say("log-away", about(event.seat, reader));
    case "back":
      return say("log-back", about(event.seat, reader));
    case "muted":
      if (event.seat == null) return say(event.muted === false ? "log-chat-on" : "log-chat-off");
      return say(event.muted === false ? "log-unmuted" : "log-muted", about(event.seat, reader));
  }
  return "";
}

/** What one event adds to the log. */
interface Entry {
  /** The player who acted, or -1. */
  by: number;
  /** What that player did. */
  action: string;
  statements: Statement[];
  /** How the round ended by it. */
  ending: string;
  /** The same in full sentences, for those who follow by ear. */
  spoken: string[];
}

function describe(happened: Happened, log: GameLog, reader: Reader): Entry {
  const { event } = happened;
  if (event.what !== "acted" && event.what !== "dealt") {
    const text = describeTableEvent(happened, reader);
    return { by: -1, action: "", statements: text ? [{ form: "sentence", text }] : [], ending: "", spoken: text ? [text] : [] };
  }
  const statements = event.steps.flatMap((step, i) => log.describeStep(step, event.steps.slice(0, i), reader));
  return {
    by: event.what === "acted" && event.steps.length ? playerOf(event.steps[0]!, []) : -1,
    action: event.steps[0]?.action ?? "",
    statements: statements.filter(({ aside }) => !aside),
    ending: event.steps.map((step) => endingSentence(step, log, reader)).join(""),
    spoken: logSentences(event.steps, reader.names, log, reader.own),
  };
}

/** Each event and what its description depends on: an event is described once, however many follow it. */
const cache = new WeakMap<Happened, { language: string; names: readonly string[]; own: number | null; entry: Entry }>();

function entryOf(happened: Happened, log: GameLog, reader: Reader): Entry {
  const language = currentLanguage();
  const { names, own } = reader;
  const known = cache.get(happened);
  if (known && known.language === language && known.names === names && known.own === own) return known.entry;
  const entry = describe(happened, log, reader);
  cache.set(happened, { language, names, own, entry });
  return entry;
}

const readerOf = (names: readonly string[], own: number | null): Reader => ({ names, own, card: cardMark });

/** The turn that the next event may go on with: its line, its player and what the line says. */
interface Turn {
  line: LogLine;
  by: number;
  /** The last action in it. */
  action: string;
  statements: Statement[];
}

/** Return the log for the player on the seat `own`; null is a spectator. */
export function logLines(events: Happened[], names: string[], log: GameLog, own: number | null = null): LogLine[] {
  const reader = readerOf(names, own);
  const lines: LogLine[] = [];
  let round = 0;
  let turn = null as Turn | null;
  for (const happened of events) {
    const key = String(happened.number);
    const { event } = happened;
    if (event.what === "dealt") lines.push({ key: `${key}-round`, kind: "round", parts: [say("play-round", { round: ++round })] });
    if (event.what === "said")
      lines.push({ key, kind: "said", who: event.seat === own ? say("play-you") : event.name, parts: [event.text] });
    const { by, action, statements, ending } = entryOf(happened, log, reader);
    const goesOn = turn !== null && turn.by === by && !log.beginsTurn?.(action, turn.action);
    if (event.what !== "said" && !goesOn) turn = null;
    if (turn && goesOn) turn.action = action;
    if (statements.length) {
      const line: LogLine = turn?.line ?? {
        key: `${key}-0`,
        kind: event.what === "acted" || event.what === "dealt" ? "move" : "table",
        parts: [],
        // A whole sentence may be about somebody else.
        ...(by >= 0 && statements[0]!.form !== "sentence" ? { by } : {}),
      };
      const all: Statement[] = [...(turn?.statements ?? []), ...statements];
      line.parts = lineParts(statementText(all, by, reader));
      if (!turn) lines.push(line);
      if (by >= 0) turn = { line, by, action, statements: all };
    }
    if (ending) {
      lines.push({ key: `${key}-end`, kind: "move", parts: lineParts(ending) });
      turn = null;
    }
  }
  return lines;
}

/** Return the latest events in full sentences, for those who follow the game by ear. */
export function spokenLog(events: Happened[], names: string[], log: GameLog, own: number | null): { key: string; text: string }[] {
  const reader = readerOf(names, own);
  return events.slice(-SPOKEN_EVENTS).map((happened) => {
    const { event } = happened;
    const said = event.what === "said" ? [labelled(event.seat === own ? say("play-you") : event.name, event.text)] : [];
    return { key: String(happened.number), text: [...said, ...entryOf(happened, log, reader).spoken].join(" ") };
  });
}

/** As many as a screen reader may still have to read. */
const SPOKEN_EVENTS = 10;
