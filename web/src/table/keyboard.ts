/** Whether a key is meant for something else than the table: a field, a dialog, or the browser. */
export function isShortcutBlocked(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}
