/** The seats that this browser keeps, and the games that it has played. */
import { store, stored } from "./settings.svelte";

export interface Kept {
  token: string;
  seat: number;
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
  /** Whether decisions were taken back; games that were kept before this was possible do not say. */
  practice?: boolean;
}

const SEATS = "saltmochi.seats";
const GAMES = "saltmochi.games";
const MOST_SEATS = 100;
const MOST_GAMES = 200;

export function seatAt(table: string): Kept | undefined {
  return stored<Record<string, Kept>>(SEATS, {})[table];
}

export function keepSeat(table: string, kept: Kept): void {
  const others = Object.entries(stored<Record<string, Kept>>(SEATS, {})).filter(([other]) => other !== table);
  store(SEATS, Object.fromEntries([...others, [table, kept]].slice(-MOST_SEATS)));
}

/** The tables at which this browser has a seat, the latest first. */
export const keptSeats = (): [string, Kept][] => Object.entries(stored<Record<string, Kept>>(SEATS, {})).reverse();

export function loseSeat(table: string): void {
  const seats = stored<Record<string, Kept>>(SEATS, {});
  delete seats[table];
  store(SEATS, seats);
}

export const playedGames = (): PlayedGame[] => stored<PlayedGame[]>(GAMES, []);

export const hasGame = (table: string, number: number): boolean =>
  playedGames().some((game) => game.table === table && game.number === number);

export function keepGame(game: PlayedGame): void {
  const others = playedGames().filter((other) => other.table !== game.table || other.number !== game.number);
  store(GAMES, [game, ...others].slice(0, MOST_GAMES));
}
