/** Where we are: the part of the address after #, which no server ever sees. */

function parts(): string[] {
  return decodeURIComponent(location.hash.replace(/^#\/?/, "")).split("/").filter(Boolean);
}

let current: string[] = $state(parts());
addEventListener("hashchange", () => {
  current = parts();
  scrollTo(0, 0);
});

/** `["table", id]`, `["learn", game]`; nothing for the start page. */
export const route = (): string[] => current;

export function go(...path: (string | number)[]): void {
  location.hash = `/${path.join("/")}`;
}

export const link = (...path: (string | number)[]): string => `#/${path.join("/")}`;
