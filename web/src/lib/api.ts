/** What is asked of the server without a connection. */
import type {
  ChoiceAdvice,
  Found,
  Games,
  Lobby,
  NewTable,
  OpenedTable,
  Replay,
  Review,
  ReviewProgress,
  TableInfo,
  Wrong,
} from "../protocol";
import { newSecret } from "./secret";
import { settings } from "./settings.svelte";

/** How long to wait before a request without an answer is repeated, in milliseconds. */
const REPEAT_AFTER = [300, 1000];
/** Codes after which a request may or may not have been carried out. */
const UNCERTAIN = ["storage", "busy", "failed"];
/** The secrets of tables that were asked for and not answered, by what was asked. Asked again, they open no second table. */
const unanswered = new Map<string, string>();

/** Why the server refused; its text is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
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

/** Ask again if the connection fails. Only for requests that can be repeated. */
async function askRepeatedly<T>(path: string, body: unknown): Promise<T> {
  for (const wait of REPEAT_AFTER) {
    try {
      return await ask<T>(path, body);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return ask<T>(path, body);
}

/** Open a table. Its secret is chosen here, so that it is opened once, however often an answer is lost. */
export async function openTable(table: Omit<NewTable, "token">): Promise<OpenedTable> {
  const wanted = JSON.stringify(table);
  const token = unanswered.get(wanted) ?? newSecret();
  unanswered.set(wanted, token);
  try {
    const opened = await askRepeatedly<OpenedTable>("/api/tables", { ...table, token });
    unanswered.delete(wanted);
    return opened;
  } catch (error) {
    if (error instanceof Refusal && !UNCERTAIN.includes(error.code)) unanswered.delete(wanted);
    throw error;
  }
}

/** Ask what the calls and waiting bring, in a position at a real table. */
export const advise = (position: string): Promise<ChoiceAdvice> => ask("/api/advice", { position });
export const lobby = (): Promise<Lobby> => ask("/api/tables");
export const findTable = (code: string): Promise<Found> => ask(`/api/codes/${encodeURIComponent(code)}`);
/** A code as it was given out, however it was typed: `abc-234` is `ABC234`. */
export const plainCode = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
export const tableInfo = (table: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(table)}`);
export const games = (table: string): Promise<Games> => ask(`/api/tables/${encodeURIComponent(table)}/games`);
export const replay = (table: string, number: number, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/games/${number}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const recordAddress = (table: string, number: number): string => `/api/tables/${encodeURIComponent(table)}/games/${number}/record`;
/** Ask for the review of a finished game, or look how far it is. */
export const askReview = (table: string, number: number, begin: boolean): Promise<Review | ReviewProgress> =>
  ask(`/api/tables/${encodeURIComponent(table)}/games/${number}/review`, begin ? {} : undefined);
