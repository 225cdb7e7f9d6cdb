/** How long motions take. The speed of the settings scales all of it. */
import { settings } from "../lib/settings.svelte";

/** A card's way from one place to another, in milliseconds. */
const TRAVEL = 240;
/** Between two cards that leave one after the other. */
const BEAT = 60;
const SHAKE = 320;
const FADE = 200;
export const EASING = "cubic-bezier(0.35, 0.05, 0.2, 1)";

const scaled = (time: number): number => time / settings.speed;
export const travelTime = (): number => scaled(TRAVEL);
export const beatTime = (): number => scaled(BEAT);
export const shakeTime = (): number => scaled(SHAKE);
export const fadeTime = (): number => scaled(FADE);

let restsAt = 0;
/** Note that cards move for so many milliseconds from now. */
export const expectMotion = (time: number): void => {
  restsAt = Math.max(restsAt, performance.now() + time);
};
/** Return the milliseconds until all cards have arrived. */
export const timeToRest = (): number => Math.max(0, restsAt - performance.now());
