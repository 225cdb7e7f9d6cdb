/** Puzzles, as the server gives them. Apart from `lib/api`, which the start page loads. */
import { ask } from "../lib/api";
import type { PuzzleInfo, Puzzles } from "../protocol";

const address = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;

export const puzzles = (game: string): Promise<Puzzles> => ask(address(game));
export const puzzle = (game: string, number: number): Promise<PuzzleInfo> => ask(`${address(game)}/${number}`);
/** The puzzle of a day, which is written as 2026-11-18. */
export const puzzleOfDay = (game: string, day: string): Promise<PuzzleInfo> => ask(`${address(game)}/today?date=${day}`);
