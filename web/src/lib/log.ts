/** The events of a game as lines to read. */
import type { Happened } from "../protocol";
import { toldSteps } from "./telling";
import { say, spoken } from "./words.svelte";

export interface LogLine {
  key: string;
  kind: "move" | "round" | "said" | "table";
  who?: string;
  text: string;
}

/** What is told of an event apart from the cards. */
function around({ event }: Happened, names: string[]): string {
  switch (event.what) {
    case "took_back":
      return say("web-told-took-back", { who: names[event.seat]! });
    case "away":
    case "left":
      return say("web-told-away", { who: names[event.seat]! });
    case "back":
      return say("web-told-back", { who: names[event.seat]! });
  }
  return "";
}

/** What was told of each event, and how: an event is put into words once, however many follow it. */
const told = new WeakMap<Happened, { language: string; names: string[]; sentences: string[] }>();

function sentences(happened: Happened, names: string[], game: string): string[] {
  const language = spoken();
  const known = told.get(happened);
  if (known && known.language === language && known.names === names) return known.sentences;
  const found = put(happened, names, game);
  told.set(happened, { language, names, sentences: found });
  return found;
}

/** One event in words. */
function put(happened: Happened, names: string[], game: string): string[] {
  const { event } = happened;
  if (event.what === "acted" || event.what === "dealt") return toldSteps(event.steps, names, game);
  const other = around(happened, names);
  return other ? [other] : [];
}

export function logged(events: Happened[], names: string[], game: string): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  for (const happened of events) {
    const key = String(happened.number);
    const { event } = happened;
    if (event.what === "dealt") lines.push({ key: `${key}-round`, kind: "round", text: say("play-round", { round: ++round }) });
    if (event.what === "said") lines.push({ key, kind: "said", who: event.name, text: event.text });
    const kind = event.what === "acted" || event.what === "dealt" ? "move" : "table";
    sentences(happened, names, game).forEach((text, i) => lines.push({ key: `${key}-${i}`, kind, text }));
  }
  return lines;
}
