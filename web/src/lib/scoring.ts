/** §5 to §7 of Sea Salt & Paper: what cards are worth and why, how a round is scored, who has won. */
import { SEA_CARDS, type EDITIONS, type SEA_COLOURS, type SEA_KINDS } from "../facts";
import { COLLECTIONS, MULTIPLIERS } from "./worth";

export type SeaKind = (typeof SEA_KINDS)[number];
export type SeaColour = (typeof SEA_COLOURS)[number];
export type Edition = (typeof EDITIONS)[number];

/** §5: what a player's cards are worth, part by part. */
export interface Parts {
  duos: number;
  collectors: number;
  multipliers: number;
  mermaids: number;
  /** Not among the points: paid only after a last chance. */
  colour_bonus: number;
}

/** One line of an explanation: a sentence, what goes into it, and the points that it accounts for. */
export interface Line {
  message: string;
  values: Record<string, string | number>;
  points: number;
}

export type Part = keyof Parts;
export const CARD_PARTS = ["duos", "collectors", "multipliers", "mermaids"] as const satisfies readonly Part[];

/** §3.7: so many points are needed to end a round. */
export const NEEDED = 7;
export const FOUR_MERMAIDS = 4;
/** §6.8: after so many void rounds in a row the game ends. */
const VOIDS = 10;

/** Of colours that are equally common the first is named. */
const COLOUR_ORDER: SeaColour[] = ["dark_blue", "light_blue", "black", "yellow", "green", "white", "purple", "grey", "light_orange", "pink", "orange"];

const word = (name: string): string => name.replaceAll("_", "-");
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const kindOf = (card: string): SeaKind => card.split("/")[0] as SeaKind;
export const colourOf = (card: string): SeaColour => card.split("/")[1] as SeaColour;

const count = (cards: readonly string[], kind: SeaKind): number => cards.filter((card) => kindOf(card) === kind).length;
export const mermaids = (cards: readonly string[]): number => count(cards, "mermaid");

/** How many cards of this face the box has. */
export const copies = (card: string): number => (SEA_CARDS as Record<string, number>)[card] ?? 0;

// --- §5: the points of cards, hand and laid together ---

/** §5.1: a point for every pair, laid or not. */
function duoLines(cards: readonly string[]): Line[] {
  const pairs: [string, number][] = (["crab", "boat", "fish"] as const).map((kind) => [kind, Math.floor(count(cards, kind) / 2)]);
  pairs.push(["swimmer-shark", Math.min(count(cards, "swimmer"), count(cards, "shark"))]);
  return pairs.filter(([, n]) => n > 0).map(([name, n]) => ({ message: `points-pairs-${name}`, values: { pairs: n }, points: n }));
}

/** §5.2: each collection pays by its size. */
function collectorLines(cards: readonly string[]): Line[] {
  return Object.entries(COLLECTIONS)
    .map(([kind, paid]) => ({ kind, paid: paid as readonly number[], n: count(cards, kind as SeaKind) }))
    .filter(({ n }) => n > 0)
    .map(({ kind, paid, n }) => ({ message: `points-collection-${kind}`, values: { count: n }, points: paid[n] ?? 0 }));
}

/** §5.3: each multiplier pays for every card that it names. */
function multiplierLines(cards: readonly string[]): Line[] {
  return Object.entries(MULTIPLIERS)
    .filter(([kind]) => count(cards, kind as SeaKind) > 0)
    .map(([kind, [counted, each]]) => {
      const n = count(cards, counted);
      return { message: `points-multiplier-${word(kind)}`, values: { count: n }, points: each * n };
    });
}

/** The colours of a set of cards, the commonest first. White is one of them: all editions agree (E2). */
export function colours(cards: readonly string[]): { colour: SeaColour; size: number }[] {
  return COLOUR_ORDER.map((colour) => ({ colour, size: cards.filter((card) => colourOf(card) === colour).length }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
}

/** §5.4: the first mermaid pays the commonest colour, the second the second commonest, and so on. */
function mermaidLines(cards: readonly string[]): Line[] {
  return colours(cards)
    .slice(0, mermaids(cards))
    .map(({ colour, size }, i) => ({ message: "points-mermaid", values: { number: i + 1, colour: word(colour), count: size }, points: size }));
}

/** The points of a set of cards, line by line, under the part that they belong to; without colour bonus. */
export function explained(cards: readonly string[]): Record<(typeof CARD_PARTS)[number], Line[]> {
  return { duos: duoLines(cards), collectors: collectorLines(cards), multipliers: multiplierLines(cards), mermaids: mermaidLines(cards) };
}

/** The parts of what a set of cards is worth. §5.5: the colour bonus is the number of cards of the commonest colour. */
export function parts(cards: readonly string[]): Parts {
  const lines = explained(cards);
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

/** What a player shows: points of the cards, and the colour bonus. */
export interface Worth {
  points: number;
  bonus: number;
}

export interface Scored {
  ending: Ending;
  /** Whether each player's card points were paid, and the colour bonus. */
  cardsPaid: boolean[];
  bonusPaid: boolean[];
  gains: number[];
}

/** §6.2 to §6.6: what everybody gets. */
export function settle(call: Call, caller: number | null, hands: readonly Worth[]): Scored {
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

/** §6.7, E6: who starts the next round; null if the sheet cannot know. */
export function starter(edition: Edition, call: Call, caller: number | null, players: number): number | null {
  if (caller === null || call === "void" || call === "mermaids") return null;
  return edition === "italian" && call === "last_chance" ? caller : (caller + 1) % players;
}

// --- §7: the end of the game ---

/** A round as far as the end of the game asks: who ended it, and what everybody got. */
export interface Played {
  call: Call;
  caller: number | null;
  gains: readonly number[];
}

export interface Outcome {
  winners: number[];
  reason: string;
  /** What decided between equal totals, or "" if nothing had to. */
  tieBreak: string;
}

export function totals(players: number, rounds: readonly { gains: readonly number[] }[]): number[] {
  return Array.from({ length: players }, (_, seat) => sum(rounds.map((round) => round.gains[seat] ?? 0)));
}

/** §7.2, E7: those of the tied whom the edition prefers. */
function preferred(edition: Edition, last: Played, tied: number[]): number[] {
  if (edition === "french") return last.caller !== null && tied.includes(last.caller) ? [last.caller] : tied;
  const most = Math.max(...tied.map((seat) => last.gains[seat] ?? 0));
  return tied.filter((seat) => (last.gains[seat] ?? 0) === most);
}

/** Who has won and why; null while the game goes on. */
export function judge(edition: Edition, target: number, players: number, rounds: readonly Played[]): Outcome | null {
  const last = rounds.at(-1);
  if (!last) return null;
  if (last.call === "mermaids") return { winners: last.caller === null ? [] : [last.caller], reason: "mermaids", tieBreak: "" };
  const scores = totals(players, rounds);
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const voids = rounds.length >= VOIDS && rounds.slice(-VOIDS).every((round) => round.call === "void");
  if (best < target && !voids) return null;
  const winners = voids ? leaders : preferred(edition, last, leaders);
  const broken = winners.length < leaders.length ? (edition === "french" ? "ender" : "last_round") : "shared";
  return { winners, reason: voids ? "voids" : "target", tieBreak: leaders.length > 1 ? broken : "" };
}
