// Generated from the server's protocol by `make protocol`. Do not edit.

/** What only expansions bring to a table. */
export interface Expanded {
  event: string | null;
  held: (string | null)[];
  offered: string | null;
  event_deck: number;
  discarded: string[];
  stung: number[];
  sheltered: number[];
  groups: string[][][];
  deck_look: number;
  shell?: string | null;
  deck_cards?: string[];
  given?: string | null;
  visited?: number | null;
}

/** §5, §12: the points of a player's cards, part by part. */
export interface Parts {
  duos: number;
  collectors: number;
  multipliers: number;
  mermaids: number;
  colour_bonus: number;
}

/** A pile of which the top is seen. */
export interface Pile {
  height: number;
  top: string | null;
}

/** §9.3: what perfect memory knows beyond what lies open. */
export interface Recalled {
  piles: string[][];
  hands: string[][];
}

/** How a round ended, and what each player got for what. */
export interface SeaRoundResult {
  ending: string;
  caller: number | null;
  parts: (Parts | null)[];
  cards_paid: boolean[];
  bonus_paid: boolean[];
  gains: number[];
}

/** A table of Sea Salt & Paper. */
export interface SeaSeatView {
  game: "sea-salt-paper";
  phase: string;
  round: number;
  turn: number;
  starter: number;
  scores: number[];
  caller: number | null;
  looking: number | null;
  victim: number | null;
  deck: number;
  piles: Pile[];
  hand_sizes: number[];
  hands: (string[] | null)[];
  laid: string[][];
  drawn: string[];
  looked: string[];
  result?: SeaRoundResult | null;
  recalled?: Recalled | null;
  expanded?: Expanded | null;
}
