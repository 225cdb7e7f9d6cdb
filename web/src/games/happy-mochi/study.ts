/** What reviews and questions say about actions. */
import { say } from "../../lib/words.svelte";
import type { StudyPart } from "../game";
import { describeAction } from "./choices";
import { theCardName } from "./names";
import type { MochiSeatView } from "./protocol";

/** Where each action happens. */
const PLACES: Readonly<Record<string, string>> = {
  draw: "outside",
  play: "hand",
  insert: "hand",
  pass: "hand",
  keep: "hand",
  target: "players",
};

const verbOf = (action: string): string => action.split(" ")[0]!;

export const study: StudyPart<MochiSeatView> = {
  describeAction,
  describePlace: (action) => say(`web-question-mochi-at-${PLACES[verbOf(action)] ?? "effects"}`),
  describeKind: (action) => say(`web-question-mochi-kind-${verbOf(action)}`),
  cardInSentence: theCardName,
};
