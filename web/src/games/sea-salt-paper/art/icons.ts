/** Icons of this game alone, drawn as those of `art/icons.ts`. */
import { ICONS } from "../../../art/icons";
export const MERMAID =
  "M4.5 3c3.8.2 6.3 1.8 7.5 4.8C13.2 4.8 15.7 3.2 19.5 3c-.4 4.2-2.6 6.7-6 7.2.6 4.7-2.5 9.3-9 10.8 4.2-2.8 6.3-6.3 6-10.8-3.4-.5-5.6-3-6-7.2z";

/** How a round ended. */
export const ENDING_ICONS: Readonly<Record<string, string>> = {
  stop: ICONS.stop,
  last_chance_won: ICONS.last_chance,
  last_chance_lost: ICONS.last_chance,
  void: ICONS.pile,
  mermaids: MERMAID,
};

/** What laying the duos of Extra Salt does. */
export const STING = "M13.5 2.5 5.5 13.5H11L9.5 21.5l9-11.5H13z";
export const LOOK_AT_FIVE = "M10.5 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM17 17l4.5 4.5M13.2 6.5H9l-.6 3.6c2.6-1 5.1.1 5.1 2.2 0 2.2-2.8 3.2-5.3 2";

/** Going behind a shell. */
export const SHELL = "M12 20.5 4.2 13C1.6 7.4 6.2 3.2 12 3.2s10.4 4.2 7.8 9.8zM12 20.5V3.4M12 20.5 7.2 5M12 20.5 16.8 5M8.6 20.8h6.8";

/** The cup of the event cards, filled, in a 24 x 24 box. */
export const CUP = {
  handles: "M4.8 4.2H1.6c0 4 1.4 6.6 4.6 7.6M19.2 4.2h3.2c0 4-1.4 6.6-4.6 7.6",
  left: "M4 1.5h8V16.5l-4-1.5-3.2-5z",
  right: "M12 1.5h8l-.8 8.5-3.2 5-4 1.5z",
  foot: "M12 16l2 .2.6 3.3 3 .7.7 2.6H5.7l.7-2.6 3-.7.6-3.3z",
};
