/** The games that this browser has a seat in and that are not over. */
import type { TableInfo } from "../protocol";
import { Refusal, tableInfo } from "./api";
import { keptSeats, loseSeat, type Kept } from "./seats";

export interface UnfinishedGame {
  table: TableInfo;
  seat: number;
}

/** How many tables are asked for, and how many are shown. */
const ASKED = 8;
const SHOWN = 3;

/** Return a table where the player still sits and whose game is not over. A table that is gone, or whose seat was freed, is forgotten. */
async function findUnfinished([id, { seat }]: [string, Kept]): Promise<UnfinishedGame | null> {
  try {
    const table = await tableInfo(id);
    if (!table.seats[seat]?.name) loseSeat(id);
    else if (!table.ended) return { table, seat };
  } catch (error) {
    if (error instanceof Refusal && ["no_table", "closed"].includes(error.code)) loseSeat(id);
  }
  return null;
}

/** Return the latest unfinished games. */
export async function unfinishedGames(): Promise<UnfinishedGame[]> {
  const found = await Promise.all(
    keptSeats()
      .filter(([, { hidden }]) => !hidden)
      .slice(0, ASKED)
      .map(findUnfinished),
  );
  return found.filter((each) => each !== null).slice(0, SHOWN);
}
