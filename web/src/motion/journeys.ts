/** What an event moves, shown: each card leaves the place where it was, and is at its new place when it has arrived. */
import { tick } from "svelte";
import { prefersReducedMotion } from "../lib/settings.svelte";
import { boxOf, distance, type Box } from "./boxes";
import { boxIn, candidates, findArrival, hasLeft, seeCards, type SeenCard } from "./cards";
import type { Move, Stages } from "./moves";
import { beatTime, EASING, expectMotion, fadeTime, shakeTime, timeToRest, travelTime } from "./pace";
import { copyOf, hasLayer, Traveller, travellerFor, travellers } from "./traveller";

/** A card that a move may begin with, and its picture. */
interface Departure {
  seen: SeenCard;
  face: SVGElement;
}

interface Journey {
  move: Move;
  /** Milliseconds after the event. */
  begin: number;
  departures: Departure[];
  /** The top of the pile that it comes to lie on. */
  covered: Departure | null;
}

/** About as long as it takes to draw the table before cards set off, in milliseconds. */
const START = 40;

const lengthOf = (move: Move): number => (move.shakes ? shakeTime() : 0) + (move.after ?? 0) * beatTime() + travelTime();

/**
 * Show the moves of an event. It is called when the event has arrived and the page still shows the table before it. What
 * others do waits a little for what is still moving; what the player did never waits.
 */
export function showMoves(stages: Stages, own: boolean): void {
  if (!hasLayer() || document.hidden) return;
  const before = seeCards();
  const calm = prefersReducedMotion();
  let begin = own || calm ? 0 : Math.min(timeToRest(), travelTime());
  const journeys: Journey[] = [];
  for (const stage of stages) {
    journeys.push(...stage.map((move) => prepare(move, begin, before)));
    if (stage.length) begin += Math.max(...stage.map(lengthOf));
  }
  if (journeys.length) expectMotion(calm ? fadeTime() : begin + START);
  void tick().then(() => {
    if (!hasLayer()) return;
    if (calm) fade(journeys, before);
    else depart(journeys, before);
  });
}

/** Find the cards that a move may begin with while the page still shows them. */
function prepare(move: Move, begin: number, before: SeenCard[]): Journey {
  const at = (place: string): SeenCard[] => before.filter((seen) => seen.place === place);
  const picture = (seen: SeenCard): Departure => ({ seen, face: copyOf(seen.svg) });
  const top = move.covers ? at(move.to.place).at(-1) : undefined;
  return {
    move,
    begin,
    departures: candidates(at(move.from.place), move.card, move.from).map(picture),
    covered: top ? picture(top) : null,
  };
}

/** With reduced motion, cards fade in where they have come to. */
function fade(journeys: Journey[], before: SeenCard[]): void {
  const taken = new Set<SVGElement>();
  for (const { move } of journeys) {
    const svg = findArrival(move.card, move.to, before, taken);
    if (!svg) continue;
    taken.add(svg);
    svg.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime() });
  }
}

/** Cards on the table that make room for others. */
let glides: Animation[] = [];

function depart(journeys: Journey[], before: SeenCard[]): void {
  for (const each of glides) each.cancel();
  glides = [];
  const earlier = travellers();
  const left = new Set<SVGElement>();
  const taken = new Set<SVGElement>();
  for (const journey of journeys) send(journey, before, left, taken);
  for (const traveller of earlier) goOn(traveller, before, taken);
  makeRoom(journeys, before, taken);
  const gliding = glides;
  // They set off when the page has drawn the new table: doing both at once would make them stumble.
  for (const each of gliding) each.pause();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const each of travellers()) if (!each.dragged) each.setOff();
      for (const each of gliding) if (each.playState === "paused") each.play();
    }),
  );
}

/** Choose the card that leaves: one that is dragged, else one that is gone from its place. */
function chooseDeparture(departures: Departure[], left: ReadonlySet<SVGElement>): Departure | undefined {
  const free = departures.filter(({ seen }) => !left.has(seen.svg) || !hasLeft(seen));
  const gone = free.filter(({ seen }) => hasLeft(seen));
  return free.find(({ seen }) => travellerFor(seen.svg)?.dragged) ?? gone.at(-1) ?? free.at(-1);
}

