/** §5: what each kind of the sea is worth by itself. */
import { OCTOPUS_POINTS, PENGUIN_POINTS, SAILOR_POINTS, SHELL_POINTS } from "../facts";

/** Each duo's partner. */
export const DUOS = { crab: "crab", boat: "boat", fish: "fish", swimmer: "shark", shark: "swimmer" } as const;
/** Points by number of cards held: none, one, two, ... */
export const COLLECTIONS = { shell: SHELL_POINTS, octopus: OCTOPUS_POINTS, penguin: PENGUIN_POINTS, sailor: SAILOR_POINTS } as const;
/** Each multiplier: what it counts, and what it pays for each. */
export const MULTIPLIERS = {
  lighthouse: ["boat", 1],
  shoal_of_fish: ["fish", 1],
  penguin_colony: ["penguin", 2],
  captain: ["sailor", 3],
} as const;

/** What a table says of a kind, if it has it. */
export const of = <T extends object>(table: T, kind: string): T[keyof T] | undefined => (table as Record<string, T[keyof T]>)[kind];
