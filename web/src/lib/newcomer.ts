/** Whether somebody has never played in this browser. */
import { keptSeats, playedGames } from "./seats";
import { store, stored } from "./settings.svelte";

const CLOSED = "saltmochi.greeting-closed";

/** Whether to greet: no finished game, no seat, and the greeting was not closed. */
export const isNewcomer = (): boolean => !playedGames().length && !keptSeats().length && !stored(CLOSED, false);

export const stopGreeting = (): void => store(CLOSED, true);
