/** What cards are worth and why, how a round is scored, who has won (§5 to §7, §12, §16). */
import { totals, type Outcome } from "../../score/outcome";
import type { Worth } from "../../score/sheet";
import { countKind, colourOf, kindOf, multiplierOf, type Colour, type Edition, type Kind } from "./cards";
import { COLLECTIONS, COLOURS, EDITION_SWITCHES, KINDS, VOID_ROUNDS_TO_END } from "./constants";
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

// --- §5, §12, §16: the points of cards, in hand and laid ---

/** What the points of cards depend on with expansions; what is left out is as in the base game. */
export interface Expanded {
  /** The pairs and trios that are laid; the other cards are in hand. */
  groups?: readonly (readonly string[])[];
  /** The events under which the player is. */
  events?: readonly string[];
  /** How many starfish in hand have a pair in hand at most, where the sheet does not know what is laid. */
  starfish?: number;
}

/** Two kinds that make a pair; the lines of pairs are in this order. */
const PAIRS = [
  ["crab", "crab"],
  ["boat", "boat"],
  ["fish", "fish"],
  ["swimmer", "shark"],
  ["crab", "lobster"],
  ["swimmer", "jellyfish"],
  ["swimmer", "swimmer"],
  ["shark", "shark"],
] as const satisfies readonly (readonly [Kind, Kind])[];
/** §12.2: what a starfish adds to a pair. */
const STARFISH_PAYS = 2;

const half = (count: number): number => Math.floor(count / 2);
const pairWord = ([first, second]: readonly [Kind, Kind]): string =>
  first === second && first !== "swimmer" && first !== "shark" ? first : `${first}-${second}`;

/** §5.1, §12.1, §16.7: a best set of pairs of cards in hand, by kinds; those of expansions are used only where they add. */
export function pairsInHand(hand: readonly string[], events: readonly string[] = []): Map<string, number> {
  const count = (kind: Kind): number => countKind(hand, kind);
  const [crabs, swimmers, sharks] = [count("crab"), count("swimmer"), count("shark")];
  const found = new Map<string, number>([
    ["crab", half(crabs)],
    ["crab-lobster", half(crabs + Math.min(count("lobster"), crabs)) - half(crabs)],
    ["boat", half(count("boat"))],
    ["fish", half(count("fish"))],
  ]);
  const alike = events.includes("water_rodeo");
  const stung = Math.min(count("jellyfish"), swimmers);
  const most = alike ? half(swimmers + sharks + stung) : Math.min(swimmers, sharks + count("jellyfish"));
  for (let jellyfish = 0; jellyfish <= stung; jellyfish++) {
    const mixed = Math.min(swimmers - jellyfish, sharks);
    const two = alike ? [half(swimmers - jellyfish - mixed), half(sharks - mixed)] : [0, 0];
    if (jellyfish + mixed + sum(two) < most) continue;
    const names = ["swimmer-shark", "swimmer-jellyfish", "swimmer-swimmer", "shark-shark"];
    [mixed, jellyfish, ...two].forEach((n, i) => found.set(names[i]!, n));
    break;
  }
  return found;
}

/** The kinds of a laid pair or trio, as they stand in messages. */
function laidPair(group: readonly string[]): string {
  const kinds = group.map(kindOf).filter((kind) => kind !== "starfish");
  return pairWord(PAIRS.find(([first, second]) => kinds.includes(first) && kinds[kinds[0] === first ? 1 : 0] === second) ?? PAIRS[0]);
}

/** §5.1, §12.2: a point for every pair, laid or not, and what starfish add. */
function duoLines(hand: readonly string[], { groups = [], events = [], starfish = Infinity }: Expanded): Line[] {
  const inHand = pairsInHand(hand, events);
  const laid = groups.map(laidPair);
  const lines = PAIRS.map(pairWord)
    .map((name) => ({ name, n: (inHand.get(name) ?? 0) + laid.filter((each) => each === name).length }))
    .filter(({ n }) => n > 0)
    .map(({ name, n }): Line => ({ message: `points-pairs-${name}`, values: { pairs: n }, points: n }));
  const unlaid = countKind(hand, "starfish");
  const alone = unlaid - Math.min(unlaid, sum([...inHand.values()]), starfish);
  const joined = unlaid - alone + countKind(groups.flat(), "starfish");
  if (joined) lines.push({ message: "points-starfish", values: { count: joined }, points: STARFISH_PAYS * joined });
  if (alone) lines.push({ message: "points-starfish-alone", values: { count: alone }, points: 0 });
  return lines;
}

