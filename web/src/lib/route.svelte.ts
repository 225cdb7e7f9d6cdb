/** Where we are: the part of the address after #, which no server ever sees. */

function parts(): string[] {
  return decodeURIComponent(location.hash.replace(/^#\/?/, "")).split("/").filter(Boolean);
}

/** Where one was before a page is kept with its place in the browser's history: it is known after a reload, and on the way back. */
const origin = (): string[] | undefined => (history.state as { from?: string[] } | null)?.from;

let current: string[] = $state(parts());
let from: string[] = origin() ?? [];
addEventListener("hashchange", () => {
  const old = current;
  current = parts();
  // Another moment of the same replay has the same origin.
  from = origin() ?? (old[0] === current[0] ? from : [...old]);
  history.replaceState({ ...(history.state as object | null), from }, "");
  scrollTo(0, 0);
});

/** Where one came from to this page; nothing for the start page and for links from elsewhere. */
export const cameFrom = (): string[] => from;

/** `["table", id]`, `["learn", game]`; nothing for the start page. */
export const route = (): string[] => current;

export function go(...path: (string | number)[]): void {
  location.hash = `/${path.join("/")}`;
}

export const link = (...path: (string | number)[]): string => `#/${path.join("/")}`;
