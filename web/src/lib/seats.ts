/** The seats that this browser keeps, and the games that it has played. */
import type { TableOptions } from "../protocol";
import { store, stored } from "./settings.svelte";

export interface Kept {
  token: string;
  seat: number;
  /** Asked for, and not answered yet. */
  pending?: boolean;
  /** Left out of the list of games to go on with; the seat is kept. */
  hidden?: boolean;
}

export interface PlayedGame {
  table: string;
  number: number;
  game: string;
  at: number;
  names: string[];
  scores: number[];
  winners: number[];
  seat: number | null;
  /** The level of each bot, "" for people; earlier versions kept it in place of the name. */
  levels?: string[];
  /** What everybody got in each round; earlier versions did not keep it. */
  rounds?: number[][];
  /** Whether decisions were taken back; games that were kept before this was possible do not say. */
  practice?: boolean;
  /** What the table had of the options that only its game has. */
  variant?: TableOptions["variant"];
}

const SEATS = "saltmochi.seats";
const GAMES = "saltmochi.games";
const MOST_SEATS = 100;
const MOST_GAMES = 500;

export function seatAt(table: string): Kept | undefined {
  return stored<Record<string, Kept>>(SEATS, {})[table];
}

export function keepSeat(table: string, kept: Kept): void {
  const others = Object.entries(stored<Record<string, Kept>>(SEATS, {})).filter(([other]) => other !== table);
  store(SEATS, Object.fromEntries([...others, [table, kept]].slice(-MOST_SEATS)));
}

/** Note that a seat that was asked for is taken. */
export function confirmSeat(table: string): void {
  const kept = seatAt(table);
  if (kept?.pending) keepSeat(table, { token: kept.token, seat: kept.seat });
}

/** The tables at which this browser has a seat, the latest first. */
export const keptSeats = (): [string, Kept][] => Object.entries(stored<Record<string, Kept>>(SEATS, {})).reverse();

export function loseSeat(table: string): void {
  const seats = stored<Record<string, Kept>>(SEATS, {});
  delete seats[table];
  store(SEATS, seats);
}

/** Leave tables out of the list of games to go on with, or show them in it again. */
export function hideSeats(tables: readonly string[], hidden: boolean): void {
  const seats = Object.entries(stored<Record<string, Kept>>(SEATS, {}));
  store(SEATS, Object.fromEntries(seats.map(([table, kept]) => [table, tables.includes(table) ? { ...kept, hidden } : kept])));
}

export const playedGames = (): PlayedGame[] => stored<PlayedGame[]>(GAMES, []);

export const hasGame = (table: string, number: number): boolean =>
  playedGames().some((game) => game.table === table && game.number === number);

export function keepGame(game: PlayedGame): void {
  const others = playedGames().filter((other) => other.table !== game.table || other.number !== game.number);
  store(GAMES, [game, ...others].slice(0, MOST_GAMES));
}
