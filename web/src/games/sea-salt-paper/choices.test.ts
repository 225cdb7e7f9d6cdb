import { expect, it, vi } from "vitest";
import { describeAction } from "./choices";
import type { SeaSeatView } from "./protocol";

vi.mock("../../lib/words.svelte", () => ({
  say: (message: string, values: Record<string, string> = {}) =>
    [message, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" "),
}));
vi.mock("./names", () => ({ aCardName: (card: string) => card, eventName: (event: string) => `event-${event}` }));
vi.mock("./terms", () => ({ terms: () => ({}) }));

const view = {
  turn: 0,
  piles: [{ top: "crab/black" }, { top: "fish/black" }],
  drawn: [],
  hands: [[], null],
  laid: [[], []],
  expanded: { event: null, held: ["kraken", null], offered: "tornado", given: "shell/grey" },
} as unknown as SeaSeatView;
const describeIt = (action: string): string => describeAction(view, action, ["Ada", "Bea"]);

it("says what the actions of the expansions do", () => {
  const pair = "first=crab/black second=crab/green";
  expect(describeIt("lay crab/black crab/green")).toBe(`choose-lay ${pair}`);
  expect(describeIt("lay crab/black crab/green starfish/yellow")).toBe(`choose-lay-trio ${pair} starfish=starfish/yellow`);
  expect(describeIt("keep crab/black")).toBe("choose-keep card=crab/black");
  expect(describeIt("hide shell/grey")).toBe("choose-hide card=shell/grey");
  expect(describeIt("visit 2")).toBe("choose-visit victim=Bea");
  expect(describeIt("give shell/grey")).toBe("choose-give card=shell/grey");
  expect(describeIt("get crab/green")).toBe("choose-get card=crab/green given=shell/grey");
  expect(describeIt("rob_pair 2 crab/black crab/green")).toBe(`choose-rob-pair victim=Bea ${pair}`);
  expect(describeIt("keep_event kraken")).toBe("choose-keep-event event=event-kraken discarded=event-tornado");
  expect(describeIt("keep_event tornado")).toBe("choose-keep-event event=event-tornado discarded=event-kraken");
  expect(describeIt("decline")).toBe("choose-decline");
});
