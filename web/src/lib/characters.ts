/** Bots are characters. Who sits on a seat follows from the table, the game, the level and the seat: everybody sees the same. */
import { getContext, setContext } from "svelte";
import { gameNamed } from "../games";
import type { SeatInfo, TableInfo } from "../protocol";
import { currentLanguage, say } from "./words.svelte";

/** Who sits at a table. */
export interface Seating {
  table: string;
  game: string;
  seats: readonly SeatInfo[];
}

/** A bot on a seat. */
export interface Bot {
  game: string;
  character: string;
  level: string;
}

/** Return who sits at a table now, or who plays its latest game. */
export const seatingOf = ({ id, options }: Pick<TableInfo, "id" | "options">, seats: readonly SeatInfo[]): Seating => ({
  table: id,
  game: options.game,
  seats,
});

/** Return who played a game of which only the names of people and the levels of bots are known. */
export const seatingByName = (table: string, game: string, names: readonly string[], levels: readonly string[]): Seating => ({
  table,
  game,
  seats: names.map((name, seat) => (name ? { name } : { level: levels[seat] })),
});

/** The FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

const rotate = (names: readonly string[], by: number): string[] => names.map((_, i) => names[(i + by) % names.length]!);

/** Return the characters that may sit on a seat, the first choice first: those of the level, then all others. */
function candidates(table: string, game: string, level: string, seat: number): string[] {
  const { characters } = gameNamed(game);
  const own = characters[level] ?? [];
  const others = Object.values(characters)
    .flat()
    .filter((name) => !own.includes(name));
  const turn = hash(`${table} ${game} ${level}`) + seat;
  return [...rotate(own, turn), ...rotate(others, turn)];
}

/** Return the bots at a table by seat, null for people and free seats. No character sits there twice. */
export function botsOf({ table, game, seats }: Seating): (Bot | null)[] {
  const taken: string[] = [];
  return seats.map(({ name, level }, seat) => {
    if (name || !level) return null;
    const character = candidates(table, game, level, seat).find((each) => !taken.includes(each)) ?? "";
    taken.push(character);
    return { game, character, level };
  });
}

/** Return the bot on a seat. */
export const botAt = (seating: Seating, seat: number): Bot | null => botsOf(seating)[seat] ?? null;

export const characterName = (character: string): string => say(`web-character-${character}`);
export const characterManner = (character: string): string => say(`web-character-${character}-manner`);

/** Say who a bot is, for those who do not see the face: "Otto, bot, casual". */
export const botLabel = ({ character, level }: Bot): string =>
  say("web-character-label", { name: characterName(character), level: say(`web-level-${level}`).toLocaleLowerCase(currentLanguage()) });

const KEY = Symbol("bots");

/** Tell the components within who the bots are. */
export const provideBots = (seating: () => Seating): void => void setContext(KEY, (seat: number) => botAt(seating(), seat));

/** Ask which bot sits on a seat, if one does. */
export const useBots = (): ((seat: number) => Bot | null) => getContext<((seat: number) => Bot | null) | undefined>(KEY) ?? (() => null);
