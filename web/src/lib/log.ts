/** The events of a game as lines to read. */
import type { Happened } from "../protocol";
import { addressed, logSentences, type GameLog } from "./logSentences";
import { currentLanguage, say } from "./words.svelte";

export interface LogLine {
  key: string;
  kind: "move" | "round" | "said" | "table";
  who?: string;
  text: string;
}

/** Describe an event that moves no cards. */
function describeTableEvent({ event }: Happened, names: string[], own: number | null): string {
  switch (event.what) {
    case "took_back":
      return say("web-told-took-back", { who: names[event.seat]! });
    case "away":
    case "left":
      return say(addressed("web-told-away", event.seat, own), { who: names[event.seat]! });
    case "back":
      return say(addressed("web-told-back", event.seat, own), { who: names[event.seat]! });
  }
  return "";
}

/** The sentences of each event and what they depend on: an event is described once, however many follow it. */
const cache = new WeakMap<Happened, { language: string; names: string[]; own: number | null; sentences: string[] }>();

function sentences(happened: Happened, names: string[], log: GameLog, own: number | null): string[] {
  const language = currentLanguage();
  const known = cache.get(happened);
  if (known && known.language === language && known.names === names && known.own === own) return known.sentences;
  const found = describe(happened, names, log, own);
  cache.set(happened, { language, names, own, sentences: found });
  return found;
}

/** Describe one event. */
function describe(happened: Happened, names: string[], log: GameLog, own: number | null): string[] {
  const { event } = happened;
  if (event.what === "acted" || event.what === "dealt") return logSentences(event.steps, names, log, own);
  const other = describeTableEvent(happened, names, own);
  return other ? [other] : [];
}

/** Return the log for the player on the seat `own`; null is a spectator. */
export function logLines(events: Happened[], names: string[], log: GameLog, own: number | null = null): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  for (const happened of events) {
    const key = String(happened.number);
    const { event } = happened;
    if (event.what === "dealt") lines.push({ key: `${key}-round`, kind: "round", text: say("play-round", { round: ++round }) });
    if (event.what === "said") lines.push({ key, kind: "said", who: event.seat === own ? say("play-you") : event.name, text: event.text });
    const kind = event.what === "acted" || event.what === "dealt" ? "move" : "table";
    sentences(happened, names, log, own).forEach((text, i) => lines.push({ key: `${key}-${i}`, kind, text }));
  }
  return lines;
}
