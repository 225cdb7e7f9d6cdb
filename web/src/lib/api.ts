/** What is asked of the server without a connection. */
import type { Found, Games, Lobby, NewTable, OpenedTable, Replay, TableInfo, Wrong } from "../protocol";
import { settings } from "./settings.svelte";

/** Why the server refused; its text is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "accept-language": settings.language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const wrong = (await answer.json().catch(() => ({ code: "failed", text: answer.statusText }))) as Wrong;
    throw new Refusal(wrong.code, wrong.text);
  }
  return (await answer.json()) as T;
}

export const lobby = (): Promise<Lobby> => ask("/api/tables");
export const openTable = (table: NewTable): Promise<OpenedTable> => ask("/api/tables", table);
export const findTable = (code: string): Promise<Found> => ask(`/api/codes/${encodeURIComponent(code)}`);
/** A code as it was given out, however it was typed: `abc-234` is `ABC234`. */
export const plainCode = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
export const tableInfo = (table: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(table)}`);
export const games = (table: string): Promise<Games> => ask(`/api/tables/${encodeURIComponent(table)}/games`);
export const replay = (table: string, number: number, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/games/${number}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const recordAddress = (table: string, number: number): string => `/api/tables/${encodeURIComponent(table)}/games/${number}/record`;
