/** The sheets that this browser keeps, one for each game, and how earlier games ended. */
import { store, stored } from "../lib/settings.svelte";
import { newRound, outcomeOf, totalsOf, type Round, type ScoreSheet, type Sheet } from "./sheet";

export interface Earlier {
  game: string;
  at: number;
  names: string[];
  totals: number[];
  winners: number[];
}

interface Sheets {
  open: Record<string, Sheet | undefined>;
  earlier: Earlier[];
}

const KEY = "saltmochi.sheets";
const MOST_EARLIER = 50;

const found = stored<Partial<Sheets>>(KEY, {});
export const sheets: Sheets = $state({ open: found.open ?? {}, earlier: found.earlier ?? [] });

/** Keep what is written. Called once, by the page. */
export function keepSheets(): void {
  $effect(() => store(KEY, sheets));
}

export function beginSheet(sheet: Pick<Sheet, "game" | "names" | "edition" | "target" | "variant">): void {
  sheets.open[sheet.game] = { ...sheet, rounds: [], draft: null, change: null };
}

/** Put a sheet aside; what it came to is remembered. */
export function closeSheet(rules: ScoreSheet, sheet: Sheet): void {
  const { game } = sheet;
  if (sheet.rounds.length) {
    const ended = {
      game,
      at: Date.now(),
      names: [...sheet.names],
      totals: totalsOf(rules, sheet),
      winners: outcomeOf(rules, sheet)?.winners ?? [],
    };
    sheets.earlier = [ended, ...sheets.earlier].slice(0, MOST_EARLIER);
  }
  delete sheets.open[game];
}

/** The round to write (null: a new one, or the one begun), or a written one to change. */
export function openRound(sheet: Sheet, index: number | null): Round {
  if (index === null) {
    sheet.draft ??= newRound(sheet.names.length);
    return sheet.draft;
  }
  if (sheet.change?.index !== index) sheet.change = { index, round: $state.snapshot(sheet.rounds[index]!) };
  return sheet.change.round;
}

export function writeRound(sheet: Sheet, index: number | null): void {
  if (index === null && sheet.draft) sheet.rounds.push(sheet.draft);
  if (index !== null && sheet.change) sheet.rounds[index] = sheet.change.round;
  dropRound(sheet, index);
}

/** Forget what was begun. */
export function dropRound(sheet: Sheet, index: number | null): void {
  if (index === null) sheet.draft = null;
  else sheet.change = null;
}

export function deleteRound(sheet: Sheet, index: number): void {
  sheet.rounds.splice(index, 1);
  sheet.change = null;
}