/** §16.8, §16.9: what an event makes of a collection. */
const CHANGED: readonly { event: string; kind: Kind; each: number; end: string }[] = [
  { event: "dance_of_the_shells", kind: "shell", each: 2, end: "-dance" },
  { event: "kraken", kind: "octopus", each: 1, end: "-kraken" },
];

const changeOf = (kind: string, events: readonly string[]): (typeof CHANGED)[number] | undefined =>
  CHANGED.find((each) => each.kind === kind && events.includes(each.event));

/** How many cards of a collection count as its row says; none, if an event changes what they pay. */
export const stepInRow = (kind: Kind, cards: readonly string[], events: readonly string[]): number =>
  changeOf(kind, events) ? 0 : countKind(cards, kind);

/** §5.2, §12.3: each collection pays by its size; the seahorse joins one where it adds most. */
function collectorLines(cards: readonly string[], { events = [] }: Expanded): Line[] {
  const lines: Line[] = [];
  let [joined, most] = ["alone", 0];
  for (const [kind, row] of Object.entries(COLLECTIONS)) {
    const changed = changeOf(kind, events);
    const paid: readonly number[] = changed ? row.map((_, n) => n * changed.each) : row;
    const n = countKind(cards, kind as Kind);
    if (n) lines.push({ message: `points-collection-${kind}${changed?.end ?? ""}`, values: { count: n }, points: paid[n] ?? 0 });
    const adds = n ? (paid[n + 1] ?? 0) - (paid[n] ?? 0) : 0;
    if (adds > most) [joined, most] = [kind, adds];
  }
  return countKind(cards, "seahorse") ? [...lines, { message: `points-seahorse-${joined}`, values: {}, points: most }] : lines;
}

/** §5.3, §12.6: each multiplier pays for every card that it names. */
function multiplierLines(cards: readonly string[]): Line[] {
  return KINDS.filter((kind) => countKind(cards, kind) > 0).flatMap((kind): Line[] => {
    const [counted, each] = multiplierOf(kind) ?? [];
    if (!counted || !each) return [];
    const n = countKind(cards, counted);
    return [{ message: `points-multiplier-${word(kind)}`, values: { count: n }, points: each * n }];
  });
}

/** The colours of a set of cards, the commonest first. White is one of them: all editions agree (E2). */
export function colours(cards: readonly string[]): { colour: Colour; size: number }[] {
  return COLOURS.map((colour) => ({ colour, size: cards.filter((card) => colourOf(card) === colour).length }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
}

/** §5.4: the first mermaid pays for the most common colour, the second for the next, and so on; §16.10: none in the Tornado. */
function mermaidLines(cards: readonly string[], { events = [] }: Expanded): Line[] {
  const count = mermaids(cards);
  if (count && events.includes("tornado")) return [{ message: "points-mermaid-tornado", values: { count }, points: 0 }];
  return colours(cards)
    .slice(0, count)
    .map(({ colour, size }, i) => ({
      message: "points-mermaid",
      values: { number: i + 1, colour: word(colour), count: size },
      points: size,
    }));
}

/** The points of cards, line by line, under the part that they belong to; without colour bonus. `hand` has all cards not in groups. */
export function pointLines(hand: readonly string[], expanded: Expanded = {}): Record<(typeof CARD_PARTS)[number], Line[]> {
  const cards = [...hand, ...(expanded.groups ?? []).flat()];
  return {
    duos: duoLines(hand, expanded),
    collectors: collectorLines(cards, expanded),
    multipliers: multiplierLines(cards),
    mermaids: mermaidLines(cards, expanded),
  };
}

/** The parts of what cards are worth. §5.5: the colour bonus is the number of cards of the commonest colour. */
export function parts(hand: readonly string[], expanded: Expanded = {}): Parts {
  const lines = pointLines(hand, expanded);
  const worth = (part: keyof typeof lines): number => sum(lines[part].map((line) => line.points));
  return {
    duos: worth("duos"),
    collectors: worth("collectors"),
    multipliers: worth("multipliers"),
    mermaids: worth("mermaids"),
    colour_bonus: colours([...hand, ...(expanded.groups ?? []).flat()])[0]?.size ?? 0,
  };
}

/** The points of the cards, without colour bonus. */
export const points = (of: Parts): number => sum(CARD_PARTS.map((part) => of[part]));

// --- §6: the end of a round ---

export type Call = "stop" | "last_chance" | "void" | "mermaids";
export type Ending = "stop" | "last_chance_won" | "last_chance_lost" | "void" | "mermaids" | "mermaids_dance";

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
