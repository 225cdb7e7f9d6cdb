/** What a bot did for a player who was away. */
import type { Happened } from "../protocol";

/** Return what a bot did for the player on a seat while they were away last, until they act themselves. */
export function standInMoves(events: readonly Happened[], seat: number | null): Happened[] {
  const told = events.map(({ event }) => ("seat" in event && event.seat === seat ? event.what : ""));
  const back = told.lastIndexOf("back");
  if (back < 0 || told.slice(back).some((what) => what === "acted" || what === "took_back" || what === "away")) return [];
  const away = Math.max(told.lastIndexOf("away", back), told.lastIndexOf("left", back));
  return events.slice(away + 1, back).filter(({ event }) => event.what === "acted" && event.seat === seat && event.stand_in);
}
