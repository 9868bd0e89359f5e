/** What this browser keeps for its user, and files that it saves. A browser that keeps nothing still works. */

export function readKept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // unreadable, or forbidden by the browser: start over
  }
}

/** False where nothing can be kept. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** One more of what is kept by name, in place of one that was called so; the oldest of too many goes. */
export function withNamed<T>(all: Record<string, T>, name: string, one: T, most: number): Record<string, T> {
  const others = Object.entries(all).filter(([other]) => other !== name);
  return Object.fromEntries([...others.slice(1 - most), [name, one]]);
}

export function withoutNamed<T>(all: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
}

/** Set aside, the latest first and none twice; the oldest of too many goes. */
export function withAside<T>(all: readonly T[], one: T, what: (each: T) => unknown, most: number): T[] {
  const same = JSON.stringify(what(one));
  return [one, ...all.filter((other) => JSON.stringify(what(other)) !== same)].slice(0, most);
}

export function saveFile(name: string, text: string, type = "text/plain"): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** The name of a file: letters and digits only. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || ending}.${ending}`;
}

/** A link that was pasted comes down to its code. */
export function codeIn(pasted: string): string {
  return /\/(army|decks)(\/\w+)?#/.test(pasted) ? pasted.slice(pasted.indexOf("#") + 1) : pasted;
}
