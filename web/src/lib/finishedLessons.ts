/** The lessons that were finished in this browser. */
import type { Game } from "../games/game";
import { store, stored } from "./settings.svelte";

const KEY = "saltmochi.lessons";

const place = (game: Game, lesson: string): string => `${game.name}/${lesson}`;

export const hasFinished = (game: Game, lesson: string): boolean => stored<string[]>(KEY, []).includes(place(game, lesson));

export function keepFinished(game: Game, lesson: string): void {
  if (!hasFinished(game, lesson)) store(KEY, [...stored<string[]>(KEY, []), place(game, lesson)]);
}
