/** The legal actions of Sea Salt & Paper, sorted by what one does with them. */

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

export interface SeaChoices {
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

export const SIDES = ["left", "right"];

export function sorted(legal: readonly string[]): SeaChoices {
  const parts = legal.map((action) => action.split(" "));
  const of = (verb: string): string[][] => parts.filter(([first]) => first === verb);
  return {
    draw: legal.includes("draw"),
    takes: of("take").map(([, side]) => SIDES.indexOf(side!)),
    puts: of("put").map(([, card, side]) => ({ action: `put ${card} ${side}`, card: card!, pile: SIDES.indexOf(side!) })),
    lays: of("lay").map(([, first, second]) => ({ action: `lay ${first} ${second}`, first: first!, second: second! })),
    looks: of("look").map(([, side]) => SIDES.indexOf(side!)),
    picks: legal.filter((action) => action.startsWith("pick ")),
    robs: of("rob").map(([, seat]) => Number(seat) - 1),
    mermaids: legal.includes("lay_mermaids"),
    end: legal.includes("end"),
    stop: legal.includes("stop"),
    lastChance: legal.includes("last_chance"),
  };
}

/** Cards with the number of times each occurs before: keys that stay with a card while others come and go. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, key: `${card}#${count}` };
  });
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

const ORDER = ["crab", "boat", "fish", "swimmer", "shark", "shell", "octopus", "penguin", "sailor", "lighthouse", "shoal_of_fish", "penguin_colony", "captain", "mermaid"];

/** A hand in the order in which people sort it: by kind, then by colour. */
export const arranged = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => ORDER.indexOf(a.split("/")[0]!) - ORDER.indexOf(b.split("/")[0]!) || a.localeCompare(b));
