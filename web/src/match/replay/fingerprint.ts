/** The fingerprint by which a server promises its secret, worked out in the reader's own browser. */

const LABEL = "grognard dice 1\n";

/** As `commitment` of kernel/records/fair.py: SHA-256 over the label and the bytes of the secret. */
export async function fingerprint(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  const message = new Uint8Array([...new TextEncoder().encode(LABEL), ...bytes]);
  const digest = await crypto.subtle.digest("SHA-256", message);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
