// Games with expansions are told and checked as the program does that deals them.
import { describe, expect, test, vi } from "vitest";
import { checkDealer, type Dealer } from "../../lib/dealerCheck";
import { logSentences } from "../../lib/logSentences";
import { changeLanguage } from "../../lib/words.svelte";
import type { Frame, SeatView, Step } from "../../protocol";
import { hexToBytes } from "@noble/hashes/utils.js";
import { dealer } from "./dealer";
import golden from "./expansions.golden.json";
import * as log from "./log";
import type { SeaSeatView } from "./protocol";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const NAMES = ["Ada", "Bo", "Cleo"];

describe.each(["en", "it", "es", "fr"] as const)("in %s", (language) => {
  const at = ["en", "it", "es", "fr"].indexOf(language);

  test("what happens is told in the same words as in the terminal", async () => {
    await changeLanguage(language);
    for (const { turn, own, step, told } of golden.sentences) {
      // What the dealer does follows from what the player in turn did.
      const earlier: Step[] = step.by < 0 ? [{ by: turn, action: "lay" }] : [];
      const before = logSentences(earlier, NAMES, log, own).length;
      expect(
        logSentences([...earlier, step], NAMES, log, own)
          .slice(before)
          .join(" "),
        step.action,
      ).toBe(told[at]);
    }
  });
});

describe("the dealer", () => {
  type Change = Partial<{ by: number; action: string; deck: number; victim: number | null; robbed: string[] | null; expanded: object }>;
  let view = { scores: [0, 0], hands: [null, null] } as unknown as SeaSeatView & { robbed: string[] | null };
  const frames = (golden.frames as Change[]).map(({ by, action, ...change }): Frame => {
    view = { ...view, ...change } as typeof view;
    const hands = [0, 1].map((seat) => (seat === view.victim ? view.robbed : null));
    return { step: action === undefined ? null : { by: by!, action }, view: { ...view, hands } as SeatView };
  });
  const check = (game: Frame[]) => checkDealer(game, hexToBytes(golden.key), dealer as unknown as Dealer, false);

  test("deals events, cards of the lobster and stolen cards as the key says", () => {
    const actions = frames.flatMap(({ step }) => (step ? [step] : []));
    expect(new Set(actions.map(({ action }) => action.split(" ")[0]))).toEqual(
      new Set("begin event deal draw put take end lay keep keep_event look pick rob steal shuffle stop".split(" ")),
    );
    expect(check(frames)).toEqual({ count: actions.filter(({ by }) => by < 0).length, wrong: null });
  });

  test("is caught with another event or another card", () => {
    for (const [verb, other] of [
      ["event", "event tornado"],
      ["deal", "deal lobster/black"],
      ["steal", "steal seahorse/white"],
    ] as const) {
      const place = frames.findIndex(({ step }) => step?.action.startsWith(`${verb} `) && step.action !== other);
      const number = frames.slice(0, place + 1).filter(({ step }) => step && step.by < 0).length;
      const changed = frames.map((frame, i) => (i === place ? { ...frame, step: { by: -1, action: other } } : frame));
      expect(check(changed).wrong).toBe(number);
    }
  });
});
