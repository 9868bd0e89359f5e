/** Decks of one's own by name, those set aside, the one in hand and the cards one owns: in this browser. */

import { readKept, withAside, withNamed, withoutNamed, writeKept } from "../../../lists/storage";
import type { Deck } from "./deck";

const MOST = 60;
const MOST_DRAFTS = 8;
const KEY = "grognard-eagles-decks";
const DRAFTS = "grognard-eagles-deck-drafts";
const HAND = "grognard-eagles-deck";
const OWNED = "grognard-eagles-owned";

function isDeck(value: unknown): value is Deck {
  const one = value as Partial<Deck> | null;
  const plain = [one?.battle, one?.army, one?.scale, one?.name].every((text) => typeof text === "string");
  return plain && Object.values(one?.copies ?? { none: 0 }).every((n) => Number.isInteger(n) && n > 0);
}

const all = (value: unknown): [string, unknown][] => (value && typeof value === "object" ? Object.entries(value) : []);

function decks(value: unknown): Record<string, Deck> {
  return Object.fromEntries(all(value).filter((pair): pair is [string, Deck] => isDeck(pair[1])));
}

function counts(value: unknown): Record<string, number> {
  const good = ([id, n]: [string, unknown]): boolean => /^\d{3}$/.test(id) && Number.isInteger(n) && Number(n) > 0;
  return Object.fromEntries(all(value).filter(good) as [string, number][]);
}

export const kept = $state<{
  decks: Record<string, Deck>;
  drafts: readonly Deck[]; // the latest first
  owned: Record<string, number>;
}>({ decks: {}, drafts: [], owned: {} });

/** Read again what this browser has, as another page may have changed it. */
export function look(): void {
  kept.decks = decks(readKept(KEY, {}));
  kept.drafts = Object.values(readKept<unknown[]>(DRAFTS, [])).filter(isDeck);
  kept.owned = counts(readKept(OWNED, {}));
}

/** The names of decks of an army, or of all. */
export function names(army = ""): string[] {
  const found = Object.entries(kept.decks).filter(([, deck]) => !army || deck.army === army);
  return found.map(([name]) => name).sort((a, b) => a.localeCompare(b));
}

export function keepDeck(deck: Deck): boolean {
  kept.decks = withNamed(kept.decks, deck.name, deck, MOST);
  return writeKept(KEY, kept.decks);
}

export function dropDeck(name: string): void {
  kept.decks = withoutNamed(kept.decks, name);
  writeKept(KEY, kept.decks);
}

export function keepDraft(deck: Deck): void {
  kept.drafts = withAside(kept.drafts, deck, (one) => one.copies, MOST_DRAFTS);
  writeKept(DRAFTS, kept.drafts);
}

export function dropDraft(deck: Deck): void {
  kept.drafts = kept.drafts.filter((one) => one !== deck);
  writeKept(DRAFTS, kept.drafts);
}

export function inHand(): { deck: Deck; touched: boolean } | null {
  const found = readKept<{ deck?: unknown; touched?: unknown } | null>(HAND, null);
  return found && isDeck(found.deck) ? { deck: found.deck, touched: found.touched === true } : null;
}

export const keepInHand = (deck: Deck, touched: boolean): boolean => writeKept(HAND, { deck, touched });

/** So many of a card are at home. */
export function own(id: string, copies: number): boolean {
  const { [id]: _, ...others } = kept.owned;
  kept.owned = copies > 0 ? { ...others, [id]: copies } : others;
  return writeKept(OWNED, kept.owned);
}

export function ownAll(counted: Record<string, number>): boolean {
  kept.owned = counted;
  return writeKept(OWNED, kept.owned);
}
