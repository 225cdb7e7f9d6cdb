/** The score sheet for games with the printed cards. */
import { ICONS } from "../../../art/icons";
import { say, subject } from "../../../lib/words.svelte";
import { resultOf, worthOf, type BreakdownLine, type Piece, type Round, type ScoreSheet } from "../../../score/sheet";
import { ENDING_ICONS, MERMAID } from "../art/icons";
import { figureOf } from "../art/figureOf.svelte";
import { silhouette } from "../art/figures";
import { copies, type Edition } from "../cards";
import { CARDS, KINDS } from "../constants";
import { countedColourName, kindName, lineText } from "../names";
import { CARD_PARTS, colours, judge, parts, pointLines, points, settle, starter, type Call, type Part, type Settlement } from "../scoring";
import { terms } from "../terms";
import AskEnding from "./AskEnding.svelte";

/** A colour for each part of the points, wherever it is shown. */
const PART_COLOURS: Record<Part, string> = {
  duos: "#2f8fb0",
  collectors: "#d9822b",
  multipliers: "#8d62c4",
  mermaids: "#d35b8a",
  colour_bonus: "#d3a90f",
};

/** Endings that pay nobody. */
const UNPAID = ["void", "mermaids"];

const callOf = (round: Round): Call => (round.call ?? "void") as Call;

function pieces(round: Round, seat: number): Piece[] {
  const { cardsPaid, bonusPaid } = resultOf(scoreSheet, round) as Settlement;
  const entry = round.entries[seat]!;
  const worth = worthOf(scoreSheet, entry);
  const found = parts(entry.cards);
  const paid = cardsPaid[seat]!;
  const cards: Piece[] = entry.plain
    ? [{ label: say("part-points"), colour: "var(--accent)", size: worth.points, paid }]
    : CARD_PARTS.map((part) => ({ label: say(`part-${part}`), colour: PART_COLOURS[part], size: found[part], paid }));
  const bonus = { label: say("part-colour-bonus"), colour: PART_COLOURS.colour_bonus, size: worth.bonus, paid: bonusPaid[seat]! };
  return [...cards, bonus].filter(({ size }) => size > 0);
}

function breakdown(cards: readonly string[]): BreakdownLine[] {
  const [worth, lines, [largest]] = [parts(cards), pointLines(cards), colours(cards)];
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
  cards: Object.keys(CARDS),
  copies,
  worth: (cards) => {
    const found = parts(cards);
    return { points: points(found), bonus: found.colour_bonus };
  },
  missing: ({ call, caller }) => {
    if (call === null) return "web-score-lacks-ending";
    return caller === null && call !== "void" ? "web-score-lacks-caller" : "";
  },
  settle: (round, hands) => settle(callOf(round), round.caller, hands),
  paysPoints: (ending) => !UNPAID.includes(ending),
  endingText: (ending, who) => say(`ending-${ending.replaceAll("_", "-")}`, { ...subject(who, false), ...terms() }),
  endingIcon: (ending) => ENDING_ICONS[ending] ?? ICONS.stop,
  outcomeIcon: (reason) => (reason === "mermaids" ? MERMAID : ICONS.trophy),
  gainText: (ending, ender) => (UNPAID.includes(ending) ? (ending === "mermaids" && ender ? "★" : "–") : null),
  failed: (ending) => ending === "last_chance_lost",
  pieces,
  namesPieces: true,
  judge: ({ edition, target, names }, rounds) =>
    judge(
      edition as Edition,
      target,
      names.length,
      rounds.map((round) => ({ ...round, call: round.call as Call })),
    ),
  starter: ({ edition, names }, last) => starter(edition as Edition, callOf(last), last.caller, names.length),
  filters: () =>
    KINDS.map((kind) => ({
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
  AskEnding,
};
