/** The commitment behind the deal: before a game the server publishes the hash of a secret, after it the secret itself. */

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the secret has the published hash; null where the browser cannot compute it (it does on secure connections only). */
export async function matchesCommitment(commitment: string, secret: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === commitment;
}
