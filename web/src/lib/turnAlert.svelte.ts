/** A page in the background says that it is the player's turn: by its title, by sound, by vibration, by a notification. */
import { notify } from "./notifications";
import { settings } from "./settings.svelte";
import { playSound } from "./sounds";
import { say } from "./words.svelte";

let waiting = $state(false);

/** Return the title of a page, which says so while the player is waited for in the background. */
export const titleWithTurn = (title: string): string => (waiting ? say("web-turn-title", { title }) : title);

/** Milliseconds of vibration, pause and vibration. */
const VIBRATION = [90, 70, 90];

/** Tell the player, as far as the settings allow it; the result takes the notification away. */
function tellTurn(game: string): () => void {
  playSound("turn");
  navigator.vibrate?.(VIBRATION);
  if (!settings.notify) return () => {};
  return notify(say("web-your-turn"), { body: game, tag: "turn", vibrate: VIBRATION });
}

/** Watch whose turn it is while the calling component is on the page. */
export function useTurnAlert(myTurn: () => boolean, game: () => string): void {
  let hidden = $state(document.hidden);
  let turn = $derived(myTurn());
  $effect(() => {
    const look = (): void => void (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    waiting = hidden && turn;
    return () => (waiting = false);
  });
  // Whoever looks elsewhere in their own turn knows it already: only a turn that begins then is told.
  $effect(() => {
    if (!turn || !document.hidden) return;
    const forget = tellTurn(game());
    document.addEventListener("visibilitychange", forget, { once: true });
    return forget;
  });
}
