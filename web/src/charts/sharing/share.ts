/** Links to a battle: after the #, which no server reads, the battle itself, compressed, or the id of a shared one. */

import type { Battle } from "../battle/battle";

const MARK = "#battle=";
const SHARED = "#shared=";
const ID = /^[a-z2-9]{16}$/;
export const LONGEST_TEXT = 400_000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const read = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  const found: Uint8Array[] = [];
  let length = 0;
  const reader = read.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LONGEST_TEXT) throw new Error("too long");
    found.push(next.value);
  }
  return new Uint8Array(await new Blob(found as BlobPart[]).arrayBuffer());
}

export async function linkOf(battle: Battle): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(battle)), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  const code = btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}/charts/${battle.game}${MARK}${code}`;
}

/** The id of the shared battle in an address; null when it names none, empty when it is damaged. */
export const sharedIn = (hash: string): string | null =>
  hash.startsWith(SHARED) ? (ID.exec(hash.slice(SHARED.length))?.[0] ?? "") : null;

/** The text of the battle in an address; null when it carries none, empty when it is damaged. */
export async function textIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}
