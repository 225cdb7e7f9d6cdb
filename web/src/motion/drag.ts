/**
 * Drag and drop for cards, by mouse, finger and pen. Dragging never does more than tapping: it begins only with cards that
 * can be tapped, and the places that light up are those that a tap would light.
 */
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "../lib/settings.svelte";
import type { TableConnection } from "../lib/tableConnection.svelte";
import { boxOf, type Box } from "./boxes";
import { travelTime } from "./pace";
import { copyOf, Traveller } from "./traveller";

/** A place that a card may be dropped on. */
export interface Target {
  /** A selector for the element. */
  at: string;
  /** Do what dropping means; whether the server was asked, so that the card stays where it was dropped. */
  drop: () => boolean;
}

/** Return a target that does an action of the game. */
export const actionTarget = (connection: TableConnection, at: string, action: string): Target => ({
  at,
  drop: () => {
    connection.act(action);
    return connection.waiting;
  },
});

/** Return the selector of a place of the table. */
export const atPlace = (place: string): string => `[data-place="${place}"]`;

export interface Drag {
  targets: Target[];
  /** The cards that come along with the one that is held, by the target below. */
  along?: (over: Target | null) => SVGElement[];
  /** Hear which target is below the card. */
  hover?: (over: Target | null) => void;
}

/** A card is dragged when it was moved so far, in pixels. */
const THRESHOLD = 7;
/** How far around its target a card may be dropped. */
const MARGIN = 14;
/** A card that was dropped waits so long for the server's answer before it goes back, in milliseconds. */
const PATIENCE = 2000;

type Point = Pick<PointerEvent, "clientX" | "clientY">;

function targetAt(targets: readonly Target[], { clientX: x, clientY: y }: Point): Target | null {
  const near = targets.flatMap((target) => {
    const rect = document.querySelector(target.at)?.getBoundingClientRect();
    if (!rect || x < rect.left - MARGIN || x > rect.right + MARGIN || y < rect.top - MARGIN || y > rect.bottom + MARGIN) return [];
    return [{ target, far: Math.abs(x - rect.x - rect.width / 2) + Math.abs(y - rect.y - rect.height / 2) }];
  });
  return near.sort((one, other) => one.far - other.far)[0]?.target ?? null;
}

function mark(targets: readonly Target[], over: Target | null): void {
  for (const element of document.querySelectorAll("[data-drop]")) element.removeAttribute("data-drop");
  for (const target of targets) document.querySelector(target.at)?.setAttribute("data-drop", target === over ? "over" : "open");
}

/** A card above the table, held by its card on the table. */
interface Held {
  traveller: Traveller;
  svg: SVGElement;
  begin: Box;
}

function hold(svg: SVGElement): Held {
  const begin = boxOf(svg);
  const traveller = new Traveller(svg.dataset.card ?? null, begin, copyOf(svg)).standFor(svg);
  traveller.dragged = true;
  traveller.place = svg.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
  return { traveller, svg, begin };
}

function giveBack({ traveller, svg }: Held): void {
  if (!traveller.element.isConnected) return;
  if (prefersReducedMotion() || !svg.isConnected) traveller.remove();
  else {
    traveller.dragged = false;
    traveller.go(boxOf(svg), { delay: 0, duration: travelTime() }).setOff();
  }
}

/** Whether a finger that moves sideways scrolls a row of cards. */
function scrolls(element: Element, dx: number, dy: number): boolean {
  if (Math.abs(dx) <= Math.abs(dy)) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible") return true;
  return false;
}

/** Swallow the click that ends a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * Let the card inside an element be dragged. `begin` says what may be done with it now, or null for nothing; it is asked
 * when a pointer goes down.
 */
export const draggable =
  (begin: () => Drag | null): Attachment<HTMLElement> =>
  (element) => {
    let drag: Drag | null = null;
    let start = { clientX: 0, clientY: 0 };
    let pointer = -1;
    let own: Held | null = null;
    let others: Held[] = [];
    let over: Target | null = null;
    /** Ends listening to the pointer that is down. */
    let tracking = new AbortController();

    function lift(event: PointerEvent): void {
      const svg = element.querySelector<SVGElement>("svg.card:not([data-beneath] *)");
      if (!svg) return;
      element.setPointerCapture(event.pointerId);
      own = hold(svg);
      document.documentElement.dataset.dragging = "";
    }

    function carry(event: PointerEvent): void {
      if (!drag || !own) return;
      over = targetAt(drag.targets, event);
      drag.hover?.(over);
      mark(drag.targets, over);
      const along = drag.along?.(over) ?? [];
      for (const each of others.filter(({ svg }) => !along.includes(svg))) giveBack(each);
      others = along.map((svg) => others.find((each) => each.svg === svg) ?? hold(svg));
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      for (const { traveller, begin: box } of [...others, own]) traveller.put({ ...box, x: box.x + dx, y: box.y + dy });
    }

    function end(): Held[] {
      const held = own ? [own, ...others] : [];
      mark([], null);
      drag?.hover?.(null);
      delete document.documentElement.dataset.dragging;
      drag = own = over = null;
      others = [];
      return held;
    }

    function move(event: PointerEvent): void {
      if (!drag || event.pointerId !== pointer) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!own && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!own && event.pointerType === "touch" && scrolls(element, dx, dy)) drag = null;
      else if (!own) lift(event);
      carry(event);
    }

    function release(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      tracking.abort();
      const target = own && (over ?? targetAt(drag?.targets ?? [], event));
      if (own) swallowClick();
      const held = end();
      if (target?.drop()) setTimeout(() => held.forEach((each) => each.traveller.dragged && giveBack(each)), PATIENCE);
      else held.forEach(giveBack);
    }

    function cancel(): void {
      tracking.abort();
      end().forEach(giveBack);
    }

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || own) return;
      drag = begin();
      if (!drag?.targets.length) drag = null;
      if (!drag) return;
      start = { clientX: event.clientX, clientY: event.clientY };
      pointer = event.pointerId;
      tracking.abort();
      tracking = new AbortController();
      // A quick pointer is outside of the card with its first move.
      addEventListener("pointermove", move, { signal: tracking.signal });
      addEventListener("pointerup", release, { signal: tracking.signal });
      addEventListener("pointercancel", cancel, { signal: tracking.signal });
    }

    /** A finger that drags does not scroll. */
    function keepPage(event: TouchEvent): void {
      const [touch] = event.touches;
      if (!drag || !touch || !event.cancelable) return;
      if (own || !scrolls(element, touch.clientX - start.clientX, touch.clientY - start.clientY)) event.preventDefault();
    }

    element.style.userSelect = "none";
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", keepPage, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", keepPage);
      tracking.abort();
      // What was just dropped goes on from where it is; what is still held goes back.
      end().forEach(({ traveller }) => traveller.remove());
    };
  };
