/** Who sees the celebration at the end of a game: its winners, and whoever looks on. */
import { getContext, setContext } from "svelte";
import type { TableInfo } from "../protocol";

const KEY = Symbol("celebration");

/** A piece of confetti: where across, how late, how far aside, how much it turns, all between 0 and 1. */
export type Piece = [left: number, late: number, drift: number, turn: number];

/** Multiples of these, without their whole part, fill a square evenly, and no two of them run in step (the R4 sequence). */
const STEPS: Piece = [0.8566748838545029, 0.733891856627126, 0.6287067210378087, 0.5385972572236101];

export const confetti = (count: number): Piece[] =>
  Array.from({ length: count }, (_, i) => STEPS.map((step) => ((i + 1) * step) % 1) as Piece);

/** Whether the player on a seat has won, or is a spectator. */
export const celebrates = (table: TableInfo, seat: number | null): boolean =>
  seat === null || (table.ended?.winners.includes(seat) ?? true);

/** Tell the components within whether there is something to celebrate. */
export const provideCelebration = (reason: () => boolean): void => void setContext(KEY, reason);

/** Ask whether there is something to celebrate; by default there is. */
export const useCelebration = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => true);
