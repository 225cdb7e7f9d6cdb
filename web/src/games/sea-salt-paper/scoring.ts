/** What cards are worth and why, how a round is scored, who has won (§5 to §7). */
import { totals, type Outcome } from "../../score/outcome";
import type { Worth } from "../../score/sheet";
import { countKind, colourOf, placeOf, type Colour, type Edition, type Kind } from "./cards";
import { COLLECTIONS, COLOURS, DUOS, EDITION_SWITCHES, MULTIPLIERS, VOID_ROUNDS_TO_END } from "./constants";
import type { Parts } from "./protocol";

/** One line of an explanation: a sentence, what goes into it, and the points that it accounts for. */
export interface Line {
  message: string;
  values: Record<string, string | number>;
  points: number;
}

export type Part = keyof Parts;
export const CARD_PARTS = ["duos", "collectors", "multipliers", "mermaids"] as const satisfies readonly Part[];

const word = (name: string): string => name.replaceAll("_", "-");
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const mermaids = (cards: readonly string[]): number => countKind(cards, "mermaid");

/** Whether nobody got more in a round, which paid something. */
export const hasMost = (gains: readonly number[] = [], seat: number): boolean =>
  (gains[seat] ?? 0) > 0 && gains[seat] === Math.max(...gains);

// --- §5: the points of cards, hand and laid together ---

/** §5.1: a point for every pair, laid or not. */
function duoLines(cards: readonly string[]): Line[] {
  const pairs = (Object.entries(DUOS) as [Kind, Kind][]).map(([kind, partner]): [string, number] => {
    if (kind === partner) return [kind, Math.floor(countKind(cards, kind) / 2)];
    // A pair of two kinds is counted once, under its first kind.
    const first = placeOf(kind) < placeOf(partner);
    return [`${kind}-${partner}`, first ? Math.min(countKind(cards, kind), countKind(cards, partner)) : 0];
  });
  return pairs.filter(([, n]) => n > 0).map(([name, n]) => ({ message: `points-pairs-${name}`, values: { pairs: n }, points: n }));
}

/** §5.2: each collection pays by its size. */
function collectorLines(cards: readonly string[]): Line[] {
  return Object.entries(COLLECTIONS)
    .map(([kind, paid]) => ({ kind, paid: paid as readonly number[], n: countKind(cards, kind as Kind) }))
    .filter(({ n }) => n > 0)
    .map(({ kind, paid, n }) => ({ message: `points-collection-${kind}`, values: { count: n }, points: paid[n] ?? 0 }));
}

/** §5.3: each multiplier pays for every card that it names. */
function multiplierLines(cards: readonly string[]): Line[] {
  return Object.entries(MULTIPLIERS)
    .filter(([kind]) => countKind(cards, kind as Kind) > 0)
    .map(([kind, [counted, each]]) => {
      const n = countKind(cards, counted);
      return { message: `points-multiplier-${word(kind)}`, values: { count: n }, points: each * n };
    });
}

