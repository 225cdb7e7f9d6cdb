/** The events of a game as lines to read. */
import type { Happened } from "../protocol";
import { about, toldSteps } from "./telling";
import { say, spoken } from "./words.svelte";

export interface LogLine {
  key: string;
  kind: "move" | "round" | "said" | "table";
  who?: string;
  text: string;
}

/** What is told of an event apart from the cards. */
function around({ event }: Happened, names: string[], own: number | null): string {
  switch (event.what) {
    case "took_back":
      return say("web-told-took-back", { who: names[event.seat]! });
    case "away":
    case "left":
      return say(about("web-told-away", event.seat, own), { who: names[event.seat]! });
    case "back":
      return say(about("web-told-back", event.seat, own), { who: names[event.seat]! });
  }
  return "";
}

/** What was told of each event, and how: an event is put into words once, however many follow it. */
const told = new WeakMap<Happened, { language: string; names: string[]; own: number | null; sentences: string[] }>();

function sentences(happened: Happened, names: string[], game: string, own: number | null): string[] {
  const language = spoken();
  const known = told.get(happened);
  if (known && known.language === language && known.names === names && known.own === own) return known.sentences;
  const found = put(happened, names, game, own);
  told.set(happened, { language, names, own, sentences: found });
  return found;
}

/** One event in words. */
function put(happened: Happened, names: string[], game: string, own: number | null): string[] {
  const { event } = happened;
  if (event.what === "acted" || event.what === "dealt") return toldSteps(event.steps, names, game, own);
  const other = around(happened, names, own);
  return other ? [other] : [];
}

/** What happened, for whoever sits on the seat `own`. */
export function logged(events: Happened[], names: string[], game: string, own: number | null = null): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  for (const happened of events) {
    const key = String(happened.number);
    const { event } = happened;
    if (event.what === "dealt") lines.push({ key: `${key}-round`, kind: "round", text: say("play-round", { round: ++round }) });
    if (event.what === "said") lines.push({ key, kind: "said", who: event.seat === own ? say("play-you") : event.name, text: event.text });
    const kind = event.what === "acted" || event.what === "dealt" ? "move" : "table";
    sentences(happened, names, game, own).forEach((text, i) => lines.push({ key: `${key}-${i}`, kind, text }));
  }
  return lines;
}
