/** How the dealer chooses, so that the browser can check it. */
import type { Dealer } from "../../lib/dealerCheck";
import { CARDS, EVENTS, EXTRA_SALT_CARDS } from "./constants";
import type { SeaSeatView } from "./protocol";

const ALL = Object.entries(CARDS).flatMap(([card, copies]) => Array<string>(copies).fill(card));
/** The cards of Extra Salt come last. */
const BASE = ALL.slice(0, -EXTRA_SALT_CARDS.length);

/** The events that the event deck has: those that are nowhere else. */
function eventDeck({ expanded }: SeaSeatView): string[] {
  const elsewhere = expanded ? [expanded.event, expanded.offered, ...expanded.held, ...expanded.discarded] : [];
  return EVENTS.filter((event) => !elsewhere.includes(event));
}

export const dealer: Dealer<SeaSeatView> = {
  // Before a game, all its cards are in the deck.
  cards: ({ deck }) => (deck > BASE.length ? ALL : BASE),
  // Before a round is dealt, all cards are in the deck; until it ends, those that are not kept are the only ones that come back.
  outside: () => [],
  stealable: ({ hands, victim }) => (victim === null ? [] : (hands[victim] ?? [])),
  lookedAt: ({ expanded }) => expanded?.deck_cards ?? [],
  drawnBy: (action) => (action.startsWith("keep ") ? [action.slice("keep ".length)] : []),
  ownOutcomes: (action, view) => (action.startsWith("event ") ? eventDeck(view).map((event) => `event ${event}`) : null),
};
