/** Transitions of cards that go from one place to another, each under its own key. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { prefersReducedMotion, settings } from "../lib/settings.svelte";

const LONG = 260;
export const moveDuration = (): number => (prefersReducedMotion() ? 1 : LONG / settings.speed);

/** A pair of transitions: what is sent from one place is received at another. */
export function cardTransitions() {
  return crossfade({ duration: () => moveDuration(), easing: cubicOut, fallback: (node) => fade(node, { duration: moveDuration() }) });
}
