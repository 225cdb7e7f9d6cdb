/** The score sheet for games with the printed cards. */
import { ICONS } from "../../../art/icons";
import type { Variant } from "../../../lib/options";
import { say, subject } from "../../../lib/words.svelte";
import { resultOf, worthOf, type BreakdownLine, type Piece, type Round, type ScoreSheet } from "../../../score/sheet";
import { ENDING_ICONS, MERMAID } from "../art/icons";
import { figureOf } from "../art/figureOf.svelte";
import { silhouette } from "../art/figures";
import { copies, kindOf, type Edition } from "../cards";
import { CARDS, EXTRA_SALT_CARDS, KINDS } from "../constants";
import { countedColourName, kindName, lineText } from "../names";
import {
  CARD_PARTS,
  colours,
  judge,
  parts,
  pointLines,
  points,
  settle,
  starter,
  type Call,
  type Expanded,
  type Part,
  type Settlement,
} from "../scoring";
import { terms } from "../terms";
import { hasExpansions } from "../options";
import AskEnding from "./AskEnding.svelte";
import AskEvents from "./AskEvents.svelte";
import AskStarfish from "./AskStarfish.svelte";
import { beginRound, eventsFor, missingEvents, wonByDance } from "./events";

/** A colour for each part of the points, wherever it is shown. */
const PART_COLOURS: Record<Part, string> = {
  duos: "#2f8fb0",
  collectors: "#d9822b",
  multipliers: "#8d62c4",
  mermaids: "#d35b8a",
  colour_bonus: "#d3a90f",
};

/** Endings that pay nobody. */
const UNPAID = ["void", "mermaids", "mermaids_dance"];

const callOf = (round: Round): Call => (round.call ?? "void") as Call;

/** The cards in play: those of Extra Salt only with it. */
const cardsOf = (variant?: Variant): readonly string[] =>
  hasExpansions(variant, "extra-salt") ? ALL : ALL.filter((card) => !(EXTRA_SALT_CARDS as readonly string[]).includes(card));
const ALL = Object.keys(CARDS);

/** What the points of a player's cards depend on besides the cards. */
const expandedOf = (round: Round, seat: number): Expanded => ({
  events: eventsFor(round, seat),
  starfish: round.entries[seat]!.counting ?? Infinity,
});

function pieces(round: Round, seat: number): Piece[] {
  const { cardsPaid, bonusPaid } = resultOf(scoreSheet, round) as Settlement;
  const entry = round.entries[seat]!;
  const worth = worthOf(scoreSheet, round, seat);
  const found = parts(entry.cards, expandedOf(round, seat));
  const paid = cardsPaid[seat]!;
  const cards: Piece[] = entry.plain
    ? [{ label: say("part-points"), colour: "var(--accent)", size: worth.points, paid }]
    : CARD_PARTS.map((part) => ({ label: say(`part-${part}`), colour: PART_COLOURS[part], size: found[part], paid }));
  const bonus = { label: say("part-colour-bonus"), colour: PART_COLOURS.colour_bonus, size: worth.bonus, paid: bonusPaid[seat]! };
  return [...cards, bonus].filter(({ size }) => size > 0);
}

function breakdown(round: Round, seat: number): BreakdownLine[] {
  const { cards } = round.entries[seat]!;
  const expanded = expandedOf(round, seat);
  const [worth, lines, [largest]] = [parts(cards, expanded), pointLines(cards, expanded), colours(cards)];
  const explained = CARD_PARTS.filter((part) => lines[part].length).flatMap((part): BreakdownLine[] => [
    { kind: "part", text: say(`part-${part}`), points: worth[part], colour: PART_COLOURS[part] },
    ...lines[part].map((line) => ({ kind: "line" as const, text: lineText(line), points: line.points })),
  ]);
  const total: BreakdownLine = { kind: "total", text: say("part-points"), points: points(worth) };
  if (!largest) return [...explained, total];
  const colour = countedColourName(String(largest.colour), largest.size);
  const why = say("part-colour-bonus-why", { count: largest.size, colour, ...terms() });
  return [
    ...explained,
    total,
    { kind: "part", text: say("part-colour-bonus"), points: largest.size, colour: PART_COLOURS.colour_bonus },
    { kind: "line", text: why },
  ];
}

export const scoreSheet: ScoreSheet = {
  cards: cardsOf,
  copies,
  worth: (round, seat) => {
    const found = parts(round.entries[seat]!.cards, expandedOf(round, seat));
    return { points: points(found), bonus: found.colour_bonus };
  },
  begin: (sheet, round) => beginRound(scoreSheet, sheet, round),
  missing: (round) => {
    const { call, caller } = round;
    const events = missingEvents(round);
    if (events) return events;
    if (call === null) return "web-score-lacks-ending";
    return caller === null && call !== "void" ? "web-score-lacks-caller" : "";
  },
  settle: (round, hands) => {
    const settled: Settlement = settle(callOf(round), round.caller, hands);
    return wonByDance(round) ? { ...settled, ending: "mermaids_dance" } : settled;
  },
  paysPoints: (ending) => !UNPAID.includes(ending),
  endingText: (ending, who) => say(`ending-${ending.replaceAll("_", "-")}`, { ...subject(who, false), ...terms() }),
  endingIcon: (ending) => (ending === "mermaids_dance" ? MERMAID : (ENDING_ICONS[ending] ?? ICONS.stop)),
  outcomeIcon: (reason) => (reason.startsWith("mermaids") ? MERMAID : ICONS.trophy),
  gainText: (ending, ender) => (UNPAID.includes(ending) ? (ending !== "void" && ender ? "★" : "–") : null),
  failed: (ending) => ending === "last_chance_lost",
  pieces,
  namesPieces: true,
  judge: ({ edition, target, names, rounds: written }, rounds) => {
    const played = rounds.map((round) => ({ ...round, call: round.call as Call }));
    const found = judge(edition as Edition, target, names.length, played);
    const last = written.at(-1);
    return found && last && wonByDance(last) ? { ...found, reason: "mermaids_dance" } : found;
  },
  starter: ({ edition, names }, last) => starter(edition as Edition, callOf(last), last.caller, names.length),
  filters: (variant) =>
    KINDS.filter((kind) => cardsOf(variant).some((card) => kindOf(card) === kind)).map((kind) => ({
      word: kind,
      name: kindName(kind),
      symbol: { path: silhouette(figureOf(kind)), box: 100, rule: "nonzero", size: 28 },
    })),
  pointsFields: () => [
    { field: "points", label: say("web-score-plain-points"), why: say("web-score-plain-points-why") },
    { field: "bonus", label: say("part-colour-bonus"), why: say("web-score-plain-bonus-why", terms()), most: 9 },
  ],
  breakdown,
  askCall: () => import("./AskCall.svelte").then((loaded) => loaded.default),
  AskEvents,
  AskCards: AskStarfish,
  AskEnding,
};
