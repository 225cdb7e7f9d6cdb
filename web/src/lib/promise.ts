/** The promise behind the deal: before a game the server tells the hash of a secret, after it the secret itself. */

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the secret is the promised one; null where the browser cannot say (it reckons on safe connections only). */
export async function kept(promise: string, secret: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === promise;
}
