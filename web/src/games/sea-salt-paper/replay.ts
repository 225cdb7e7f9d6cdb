/** A finished game, moment by moment. */
import { firstKnown, longestList } from "../../replay/merging";
import type { ReplayPart } from "../game";
import { dealer } from "./dealer";
import * as log from "./log";
import type { Expanded, SeaRoundResult, SeaSeatView } from "./protocol";
import Scene from "./ReplayScene.svelte";

function mergeResults(results: readonly (SeaRoundResult | null | undefined)[]): SeaRoundResult | null {
  const first = results[0];
  if (!first) return null;
  return {
    ...first,
    parts: first.parts.map((_, seat) =>
      firstKnown(
        results.map((result) => result?.parts[seat]),
        null,
      ),
    ),
  };
}

/** What expansions bring to a table at which nothing is hidden. */
export interface OpenExpanded extends Expanded {
  /** For each player the shell that lies face down. */
  shells?: (string | null)[];
}

function mergeExpanded(all: readonly (Expanded | null | undefined)[]): OpenExpanded | null {
  const found = all.filter((each) => each !== null && each !== undefined);
  const first = found[0];
  if (!first) return null;
  return {
    ...first,
    deck_cards: longestList(found.map((each) => each.deck_cards ?? [])),
    given: firstKnown<string | null>(
      found.map((each) => each.given),
      null,
    ),
    shell: null,
    // Each seat sees its own.
    shells: first.held.map((_, seat) => found[seat]?.shell ?? null),
  };
}

/** The views are those of the seats, in their order. */
export function mergeViews(views: readonly SeaSeatView[]): SeaSeatView {
  const first = views[0]!;
  return {
    ...first,
    hands: first.hands.map((_, seat) =>
      firstKnown(
        views.map((view) => view.hands[seat]),
        null,
      ),
    ),
    drawn: longestList(views.map((view) => view.drawn)),
    looked: longestList(views.map((view) => view.looked)),
    result: mergeResults(views.map((view) => view.result)),
    expanded: mergeExpanded(views.map((view) => view.expanded)),
  };
}

export const replay: ReplayPart<SeaSeatView> = { Scene, log, mergeViews, dealer };
