import { expect, test, vi } from "vitest";
import { newRound, outcomeOf, resultOf, worthOf, type Entry, type Round, type RoundEvents, type Sheet } from "../../../score/sheet";
import { handOn, mayNotStop, missingEvents, pointsToCall, winsByMermaids } from "./events";
import { scoreSheet } from "./index";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const BOTH = { expansions: ["extra-salt", "extra-pepper"] };
const cards = (text: string): Entry => ({ cards: text.split(" ").filter(Boolean), plain: false, points: 0, bonus: 0 });
const plain = (points: number): Entry => ({ cards: [], plain: true, points, bonus: 0 });
const events = (round: string | null, ...held: (string | null)[]): RoundEvents => ({ round, held, choice: null });
const sheet = (rounds: Round[], variant: Sheet["variant"] = BOTH): Sheet => ({
  game: "sea-salt-paper",
  names: ["Anna", "Bo", "Cleo"],
  edition: "online",
  target: 35,
  variant,
  rounds,
  draft: null,
  change: null,
});

test("14.3 a burden goes to the leader, a help to the last; with a tie to nobody", () => {
  const none = [null, null, null] as const;
  expect(handOn(events("kraken", ...none), [9, 4, 2]).held).toEqual(["kraken", null, null]);
  expect(handOn(events("dolphins", ...none), [9, 4, 2]).held).toEqual([null, null, "dolphins"]);
  expect(handOn(events("dolphins", ...none), [9, 2, 2]).held).toEqual([null, null, null]);
  expect(handOn(events("kraken", ...none), [9, 9, 2]).held).toEqual([null, null, null]);
});

test("14.2 a held event is discarded when its holder no longer leads, or is no longer the last", () => {
  expect(handOn(events("sunfish", "kraken", "dolphins", null), [3, 8, 5]).held).toEqual(["sunfish", null, null]);
});

test("14.5 a player with two events chooses", () => {
  const next = handOn(events("tornado", "kraken", null, "dolphins"), [9, 4, 2]);
  expect(next).toEqual({ round: null, held: [null, null, "dolphins"], choice: { seat: 0, events: ["kraken", "tornado"] } });
  const round = { ...newRound(3), events: { ...next, round: "sunfish" } };
  expect(missingEvents(round)).toBe("web-score-lacks-kept");
  round.events.held[0] = "tornado";
  expect(missingEvents(round)).toBe("");
});

test("a new round begins with the events that the totals before it leave", () => {
  const first: Round = { call: "stop", caller: 0, entries: [plain(9), plain(4), plain(2)], events: events("kraken", null, null, null) };
  const next = newRound(3);
  scoreSheet.begin!(sheet([first]), next);
  expect(next.events).toEqual(events(null, "kraken", null, null));
  expect(scoreSheet.missing({ ...next, call: "stop", caller: 1 })).toBe("web-score-lacks-event");
  const without = newRound(3);
  scoreSheet.begin!(sheet([], {}), without);
  expect(without.events).toBeUndefined();
});

test("15.2 every player's points are counted with their own events", () => {
  const round: Round = {
    call: "last_chance",
    caller: 0,
    entries: [
      cards("octopus/grey octopus/green octopus/purple"),
      cards("octopus/yellow octopus/light_blue"),
      cards("shell/grey shell/black"),
    ],
    events: events("dance_of_the_shells", "kraken", null, null),
  };
  expect(round.entries.map((_, seat) => worthOf(scoreSheet, round, seat).points)).toEqual([3, 3, 4]);
  expect(resultOf(scoreSheet, round).ending).toBe("last_chance_lost");
});

test("12.2 a starfish counts unless somebody says that its pair was played before", () => {
  const round = { ...newRound(2), entries: [cards("fish/black fish/green starfish/yellow"), cards("")] };
  expect(worthOf(scoreSheet, round, 0).points).toBe(3);
  round.entries[0]!.counting = 0;
  expect(worthOf(scoreSheet, round, 0).points).toBe(1);
});

test("16.11, 16.12 events change what it takes to end the round", () => {
  const mermaids = cards("mermaid/white mermaid/white mermaid/white");
  const round: Round = {
    call: "mermaids",
    caller: 1,
    entries: [mermaids, mermaids, cards("")],
    events: events("diodon_fish", "treasure_chest", "dance_of_the_mermaids", null),
  };
  expect([pointsToCall(round, 0), pointsToCall(round, 1)]).toEqual([10, 7]);
  expect([mayNotStop(round, 2), mayNotStop(round, null)]).toEqual([true, false]);
  expect([winsByMermaids(round, 0), winsByMermaids(round, 1)]).toEqual([false, true]);
  expect(resultOf(scoreSheet, round)).toMatchObject({ ending: "mermaids_dance", gains: [0, 0, 0] });
  expect(outcomeOf(scoreSheet, sheet([round]))).toEqual({ winners: [1], reason: "mermaids_dance", tieBreak: "" });
});

test("cards of Extra Salt are there only with it", () => {
  expect([scoreSheet.cards().length, scoreSheet.cards(BOTH).length]).toEqual([46, 54]);
  expect([scoreSheet.filters({ expansions: ["extra-pepper"] }).length, scoreSheet.filters(BOTH).length]).toEqual([14, 19]);
});
