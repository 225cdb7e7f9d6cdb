/** What this browser saw of each deal before its game: the promises, and the seed that it mixed in itself. */
import type { Mix, TableInfo } from "../protocol";
import { newSeed, promiseOf } from "./promises";
import { store, stored } from "./settings.svelte";

export interface SeenDeal {
  table: string;
  game: number;
  /** Of the server's secret; "" until it was seen. */
  promise: string;
  /** By seat. Seeds are added when the game begins. */
  mix: Mix[];
  begun: boolean;
  /** The seed of this browser, and the seat that it was promised for. */
  seed?: string;
  seat?: number;
  /** A seed that was revealed is not used for another promise. */
  revealed?: boolean;
}

const KEY = "saltmochi.deals";
const MOST_DEALS = 50;
/** For browsers that keep nothing. */
let remembered: SeenDeal[] = [];

const deals = (): SeenDeal[] => stored<SeenDeal[]>(KEY, remembered);

export const seenDeal = (table: string, game: number): SeenDeal | undefined =>
  deals().find((deal) => deal.table === table && deal.game === game);

function keep(deal: SeenDeal): void {
  remembered = [deal, ...deals().filter((other) => other.table !== deal.table || other.game !== deal.game)].slice(0, MOST_DEALS);
  store(KEY, remembered);
}

const unseen = (table: string, game: number): SeenDeal => ({ table, game, promise: "", mix: [], begun: false });

/** Return the promise of a seed for the next game. All windows of a seat promise the same one. */
export function promiseSeed({ id, game }: TableInfo, seat: number): string {
  const deal = seenDeal(id, game + 1) ?? unseen(id, game + 1);
  const usable = deal.seed && deal.seat === seat && !deal.revealed;
  const seed = usable ? deal.seed! : newSeed();
  keep({ ...deal, seed, seat, revealed: false });
  return promiseOf(seed);
}

const samePromises = (one: readonly Mix[], two: readonly Mix[]): boolean =>
  one.length === two.length && one.every(({ promise }, seat) => promise === two[seat]!.promise);

const sameMix = (one: readonly Mix[], two: readonly Mix[]): boolean =>
  samePromises(one, two) && one.every(({ seed }, seat) => seed === two[seat]!.seed);

/** Note the promises of a game that is about to begin. Return this player's seed if it is to be revealed now. */
export function noteMixing({ id, game, mixing }: TableInfo, seat: number | null): string {
  if (!mixing) return "";
  const known = seenDeal(id, game + 1) ?? unseen(id, game + 1);
  // Whoever promises a game twice does not learn a seed for the second promise.
  if (known.promise && (known.promise !== mixing.promise || !samePromises(known.mix, mixing.mix))) return "";
  const deal = { ...known, promise: mixing.promise, mix: mixing.mix.map(({ promise }) => ({ promise, seed: "" })) };
  const own = seat === null ? undefined : mixing.mix[seat];
  const awaited = deal.seed && deal.seat === seat && own?.promise === promiseOf(deal.seed) && !own.seed;
  keep({ ...deal, revealed: deal.revealed || Boolean(awaited) });
  return awaited ? deal.seed! : "";
}

/** Note how a game was dealt, the first time that this browser sees it. */
export function noteDeal({ id, game, promise = "", mix = [] }: TableInfo): void {
  if (!promise) return;
  const deal = seenDeal(id, game) ?? unseen(id, game);
  if (deal.begun || (deal.promise && (deal.promise !== promise || !samePromises(deal.mix, mix)))) return;
  keep({ ...deal, promise, mix, begun: true });
}

/** What is wrong with a deal: others than the promised numbers, or this player's seed is not among them. */
export type Trouble = "changed" | "own-missing";

export function troubleOf({ id, game, promise, mix = [] }: TableInfo, seat: number | null): Trouble | null {
  const deal = seenDeal(id, game);
  if (!deal) return null;
  if (deal.promise && (deal.promise !== promise || !(deal.begun ? sameMix : samePromises)(deal.mix, mix))) return "changed";
  return deal.seed && deal.seat === seat && mix[seat!]?.seed !== deal.seed ? "own-missing" : null;
}
