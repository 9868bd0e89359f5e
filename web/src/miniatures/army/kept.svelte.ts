/** Armies of one's own, by name, and the one in hand: kept in this browser. */

const OWN = "grognard-armies";
const IN_HAND = "grognard-army";
const MOST = 60;

export interface InHand {
  text: string;
  points: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // unreadable, or forbidden by the browser: begin anew
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // a browser that keeps nothing still builds
  }
}

function texts(value: unknown): Record<string, string> {
  const pairs = value && typeof value === "object" ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}

export const own = $state<{ armies: Record<string, string> }>({ armies: texts(read(OWN, {})) });

export const names = (): string[] => Object.keys(own.armies).sort((a, b) => a.localeCompare(b));

/** Under its name, in place of one that was called so; false where nothing can be kept. */
export function keepArmy(name: string, text: string): boolean {
  const others = Object.entries(own.armies).filter(([other]) => other !== name);
  own.armies = Object.fromEntries([...others.slice(1 - MOST), [name, text]]);
  return write(OWN, own.armies);
}

export function dropArmy(name: string): void {
  own.armies = Object.fromEntries(Object.entries(own.armies).filter(([other]) => other !== name));
  write(OWN, own.armies);
}

export function inHand(): InHand | null {
  const found = read<Partial<InHand>>(IN_HAND, {});
  return typeof found.text === "string" && typeof found.points === "number"
    ? { text: found.text, points: found.points }
    : null;
}

export function keepInHand(army: InHand): void {
  write(IN_HAND, army);
}
