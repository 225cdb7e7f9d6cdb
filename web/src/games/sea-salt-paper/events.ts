/** The event cards of Extra Pepper. */

/** In the order of the rules, with the sign on the cup: + goes to the leader, - to the last. */
const CUPS = {
  hermit_crab: "-",
  sunfish: "-",
  water_rodeo: "-",
  dance_of_the_shells: "-",
  kraken: "+",
  tornado: "+",
  dance_of_the_mermaids: "-",
  treasure_chest: "+",
  diodon_fish: "+",
  angelfish: "-",
  dolphins: "-",
  coral_reef: "-",
} as const;

export type EventName = keyof typeof CUPS;
export const EVENTS = Object.keys(CUPS) as EventName[];

/** Whether an event goes to the leader when its round is over, and not to the last. */
export const goesToLeader = (event: EventName): boolean => CUPS[event] === "+";
