/** Armies of one's own, by name, and the one in hand: kept in this browser, for each game. */

import type { ArmyFacts } from "../../app/protocol.gen";

const MOST = 60;

export interface InHand {
  army: ArmyFacts;
  points: number;
}

/** A list as text, and the colours of its emblem. */
export interface Kept {
  text: string;
  colour: string;
}

const keyOf = (what: string, game: string): string => `grognard-${what}-${game}`;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // unreadable, or forbidden by the browser: start over
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

function lists(value: unknown): Record<string, Kept> {
  const pairs = value && typeof value === "object" ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter(([, one]) => typeof one?.text === "string"));
}

export const own = $state<{ game: string; armies: Record<string, Kept> }>({ game: "", armies: {} });

/** Armies of this game are shown from now on. */
export function lookFor(game: string): void {
  if (own.game !== game) Object.assign(own, { game, armies: lists(read(keyOf("armies", game), {})) });
}

export const names = (): string[] => Object.keys(own.armies).sort((a, b) => a.localeCompare(b));

/** Under its name, in place of one that was called so; false where nothing can be kept. */
export function keepArmy(name: string, kept: Kept): boolean {
  const others = Object.entries(own.armies).filter(([other]) => other !== name);
  own.armies = Object.fromEntries([...others.slice(1 - MOST), [name, kept]]);
  return write(keyOf("armies", own.game), own.armies);
}

export function dropArmy(name: string): void {
  own.armies = Object.fromEntries(Object.entries(own.armies).filter(([other]) => other !== name));
  write(keyOf("armies", own.game), own.armies);
}

export function inHand(game: string): InHand | null {
  const found = read<Partial<InHand>>(keyOf("army", game), {});
  return found.army && typeof found.points === "number" ? { army: found.army, points: found.points } : null;
}

export function keepInHand(game: string, army: InHand): void {
  write(keyOf("army", game), army);
}
