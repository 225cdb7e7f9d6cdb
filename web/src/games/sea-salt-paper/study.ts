/** What reviews and questions say about actions. */
import { say } from "../../lib/words.svelte";
import type { StudyPart } from "../game";
import { describeAction } from "./choices";
import { aCardName } from "./names";
import type { SeaSeatView } from "./protocol";

/** Where each action happens. */
const PLACES: Readonly<Record<string, string>> = {
  draw: "middle",
  take: "middle",
  look: "middle",
  pick: "middle",
  put: "drawn",
  lay: "hand",
  lay_mermaids: "hand",
  rob: "others",
  keep: "middle",
  hide: "hand",
  visit: "others",
  give: "hand",
  decline: "hand",
  get: "others",
  rob_pair: "others",
  keep_event: "events",
};

const verbOf = (action: string): string => action.split(" ")[0]!;

export const study: StudyPart<SeaSeatView> = {
  describeAction: (view, _, action, names) => describeAction(view, action, names),
  describePlace: (action) => say(`web-question-sea-at-${PLACES[verbOf(action)] ?? "turn"}`),
  describeKind: (action) => say(`web-question-sea-kind-${verbOf(action).replaceAll("_", "-")}`),
  cardInSentence: aCardName,
};
