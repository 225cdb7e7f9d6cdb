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
  /** What makes the pair a trio. */
  starfish?: string;
}

export interface Robbery {
  action: string;
  seat: number;
  pair: string[];
}

export interface LegalActions {
  draw: boolean;
  takes: number[];
  puts: Put[];
  lays: Lay[];
  looks: number[];
  picks: string[];
  robs: number[];
  /** What only expansions bring: `keep`, `give`, `get` and `hide` by the card. */
  keeps: string[];
  visits: number[];
  gives: string[];
  decline: boolean;
  gets: string[];
  robberies: Robbery[];
  hides: string[];
  /** The two events of which one is kept. */
  events: string[];
  mermaids: boolean;
  end: boolean;
  stop: boolean;
  lastChance: boolean;
}

const pileOf = (side: string | undefined): number => (PILES as readonly (string | undefined)[]).indexOf(side);

export function groupActions(legal: readonly string[]): LegalActions {
  const parts = legal.map((action) => action.split(" "));
  const of = (verb: string): string[][] => parts.filter(([first]) => first === verb);
  const objects = (verb: string): string[] => of(verb).map(([, object]) => object!);
  return {
    draw: legal.includes("draw"),
    takes: of("take").map(([, side]) => pileOf(side)),
    puts: of("put").map(([, card, side]) => ({ action: `put ${card} ${side}`, card: card!, pile: pileOf(side) })),
    lays: of("lay").map(([, first, second, starfish]) => ({
      action: ["lay", first, second, starfish].filter(Boolean).join(" "),
      first: first!,
      second: second!,
      ...(starfish ? { starfish } : {}),
    })),
    looks: of("look").map(([, side]) => pileOf(side)),
    picks: legal.filter((action) => action.startsWith("pick ")),
    robs: objects("rob").map((seat) => Number(seat) - 1),
    keeps: objects("keep"),
    visits: objects("visit").map((seat) => Number(seat) - 1),
    gives: objects("give"),
    decline: legal.includes("decline"),
    gets: objects("get"),
    robberies: of("rob_pair").map(([, seat, ...pair]) => ({ action: `rob_pair ${seat} ${pair.join(" ")}`, seat: Number(seat) - 1, pair })),
    hides: objects("hide"),
    events: objects("keep_event"),
    mermaids: legal.includes("lay_mermaids"),
    end: legal.includes("end"),
    stop: legal.includes("stop"),
    lastChance: legal.includes("last_chance"),
  };
}

/** The pile cards that may be picked, by their place in the pile: a place counts among cards alike, from the top. */
export function pickAt(pile: readonly string[], place: number, picks: readonly string[]): string | null {
  const card = pile[place]!;
  const above = pile.slice(place + 1).filter((other) => other === card).length;
  const exact = above ? `pick ${card} ${above + 1}` : `pick ${card}`;
  return picks.includes(exact) ? exact : null;
}
