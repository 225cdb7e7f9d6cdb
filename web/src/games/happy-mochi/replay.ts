/** A finished game, moment by moment. */
import { UNSEEN } from "../../constants";
import { fullestText, mergeRows } from "../../replay/merging";
import type { Dealer } from "../../lib/dealerCheck";
import type { ReplayPart } from "../game";
import { CARDS } from "./constants";
import * as log from "./log";
import type { MochiSeatView } from "./protocol";
import Scene from "./ReplayScene.svelte";

export function mergeViews(views: readonly MochiSeatView[]): MochiSeatView {
  const first = views[0]!;
  return {
    ...first,
    hands: mergeRows(views.map((view) => view.hands)),
    kept: mergeRows(views.map((view) => view.kept)),
    held: first.held.map((card, seat) => (card === null ? null : fullestText(views.map((view) => view.held[seat] ?? UNSEEN)))),
    chosen: first.chosen.map((place, seat) => (place === null ? null : Math.max(...views.map((view) => view.chosen[seat] ?? -1)))),
  };
}

const dealer: Dealer<MochiSeatView> = {
  cards: () => Object.keys(CARDS),
  outside: ({ piles, hands, kept, held }) => [...piles, ...hands, ...kept, held.filter((card) => card !== null)].flat(),
};

export const replay: ReplayPart<MochiSeatView> = { Scene, log, mergeViews, dealer };
