/** Cards, people and games as people call them. */
import type { SeatInfo, TableInfo } from "../protocol";
import type { Line } from "./scoring";
import { say } from "./words.svelte";

const word = (name: string): string => name.replaceAll("_", "-");

export const kindName = (kind: string): string => say(`kind-${word(kind)}`);

/** `crab/dark_blue`: "crab (dark blue)". */
export function cardName(card: string): string {
  const [kind = "", colour = ""] = card.split("/");
  return say("card", { kind: kindName(kind), colour: colourName(colour) });
}

export const colourName = (colour: string | number): string => say(`colour-${word(String(colour))}`);

/** A line of what cards are worth, in words. */
export const lineText = ({ message, values }: Line): string =>
  say(message, values.colour === undefined ? values : { ...values, colour: colourName(values.colour) });

/** `7/matcha`; "?" is any card. */
export function sweetName(card: string): string {
  if (card === "?") return say("mochi-a-card");
  const [value = "", flavour = ""] = card.split("/");
  return say("mochi-card-name", { value, flavour: say(`mochi-flavour-${flavour}`) });
}

export const anyCardName = (game: string, card: string): string => (game === "happy-mochi" ? sweetName(card) : cardName(card));

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

/** Whether nobody sits there. */
export const isFree = (seat: SeatInfo): boolean => !seat.name && !seat.level;

export const gameName = (game: string): string => say(`game-${game}`);
