/** People and games as people call them. */
import type { SeatInfo, TableInfo } from "../protocol";
import { say } from "./words.svelte";

/** Who sits on a seat: oneself, somebody else, a bot, or nobody. */
export function seatName(seats: SeatInfo[], seat: number, own: number | null): string {
  if (seat === own) return say("play-you");
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.level) {
    const alike = seats.filter((other) => other.level).length;
    const place = seats.slice(0, seat + 1).filter((other) => other.level).length;
    return alike > 1 ? say("web-bot-numbered", { number: place }) : say("web-bot");
  }
  return say("web-free-seat");
}

type Seated = Pick<TableInfo, "players" | "seats">;

/** The seat on which I play the game on the table; none if I took the seat of somebody who got up after it. */
export const playedSeat = ({ players, seats }: Seated, own: number | null): number | null =>
  own !== null && players[own]?.name && players[own]?.name === seats[own]?.name ? own : null;

/** Those who play the game on the table; they stay its players, whoever gets up after it. */
export function playerNames(table: Seated, own: number | null): string[] {
  const mine = playedSeat(table, own);
  return table.players.map((_, seat) => seatName(table.players, seat, mine));
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
