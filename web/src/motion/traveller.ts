/**
 * A card on its way. It is one picture in a layer above the table, while the table hides the card at the place that it
 * goes to (or, when it is dragged, comes from). The browser's view transitions work like this too, but they allow one
 * transition at a time and keep clicks from the page.
 */
import type { Attachment } from "svelte/attachments";
import { boxOf, distance, RATIO, type Box } from "./boxes";
import { EASING, shakeTime } from "./pace";

/** The table hides a card with this attribute (see TravelLayer.svelte). */
const HIDDEN = "data-travelling";

let layer: HTMLElement | null = null;
const all = new Set<Traveller>();

export const travellers = (): Traveller[] => [...all];

/** Make an element the layer of all travellers. */
export const travelLayer: Attachment<HTMLElement> = (element) => {
  layer = element;
  const arriveAll = (): void => travellers().forEach((each) => each.remove());
  // In a window of another size all places are elsewhere.
  addEventListener("resize", arriveAll);
  return () => {
    removeEventListener("resize", arriveAll);
    arriveAll();
    layer = null;
  };
};

export const hasLayer = (): boolean => layer !== null;

/** Return what frames a card on the table. */
const frameOf = (svg: SVGElement): Element => svg.closest(".card-face") ?? svg;
/** Return what to hide with a card: its frame too, unless the frame shows another card meanwhile. */
const hiddenPart = (svg: SVGElement): Element => (frameOf(svg).querySelector(":scope > .resting") ? svg : frameOf(svg));

function showAgain(svg: SVGElement): void {
  svg.removeAttribute(HIDDEN);
  frameOf(svg).removeAttribute(HIDDEN);
}

/** Return the traveller that stands for a card on the table. */
export const travellerFor = (svg: SVGElement): Traveller | undefined =>
  travellers()
    .filter((each) => each.home === svg)
    .at(-1);