/** The colours of a set of cards, the commonest first. White is one of them: all editions agree (E2). */
export function colours(cards: readonly string[]): { colour: Colour; size: number }[] {
  return COLOURS.map((colour) => ({ colour, size: cards.filter((card) => colourOf(card) === colour).length }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
}

/** §5.4: the first mermaid pays the commonest colour, the second the second commonest, and so on. */
function mermaidLines(cards: readonly string[]): Line[] {
  return colours(cards)
    .slice(0, mermaids(cards))
    .map(({ colour, size }, i) => ({
      message: "points-mermaid",
      values: { number: i + 1, colour: word(colour), count: size },
      points: size,
    }));
}

/** The points of a set of cards, line by line, under the part that they belong to; without colour bonus. */
export function pointLines(cards: readonly string[]): Record<(typeof CARD_PARTS)[number], Line[]> {
  return { duos: duoLines(cards), collectors: collectorLines(cards), multipliers: multiplierLines(cards), mermaids: mermaidLines(cards) };
}

/** The parts of what a set of cards is worth. §5.5: the colour bonus is the number of cards of the commonest colour. */
export function parts(cards: readonly string[]): Parts {
  const lines = pointLines(cards);
  const worth = (part: keyof typeof lines): number => sum(lines[part].map((line) => line.points));
  return {
    duos: worth("duos"),
    collectors: worth("collectors"),
    multipliers: worth("multipliers"),
    mermaids: worth("mermaids"),
    colour_bonus: colours(cards)[0]?.size ?? 0,
  };
}

/** The points of the cards, without colour bonus. */
export const points = (of: Parts): number => sum(CARD_PARTS.map((part) => of[part]));

// --- §6: the end of a round ---

export type Call = "stop" | "last_chance" | "void" | "mermaids";
export type Ending = "stop" | "last_chance_won" | "last_chance_lost" | "void" | "mermaids";

export interface Settlement {
  ending: Ending;
  /** Whether each player's card points were paid, and the colour bonus. */
  cardsPaid: boolean[];
  bonusPaid: boolean[];
  gains: number[];
}

/** Return what everybody gets (§6.2 to §6.6). */
export function settle(call: Call, caller: number | null, hands: readonly Worth[]): Settlement {
  const own = hands[caller ?? -1]?.points ?? 0;
  const won = call === "last_chance" && hands.every((hand) => hand.points <= own);
  const lost = call === "last_chance" && !won;
  const cardsPaid = hands.map((_, seat) => call === "stop" || (won && seat === caller) || (lost && seat !== caller));
  const bonusPaid = hands.map((_, seat) => won || (lost && seat === caller));
  return {
    ending: call === "last_chance" ? (won ? "last_chance_won" : "last_chance_lost") : call,
    cardsPaid,
    bonusPaid,
    gains: hands.map((hand, seat) => (cardsPaid[seat] ? hand.points : 0) + (bonusPaid[seat] ? hand.bonus : 0)),
  };
}

/** Return who starts the next round (§6.7, E6); null if the sheet cannot know. */
export function starter(edition: Edition, call: Call, caller: number | null, players: number): number | null {
  if (caller === null || call === "void" || call === "mermaids") return null;
  // After a last chance the last turn is that of the player to the caller's right.
  const afterLastTurn = EDITION_SWITCHES.e6[edition] === "left-of-last-turn" && call === "last_chance";
  return afterLastTurn ? caller : (caller + 1) % players;
}

// --- §7: the end of the game ---

/** A round as far as the end of the game asks: who ended it, and what everybody got. */
export interface Played {
  call: Call;
  caller: number | null;
  gains: readonly number[];
}

/** Whether the edition prefers the tied player who ended the last round (E7). */
const prefersEnder = (edition: Edition): boolean => EDITION_SWITCHES.e7[edition] === "ender";

/** §7.2, E7: those of the tied whom the edition prefers. */
function preferred(edition: Edition, last: Played, tied: number[]): number[] {
  if (prefersEnder(edition)) return last.caller !== null && tied.includes(last.caller) ? [last.caller] : tied;
  const most = Math.max(...tied.map((seat) => last.gains[seat] ?? 0));
  return tied.filter((seat) => (last.gains[seat] ?? 0) === most);
}

/** Return who has won and why; null while the game goes on. */
export function judge(edition: Edition, target: number, players: number, rounds: readonly Played[]): Outcome | null {
  const last = rounds.at(-1);
  if (!last) return null;
  if (last.call === "mermaids") return { winners: last.caller === null ? [] : [last.caller], reason: "mermaids", tieBreak: "" };
  const scores = totals(players, rounds);
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const voids = rounds.length >= VOID_ROUNDS_TO_END && rounds.slice(-VOID_ROUNDS_TO_END).every((round) => round.call === "void");
  if (best < target && !voids) return null;
  const winners = voids ? leaders : preferred(edition, last, leaders);
  const broken = winners.length < leaders.length ? (prefersEnder(edition) ? "ender" : "last_round") : "shared";
  return { winners, reason: voids ? "voids" : "target", tieBreak: leaders.length > 1 ? broken : "" };
}
