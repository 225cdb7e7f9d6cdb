/** All games, found by their folders. */
import type { Game } from "./game";

const modules = import.meta.glob<{ game: Game }>("./*/index.ts", { eager: true });

/** In the order in which they are offered. */
export const GAMES: readonly Game[] = Object.values(modules)
  .map(({ game }) => game)
  .sort((one, other) => one.order - other.order);

export const DEFAULT_GAME = GAMES[0]!;

/** Return the game with this name, if there is one. */
export const findGame = (name: string | undefined): Game | undefined => GAMES.find((game) => game.name === name);

/** Return the game with this name; one that this client does not know looks like the first. */
export const gameNamed = (name: string): Game => findGame(name) ?? DEFAULT_GAME;
