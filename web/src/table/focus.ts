/** Keep the focus at the table: when what had it is gone or disabled, it goes to what can be done next, or to the prompt. */

/** Elements that say what is expected of the player; only scripts give them the focus. */
const PROMPT = ".board [data-prompt]";
const CHOICE = ".board [data-choice]:not(:disabled, [tabindex='-1'])";

const isLost = (at: Element | null): boolean => !at || at === document.body || !at.isConnected || at.matches(":disabled");

export interface FocusKeeper {
  /** Look for the focus; call it whenever the table has changed. */
  settle: () => void;
  stop: () => void;
}

export function keepFocus(): FocusKeeper {
  const ears = new AbortController();
  const { signal } = ears;
  /** Whether the player used the keyboard last: for others, nothing but the prompt gets the focus. */
  let keyboard = false;
  /** Whether there was a focus at the table that can be lost, or a key that acts without one. */
  let used = false;

  function settle(): void {
    const at = document.activeElement;
    const resting = at?.matches(PROMPT) ?? false;
    if (!used || !(isLost(at) || resting) || document.querySelector("dialog[open]")) return;
    const choices = keyboard ? [...document.querySelectorAll<HTMLElement>(CHOICE)] : [];
    const next = choices.find((each) => each.checkVisibility({ visibilityProperty: true }));
    (next ?? (resting ? null : document.querySelector<HTMLElement>(PROMPT)))?.focus({ preventScroll: true });
    // Cards on their way cannot have the focus yet.
    if (choices.length && !next) setTimeout(settle, 100);
  }

  function key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey) return;
    keyboard = true;
    if (/^[1-9]$/.test(key)) used = true;
    if (used) requestAnimationFrame(settle);
  }
  function focus({ target }: FocusEvent): void {
    if (target instanceof Element && target.closest(".board")) used = true;
  }
  addEventListener("keydown", key, { signal, capture: true });
  addEventListener("pointerdown", () => (keyboard = false), { signal, capture: true });
  document.addEventListener("focusin", focus, { signal });
  // A dialog gives the focus back to what may be gone by now.
  document.addEventListener("close", () => requestAnimationFrame(settle), { signal, capture: true });
  return { settle, stop: () => ears.abort() };
}
