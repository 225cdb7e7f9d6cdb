/** Who sees the celebration at the end of a game: its winners, and whoever looks on. */
import { getContext, setContext } from "svelte";
import type { TableInfo } from "../protocol";

const KEY = Symbol("cheering");

/** Confetti as it lies in the air: where across, how late, how far aside, how much it turns, all between 0 and 1. */
export type Piece = [left: number, late: number, drift: number, turn: number];

/** Multiples of these, without their whole part, fill a square evenly, and no two of them run in step (the R4 sequence). */
const STEPS: Piece = [0.8566748838545029, 0.733891856627126, 0.6287067210378087, 0.5385972572236101];

export const pieces = (count: number): Piece[] => Array.from({ length: count }, (_, i) => STEPS.map((step) => ((i + 1) * step) % 1) as Piece);

export const wins = (table: TableInfo, seat: number | null): boolean => seat === null || (table.ended?.winners.includes(seat) ?? true);

/** Say whether there is something to celebrate, for all that is shown within. */
export const cheer = (reason: () => boolean): void => void setContext(KEY, reason);

/** Whether there is something to celebrate; where nobody says otherwise, there is. */
export const cheering = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => true);
