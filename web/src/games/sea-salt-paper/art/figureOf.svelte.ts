/** The figure of every kind. Those of Extra Salt are loaded when the first of them is shown. */
import type { ExtraSaltKind, Kind } from "../cards";
import { FIGURES, type Figure } from "./figures";

const NOTHING: Figure = { facets: [], creases: [] };

let extraSalt: Partial<Record<Kind, Figure>> | undefined = $state.raw();
let loading: Promise<void> | undefined;

/** Load the figures of Extra Salt, once. */
export function loadExtraSalt(): Promise<void> {
  loading ??= import("./extraSalt").then(
    ({ EXTRA_SALT }) => void (extraSalt = EXTRA_SALT),
    () => void (loading = undefined),
  );
  return loading;
}

/** Return the figure of a kind; one that is still loading is empty. */
export function figureOf(kind: Kind): Figure {
  const figure = FIGURES[kind as Exclude<Kind, ExtraSaltKind>] ?? extraSalt?.[kind];
  if (!figure) void loadExtraSalt();
  return figure ?? NOTHING;
}