/** Return a picture of a card that has nothing to do with the table any more. */
export function copyOf(svg: SVGElement): SVGElement {
  const copy = svg.cloneNode(true) as SVGElement;
  for (const name of ["role", "aria-label", "data-card", HIDDEN]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

const transformOf = ({ x, y, width }: Box, full: number): string => `translate(${x}px, ${y}px) scale(${width / full})`;

/** How the picture changes on the way: it is turned over, or it becomes the smaller or larger drawing of the same card. */
export type Turning = "flip" | "fade";

interface Way {
  delay: number;
  duration: number;
}

export class Traveller {
  readonly element: HTMLElement;
  readonly card: string | null;
  /** The card on the table that it stands for. */
  home: SVGElement | null = null;
  /** Where it goes. */
  target: Box;
  place = "";
  /** Others that go to the same pile before it: they stay in sight until it arrives. */
  beneath: Traveller[] = [];
  covered = false;
  /** The former top of the pile that it goes to. */
  private resting: HTMLElement | null = null;
  /** Whether a finger or the mouse holds it, or has just let it go. */
  dragged = false;
  /** What the card on the table showed when it was hidden. */
  private shown: string | undefined;
  private readonly full: number;
  private readonly faces: HTMLElement;
  private flight: Animation | null = null;
  /** All of its animations. They begin together, when it sets off. */
  private animations: Animation[] = [];
  private waiting = true;
  private arrived = false;

  constructor(card: string | null, at: Box, face: SVGElement, widest = at.width) {
    this.card = card;
    this.target = at;
    this.full = Math.max(at.width, widest, 1);
    this.element = document.createElement("div");
    this.element.className = "traveller";
    if (card) this.element.dataset.card = card;
    Object.assign(this.element.style, {
      width: `${this.full}px`,
      height: `${this.full * RATIO}px`,
      transform: transformOf(at, this.full),
    });
    this.faces = document.createElement("div");
    this.faces.append(face);
    this.element.append(this.faces);
    layer?.append(this.element);
    all.add(this);
  }

  /** Where it is now. */
  get box(): Box {
    return boxOf(this.element);
  }

  /** Whether the card that it stands for is still on the table. */
  isHome(): boolean {
    return this.home !== null && this.home.isConnected && this.home.dataset.card === this.shown;
  }

  /** Keep the former top of a pile in sight, at the place of the card that covers it. */
  keepTop(top: SVGElement, card: string | null, face: SVGElement): void {
    this.resting = document.createElement("span");
    this.resting.className = "resting";
    this.resting.dataset.beneath = "";
    if (card) this.resting.dataset.card = card;
    this.resting.append(face);
    frameOf(top).append(this.resting);
  }

  /** Hide a card on the table, and stand for it. */
  standFor(svg: SVGElement | null): this {
    this.leave();
    this.home = svg;
    this.shown = svg?.dataset.card;
    if (svg) hiddenPart(svg).setAttribute(HIDDEN, "");
    return this;
  }

  /** Be somewhere at once, as a finger pulls it. */
  put(at: Box): void {
    this.target = at;
    this.element.style.transform = transformOf(at, this.full);
  }

  /** Go to a box and arrive there. */
  go(to: Box, { delay, duration }: Way): this {
    const from = this.flight ? this.box : this.target;
    this.animations = this.animations.filter((each) => each !== this.flight);
    this.flight?.cancel();
    this.target = to;
    this.element.style.transform = transformOf(to, this.full);
    const keyframes = [from, to].map((box) => ({ transform: transformOf(box, this.full) }));
    this.flight = this.animate(this.element, keyframes, { delay, duration, easing: EASING, fill: "both" });
    this.flight.finished.then(
      () => this.arrive(),
      () => undefined,
    );
    return this;
  }

  /** Correct the way to a target that has moved meanwhile. */
  follow(to: Box): void {
    if (!this.flight || distance(to, this.target) < 1) return;
    const { delay = 0, duration = 0 } = this.flight.effect?.getComputedTiming() ?? {};
    const passed = Number(this.flight.currentTime ?? 0);
    const left = Number(delay) + Number(duration) - passed;
    this.go(to, { delay: Math.max(0, Number(delay) - passed), duration: Math.max(90, Math.min(left, Number(duration))) });
  }

  /** Show nothing before it leaves: what it leaves from still shows itself. */
  appear(delay: number): this {
    if (delay > 0) this.animate(this.element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay });
    return this;
  }

  shake(delay: number): this {
    const turns = [0, -7, 6, -6, 5, -3, 0].map((turn) => ({ transform: `translateX(${turn / 2}px) rotate(${turn}deg)` }));
    this.animate(this.faces, turns, { delay, duration: shakeTime(), easing: "ease-in-out" });
    return this;
  }

  /** Become another picture on the way. */
  turn(face: SVGElement, turning: Turning, { delay, duration }: Way): this {
    this.faces.append(face);
    const timing: KeyframeAnimationOptions = { delay, duration, fill: "both" };
    const easing = turning === "flip" ? "steps(2, jump-none)" : "linear";
    this.animate(face, [{ opacity: 0 }, { opacity: 1 }], { ...timing, easing });
    if (turning === "flip")
      this.animate(this.faces, [{ transform: "scaleX(1)" }, { transform: "scaleX(0.04)" }, { transform: "scaleX(1)" }], {
        ...timing,
        easing: "ease-in-out",
        fill: "none",
      });
    return this;
  }

  remove(): void {
    this.flight?.cancel();
    this.flight = null;
    this.element.remove();
    this.resting?.remove();
    all.delete(this);
    this.leave();
    for (const other of this.beneath) {
      other.covered = false;
      if (other.arrived) other.remove();
    }
  }

  /** Begin to move. */
  setOff(): void {
    this.waiting = false;
    this.element.classList.add("moving");
    for (const each of this.animations) each.play();
    this.animations = [];
  }

  private animate(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(keyframes, timing);
    if (this.waiting) {
      animation.pause();
      this.animations.push(animation);
    }
    return animation;
  }

  private arrive(): void {
    this.arrived = true;
    if (!this.covered) this.remove();
  }

  private leave(): void {
    const { home } = this;
    this.home = null;
    if (home && !travellerFor(home)) showAgain(home);
  }
}
