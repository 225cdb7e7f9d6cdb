/** The score sheet for games with the printed cards. */
import { ICONS } from "../../../art/icons";
import { say, subject } from "../../../lib/words.svelte";
import { empty, resultOf, worthOf, type Round, type ScoreSheet } from "../../../score/sheet";
import { COLOUR_ART } from "../art/mochi";
import { ALL_CARDS, handPenalty, numberOf } from "../cards";
import { COLOURS } from "../constants";
import { cardName, colourName } from "../names";
import { judge, nextStarter } from "../scoring";
import AskEnding from "./AskEnding.svelte";

/** By number, so that a row of the tray has one card of each colour. */
const CARDS = [...ALL_CARDS].sort((one, other) => numberOf(one) - numberOf(other));

/** Return who won a round, if it follows from the hands: the only player who has none. */
export function emptyHanded(round: Round): number | null {
  const found = round.entries.flatMap((entry, seat) => (empty(entry) ? [seat] : []));
  return found.length === 1 ? found[0]! : null;
}

export const scoreSheet: ScoreSheet = {
  cards: () => CARDS,
  copies: () => 1,
  worth: (round, seat) => ({ points: handPenalty(round.entries[seat]!.cards), bonus: 0 }),
  missing: ({ call, caller }) => (call === null || (caller === null && call !== "nobody") ? "web-score-lacks-winner" : ""),
  inferEnding: (round, points, asked) => {
    const winner = emptyHanded(round);
    if (asked && round.call === null && winner !== null) Object.assign(round, { call: "won", caller: winner });
    // Somebody who has cards has not won.
    if (round.call === "won" && round.caller !== null && points[round.caller]! > 0) Object.assign(round, { call: null, caller: null });
  },
  settle: (round, hands) => ({
    ending: round.call === "won" ? "won" : "nobody",
    gains: hands.map((hand, seat) => (round.call === "won" && seat === round.caller ? 0 : hand.points)),
  }),
  paysPoints: () => true,
  endingText: (ending, who) => (ending === "won" ? say("mochi-ending-won", subject(who, false)) : say("web-score-nobody-won")),
  endingIcon: (ending) => (ending === "won" ? ICONS.trophy : ICONS.minus),
  outcomeIcon: () => ICONS.trophy,
  pieces: (round, seat) => {
    const { points } = worthOf(scoreSheet, round, seat);
    const paid = resultOf(scoreSheet, round).gains[seat]! > 0;
    return points ? [{ label: say("mochi-sum"), colour: "var(--accent)", size: points, paid }] : [];
  },
  namesPieces: false,
  judge: ({ target, names }, rounds) => judge(target, names.length, rounds),
  starter: ({ names }, { call, caller }) => nextStarter(call === "won" ? caller : null, names.length),
  filters: () =>
    COLOURS.map((colour) => ({
      word: colour,
      name: colourName(colour),
      symbol: { path: COLOUR_ART[colour].symbol, box: 24, rule: "evenodd", size: 22 },
    })),
  pointsFields: () => [{ field: "points", label: say("mochi-sum"), why: say("web-score-kept-free") }],
  breakdown: (round, seat) => {
    const { cards } = round.entries[seat]!;
    const lines = CARDS.filter((card) => cards.includes(card));
    return [
      ...lines.map((card) => ({ kind: "line" as const, text: cardName(card), points: numberOf(card) })),
      { kind: "total", text: say("mochi-sum"), points: handPenalty(cards) },
    ];
  },
  trayColumns: COLOURS.length,
  AskEnding,
};
