/** People and games as people call them. */
import type { SeatInfo, TableInfo } from "../protocol";
import { botAt, characterName, seatingOf, type Seating } from "./characters";
import { say } from "./words.svelte";

/** Who sits on a seat: oneself, somebody else, a bot, or nobody. */
export function seatName(seating: Seating, seat: number, own: number | null): string {
  if (seat === own) return say("play-you");
  const name = seating.seats[seat]?.name;
  if (name) return name;
  const bot = botAt(seating, seat);
  return bot ? characterName(bot.character) : say("web-free-seat");
}

type Seated = Pick<TableInfo, "players" | "seats">;

/** The seat on which I play the game on the table; none if I took the seat of somebody who got up after it. */
export const playedSeat = ({ players, seats }: Seated, own: number | null): number | null =>
  own !== null && players[own]?.name && players[own]?.name === seats[own]?.name ? own : null;

/** Those who play the game on the table; they stay its players, whoever gets up after it. */
export function playerNames(table: Seated & Pick<TableInfo, "id" | "options">, own: number | null): string[] {
  const mine = playedSeat(table, own);
  const seating = seatingOf(table, table.players);
  return table.players.map((_, seat) => seatName(seating, seat, mine));
}

/** A name for whoever typed none: Guest, or Guest 2 if there is one already. */
export function freeName(taken: string[]): string {
  const lower = taken.map((name) => name.toLowerCase());
  let name = say("web-guest");
  for (let number = 2; lower.includes(name.toLowerCase()); number += 1) name = say("web-guest-numbered", { number });
  return name;
}

/** How many characters a name may have, as people count them: an emoji is one. */
const LONGEST_NAME = 40;

/** Return a name that is not too long; an emoji is kept whole or left out. */
export const limitName = (name: string): string =>
  [...new Intl.Segmenter().segment(name)]
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join("");

/** Whether nobody sits there. */
export const isFree = (seat: SeatInfo): boolean => !seat.name && !seat.level;

export const gameName = (game: string): string => say(`game-${game}`);
