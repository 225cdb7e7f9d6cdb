/** Promises: the server and the players fix random numbers by their hashes before anybody reveals one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Mix, TableInfo } from "../protocol";

const BYTES = 32;

/** Draw a seed that nobody can guess. */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** Return the promise of a secret or a seed: its hash. Not by `crypto.subtle`, which plain HTTP does not have. */
export const promiseOf = (number: string): string => bytesToHex(sha256(hexToBytes(number)));

const keeps = (promise: string, number: string): boolean => /^([0-9a-f]{2})+$/.test(number) && promiseOf(number) === promise;

/** Whether the secret and all seeds of a finished game are those that were promised. */
export const keptPromises = ({ promise, secret, mix = [] }: Pick<TableInfo, "promise" | "secret" | "mix">): boolean =>
  keeps(promise ?? "", secret ?? "") && mix.every(({ promise, seed }) => !seed || keeps(promise ?? "", seed));

/** What a game record says about what was mixed in, a line for each seat with a promise. */
export const mixLines = (mix: readonly Mix[]): string =>
  mix.map(({ promise, seed }, seat) => (promise ? `mix ${seat + 1}: ${promise}${seed ? ` ${seed}` : ""}\n` : "")).join("");
