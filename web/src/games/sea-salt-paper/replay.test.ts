import { expect, test, vi } from "vitest";
import type { Frame, Replay, SeatView, Step } from "../../protocol";
import { openFrames } from "../../replay/moments";
import type { SeaSeatView } from "./protocol";
import { mergeViews, type OpenExpanded } from "./replay";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const view = (change: Partial<SeaSeatView> = {}): SeaSeatView => ({
  game: "sea-salt-paper",
  phase: "play",
  round: 1,
  turn: 0,
  starter: 0,
  caller: null,
  looking: null,
  victim: null,
  scores: [0, 0],
  deck: 40,
  piles: [],
  hand_sizes: [1, 1],
  hands: [null, null],
  laid: [[], []],
  drawn: [],
  looked: [],
  ...change,
});

const frame = (step: Step, view: SeaSeatView): Frame => ({ step, view });
const open = (...frames: Frame[]): Frame =>
  openFrames(
    frames.map((each) => ({ names: ["Ada", "Bo"], frames: [each] }) as unknown as Replay),
    mergeViews as unknown as (views: readonly SeatView[]) => SeatView,
  )[0]!;

test("an open game shows all hands, cards aside, and the parts of a result", () => {
  const parts = { duos: 1, collectors: 0, multipliers: 0, mermaids: 0, colour_bonus: 1 };
  const result = { ending: "stop", caller: 0, cards_paid: [true, true], bonus_paid: [false, false], gains: [1, 0] };
  const step = { by: 0, action: "put fish/black left" };
  const [mine, other] = [
    frame(
      { ...step, cards: ["boat/black"] },
      view({ hands: [["boat/black"], null], drawn: ["fish/black"], result: { ...result, parts: [parts, null] } }),
    ),
    frame({ ...step, cards: ["?"] }, view({ hands: [null, ["crab/yellow"]], result: { ...result, parts: [null, parts] } })),
  ];
  const found = open(other, mine);
  const merged = found.view as SeaSeatView;
  expect(merged.hands).toEqual([["boat/black"], ["crab/yellow"]]);
  expect(merged.drawn).toEqual(["fish/black"]);
  expect(merged.result?.parts).toEqual([parts, parts]);
  expect(found.step?.cards).toEqual(["boat/black"]);
});

test("an open game shows what the expansions hide from others", () => {
  const expanded = {
    event: "kraken",
    held: [null, null],
    offered: null,
    event_deck: 3,
    discarded: [],
    stung: [],
    sheltered: [0, 1],
    groups: [[], []],
    deck_look: 2,
  };
  const merged = mergeViews([
    view({ expanded: { ...expanded, shell: "shell/grey" } }),
    view({ expanded: { ...expanded, shell: "shell/yellow", deck_cards: ["boat/black", "crab/yellow"], given: "fish/black" } }),
  ]).expanded as OpenExpanded;
  expect(merged.shells).toEqual(["shell/grey", "shell/yellow"]);
  expect(merged.deck_cards).toEqual(["boat/black", "crab/yellow"]);
  expect(merged.given).toBe("fish/black");
  expect(mergeViews([view(), view()]).expanded).toBeNull();
});