function send({ move, begin, departures, covered }: Journey, before: SeenCard[], left: Set<SVGElement>, taken: Set<SVGElement>): void {
  const home = findArrival(move.card, move.to, before, taken);
  const departure = chooseDeparture(departures, left);
  const face = home ? copyOf(home) : departure?.face;
  const from = departure?.seen.box ?? boxIn(move.from.place, home?.getBoundingClientRect().width ?? 0);
  if (!face || !from?.width) return;
  const to = boxOfArrival(home, move, from);
  if (!to?.width) return;
  if (departure) left.add(departure.seen.svg);
  if (home) taken.add(home);

  const pulled = departure && takenOver(departure.seen);
  const delay = pulled ? 0 : begin + (move.after ?? 0) * beatTime();
  const way = { delay: delay + (move.shakes ? shakeTime() : 0), duration: travelTime() };
  const stays = !departure || !hasLeft(departure.seen);
  const shown = departure && (move.card !== null || departure.seen.card === null) ? departure.face : face;
  const traveller = new Traveller(move.card, from, shown, to.width);
  traveller.place = move.to.place;
  if (covered) cover(traveller, home, covered);
  traveller.standFor(home);
  if (shown !== face) traveller.turn(face, departure?.seen.card !== (home?.dataset.card ?? null) ? "flip" : "fade", way);
  if (stays) traveller.appear(way.delay);
  if (move.shakes) traveller.shake(delay);
  traveller.go(to, way);
  pulled?.remove();
}

/** Return the traveller that already stands for a card that leaves: it was dragged, or has not arrived yet. */
function takenOver(seen: SeenCard): Traveller | undefined {
  const found = travellerFor(seen.svg);
  return found?.dragged || hasLeft(seen) ? found : undefined;
}

function boxOfArrival(home: SVGElement | null, move: Move, from: Box): Box | null {
  return home ? boxOf(home) : boxIn(move.to.place, from.width);
}

/** Keep the top of a pile in sight until another card lies on it. */
function cover(traveller: Traveller, home: SVGElement | null, { seen, face }: Departure): void {
  const coming = travellers().filter((each) => each !== traveller && each.place === traveller.place && !each.covered);
  if (home && !coming.length && hasLeft(seen)) traveller.keepTop(home, seen.card, face);
  for (const each of coming) each.covered = true;
  traveller.beneath = coming;
}

/** Let a card that was on its way before the event go on, to where its place is now. */
function goOn(traveller: Traveller, before: SeenCard[], taken: ReadonlySet<SVGElement>): void {
  const { card, place } = traveller;
  if (!traveller.isHome() || taken.has(traveller.home!)) {
    const found = findArrival(card, { place }, before, taken);
    traveller.standFor(found && found.dataset.card === card ? found : null);
  }
  if (traveller.dragged && !traveller.home) traveller.remove();
  else if (traveller.home) traveller.follow(boxOf(traveller.home));
}

/** Let the cards that stayed, but lie elsewhere now, glide there while others come and go. */
function makeRoom(journeys: Journey[], before: SeenCard[], taken: ReadonlySet<SVGElement>): void {
  const begins = new Map<string, number>();
  for (const { move, begin } of journeys) {
    const starts = begin + (move.shakes ? shakeTime() : 0);
    for (const { place } of [move.from, move.to]) begins.set(place, Math.min(starts, begins.get(place) ?? Infinity));
  }
  const moved = before
    .filter((seen) => !hasLeft(seen) && !taken.has(seen.svg) && !travellerFor(seen.svg))
    .map((seen) => ({ ...seen, now: boxOf(seen.svg) }))
    .filter(({ box, now }) => now.width > 0 && Math.abs(now.width - box.width) < 1 && distance(box, now) > 1);
  glides = moved.map(({ svg, place, box, now }) => {
    const frame = svg.closest(".card-face") ?? svg;
    return frame.animate([{ translate: `${box.x - now.x}px ${box.y - now.y}px` }, { translate: "0 0" }], {
      delay: begins.get(place) ?? 0,
      duration: travelTime(),
      easing: EASING,
      fill: "backwards",
    });
  });
}
