/** The games that this browser can go on with. */
import type { TableInfo } from "../protocol";
import { Refusal, tableInfo } from "./api";
import { keptSeats, loseSeat, type Kept } from "./seats";

export interface Underway {
  table: TableInfo;
  seat: number;
}

/** So many tables are asked for, so many shown. */
const ASKED = 8;
const SHOWN = 3;

/** A table where one still sits and whose game is not over. One that is gone, or whose seat was freed, is forgotten. */
async function look([id, { seat }]: [string, Kept]): Promise<Underway | null> {
  try {
    const table = await tableInfo(id);
    if (!table.seats[seat]?.name) loseSeat(id);
    else if (!table.ended) return { table, seat };
  } catch (error) {
    if (error instanceof Refusal && error.code === "no_table") loseSeat(id);
  }
  return null;
}

export async function underway(): Promise<Underway[]> {
  const found = await Promise.all(keptSeats().slice(0, ASKED).map(look));
  return found.filter((each) => each !== null).slice(0, SHOWN);
}
