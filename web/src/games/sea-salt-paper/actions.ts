/** The legal actions, grouped by what the player does with them. */
import { PILES } from "./constants";

export interface Put {
  action: string;
  card: string;
  pile: number;
}

export interface Lay {
  action: string;
  first: string;
  second: string;
}

export interface LegalActions {
  draw: boolean;
  takes: number[];
  puts: Put[];
  lays: Lay[];
  looks: number[];
  picks: string[];
  robs: number[];
  mermaids: boolean;
  end: boolean;
  stop: boolean;
  lastChance: boolean;
}

const pileOf = (side: string | undefined): number => (PILES as readonly (string | undefined)[]).indexOf(side);

export function groupActions(legal: readonly string[]): LegalActions {
  const parts = legal.map((action) => action.split(" "));
  const of = (verb: string): string[][] => parts.filter(([first]) => first === verb);
  return {
    draw: legal.includes("draw"),
    takes: of("take").map(([, side]) => pileOf(side)),
    puts: of("put").map(([, card, side]) => ({ action: `put ${card} ${side}`, card: card!, pile: pileOf(side) })),
    lays: of("lay").map(([, first, second]) => ({ action: `lay ${first} ${second}`, first: first!, second: second! })),
    looks: of("look").map(([, side]) => pileOf(side)),
    picks: legal.filter((action) => action.startsWith("pick ")),
    robs: of("rob").map(([, seat]) => Number(seat) - 1),
    mermaids: legal.includes("lay_mermaids"),
    end: legal.includes("end"),
    stop: legal.includes("stop"),
    lastChance: legal.includes("last_chance"),
  };
}

/** What can be laid with a card: the other card of each pair. */
export const partners = (lays: readonly Lay[], card: string): { card: string; action: string }[] =>
  lays.flatMap((lay) =>
    lay.first === card ? [{ card: lay.second, action: lay.action }] : lay.second === card ? [{ card: lay.first, action: lay.action }] : [],
  );

/** The pile cards that may be picked, by their place in the pile: a place counts among cards alike, from the top. */
export function pickAt(pile: readonly string[], place: number, picks: readonly string[]): string | null {
  const card = pile[place]!;
  const above = pile.slice(place + 1).filter((other) => other === card).length;
  const exact = above ? `pick ${card} ${above + 1}` : `pick ${card}`;
  return picks.includes(exact) ? exact : null;
}
