/** Armies of one's own, by name, and the one in hand: kept in this browser, for each game. */

import type { ArmyFacts } from "../../app/protocol.gen";
import { readKept, withAside, withNamed, withoutNamed, writeKept } from "../../lists/storage";

const MOST = 60;
const MOST_DRAFTS = 8;

/** `touched`: changed by hand since it was opened, and saved under no name. */
export interface InHand {
  army: ArmyFacts;
  points: number;
  touched?: boolean;
}

/** An army that was set aside unsaved when another was taken up. */
export interface Aside extends InHand {
  name: string;
  colour: string;
}

/** A list as text, and the colours of its emblem. */
export interface Kept {
  text: string;
  colour: string;
}

const keyOf = (what: string, game: string): string => `grognard-${what}-${game}`;

function lists(value: unknown): Record<string, Kept> {
  const pairs = value && typeof value === "object" ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter(([, one]) => typeof one?.text === "string"));
}

function asides(value: unknown): Aside[] {
  const found = Array.isArray(value) ? (value as Partial<Aside>[]) : [];
  return found.filter((one): one is Aside => typeof one?.name === "string" && !!one.army && !!one.points);
}

interface Own {
  game: string;
  armies: Record<string, Kept>;
  drafts: readonly Aside[]; // the latest first
}

export const own = $state<Own>({ game: "", armies: {}, drafts: [] });

/** Armies of this game are shown from this moment. */
export function lookFor(game: string): void {
  if (own.game === game) return;
  const armies = lists(readKept(keyOf("armies", game), {}));
  Object.assign(own, { game, armies, drafts: asides(readKept(keyOf("drafts", game), [])) });
}

/** Set an army aside; the oldest of too many goes. */
export function keepDraft(draft: Aside): void {
  own.drafts = withAside(own.drafts, draft, (one) => one.army, MOST_DRAFTS);
  writeKept(keyOf("drafts", own.game), own.drafts);
}

export function dropDraft(draft: Aside): void {
  own.drafts = own.drafts.filter((one) => one !== draft);
  writeKept(keyOf("drafts", own.game), own.drafts);
}

export const names = (): string[] => Object.keys(own.armies).sort((a, b) => a.localeCompare(b));

/** Under its name, in place of one that was called so; false where nothing can be kept. */
export function keepArmy(name: string, kept: Kept): boolean {
  own.armies = withNamed(own.armies, name, kept, MOST);
  return writeKept(keyOf("armies", own.game), own.armies);
}

export function dropArmy(name: string): void {
  own.armies = withoutNamed(own.armies, name);
  writeKept(keyOf("armies", own.game), own.armies);
}

export function inHand(game: string): InHand | null {
  const found = readKept<Partial<InHand>>(keyOf("army", game), {});
  if (!found.army || typeof found.points !== "number") return null;
  return { army: found.army, points: found.points, ...(found.touched ? { touched: true } : {}) };
}

export function keepInHand(game: string, army: InHand): void {
  writeKept(keyOf("army", game), army);
}
