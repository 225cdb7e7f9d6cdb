/** Cards that go from one place to another, each under its own name. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { calm, settings } from "../lib/settings.svelte";

const LONG = 260;
export const pace = (): number => (calm() ? 1 : LONG / settings.speed);

/** A pair of transitions: what is sent from one place is received at another. */
export function moving() {
  return crossfade({ duration: () => pace(), easing: cubicOut, fallback: (node) => fade(node, { duration: pace() }) });
}
