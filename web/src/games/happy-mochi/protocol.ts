// Generated from the server's protocol by `make protocol`. Do not edit.

/** How a round ended, and what each player got for it. */
export interface MochiRoundResult {
  ending: string;
  winner: number | null;
  gains: number[];
}

/** A table of Happy Mochi. A card that this seat does not know is "?". */
export interface MochiSeatView {
  game: "happy-mochi";
  phase: string;
  round: number;
  turn: number;
  starter: number;
  scores: number[];
  acting: number;
  value: string;
  deck: number;
  piles: string[][];
  pending: string[];
  hands: string[][];
  kept: string[][];
  held: (string | null)[];
  chosen: (number | null)[];
  result?: MochiRoundResult | null;
}
