/** A game against bots, from one button. */
import type { Game } from "../games/game";
import { openTable, Refusal } from "./api";
import { chosenEdition, hasEditions } from "./options";
import { go } from "./route.svelte";
import { keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Open a table with bots on all other seats and go there. Return why that is not possible, or "". */
export async function playBots(game: Game, opponents: number, level: string): Promise<string> {
  try {
    const opened = await openTable({
      game: game.name,
      name: settings.name.trim() || say("web-guest"),
      players: opponents + 1,
      edition: hasEditions(game) ? chosenEdition(game) : "",
      bots: ["", ...Array<string>(opponents).fill(level)],
      stand_in: false,
    });
    keepSeat(opened.table, { token: opened.token, seat: opened.seat });
    go("table", opened.table);
    return "";
  } catch (error) {
    return error instanceof Refusal ? error.message : say("web-no-server");
  }
}
