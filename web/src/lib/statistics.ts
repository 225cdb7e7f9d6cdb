/** Statistics of the games that were played in this browser. */
import { LEVELS } from "../constants";
import type { Game } from "../games/game";
import type { PlayedGame } from "./seats";

/** Opponents: the level of the strongest bot, or people. */
export const PEOPLE = "people";
export const OPPONENTS: readonly string[] = [...LEVELS, PEOPLE];
/** How many of the latest games are shown one by one. */
const RECENT = 20;

export interface Tally {
  played: number;
  won: number;
}

export interface Statistics extends Tally {
  game: Game;
  /** Games won in a row: the latest ones, and the most ever. */
  streak: number;
  longest: number;
  /** What the best round was worth; null if no game has told its rounds. */
  best: number | null;
  /** By opponents, those that were met only. */
  levels: (Tally & { level: string })[];
  /** Whether each of the latest games was won, the oldest first. */
  recent: boolean[];
}

/** A game that the owner of this browser has played. */
type OwnGame = PlayedGame & { seat: number };

const isWon = ({ winners, seat }: OwnGame): boolean => winners.includes(seat);

/** The level of each bot; games kept by earlier versions have it in place of a name. */
const levelsOf = ({ levels, names, seat }: OwnGame): readonly string[] =>
  levels ?? names.map((name, each) => (each !== seat && (LEVELS as readonly string[]).includes(name) ? name : ""));

/** Return against whom a game was played. */
export function opponentsOf(game: OwnGame): string {
  const others = levelsOf(game).filter((_, seat) => seat !== game.seat);
  if (others.includes("")) return PEOPLE;
  return LEVELS[Math.max(...others.map((level) => (LEVELS as readonly string[]).indexOf(level)))] ?? PEOPLE;
}

const tally = (games: readonly OwnGame[]): Tally => ({ played: games.length, won: games.filter(isWon).length });

/** Return the lengths of the rows of won games, in order; a lost game ends one. */
function winningStreaks(won: readonly boolean[]): number[] {
  const lengths = [0];
  for (const each of won) {
    if (each) lengths[lengths.length - 1]! += 1;
    else lengths.push(0);
  }
  return lengths;
}

function bestRound(game: Game, games: readonly OwnGame[]): number | null {
  const worths = games.flatMap(({ rounds, seat }) => (rounds ?? []).map((gains) => game.roundWorth(gains, seat)));
  return worths.length ? Math.max(...worths) : null;
}

/** Return the statistics of one game; `kept` has the latest game first. */
export function statisticsOf(game: Game, kept: readonly PlayedGame[]): Statistics {
  const games = kept.filter((each): each is OwnGame => each.game === game.name && each.seat !== null);
  const won = games.map(isWon);
  const streaks = winningStreaks(won);
  return {
    game,
    ...tally(games),
    streak: streaks[0]!,
    longest: Math.max(...streaks),
    best: bestRound(game, games),
    levels: OPPONENTS.map((level) => ({ level, ...tally(games.filter((each) => opponentsOf(each) === level)) })).filter(
      ({ played }) => played > 0,
    ),
    recent: won.slice(0, RECENT).reverse(),
  };
}
