/** A finished game, moment by moment. */
import { firstKnown, longestList } from "../../replay/merging";
import type { Dealer } from "../../lib/dealerCheck";
import type { ReplayPart } from "../game";
import { CARDS } from "./constants";
import * as log from "./log";
import type { SeaRoundResult, SeaSeatView } from "./protocol";
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
  };
}

const dealer: Dealer<SeaSeatView> = {
  cards: Object.entries(CARDS).flatMap(([card, copies]) => Array<string>(copies).fill(card)),
  // Before a round is dealt, all cards are in the deck; until it ends, none comes back.
  outside: () => [],
  stealable: ({ hands, victim }) => (victim === null ? [] : (hands[victim] ?? [])),
};

export const replay: ReplayPart<SeaSeatView> = { Scene, log, mergeViews, dealer };
