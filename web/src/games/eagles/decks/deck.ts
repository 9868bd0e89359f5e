/** A deck in hand, and which cards may still come into it. Headless: the page only asks. */

import type { DeckArmyInfo, DeckCheck, DeckForm } from "../../../app/protocol.gen";
import { faceOf, type PieceInfo } from "../cards/piece";

export interface Deck {
  battle: string;
  army: string;
  scale: string;
  name: string;
  copies: Record<string, number>; // by the number of the card
}

/** What a card may not come in for: a rule with its facts, or what is not owned. */
export interface Closed {
  kind: "barred" | "copies" | "points" | "owned";
  cite: string;
  words: string; // of the game, where it has said them
  count: number; // copies at most, or points missing
  left: number; // points that there still are
}

/** How many of each card there are at home; null where that does not count. */
export type Owned = Readonly<Record<string, number>> | null;

export function emptyDeck(battle: string, army: string, scale = "1"): Deck {
  return { battle, army, scale, name: "", copies: {} };
}

export const countOf = (deck: Deck): number => Object.values(deck.copies).reduce((all, n) => all + n, 0);

export function armyOf(form: DeckForm | null, deck: Deck): DeckArmyInfo | null {
  const battle = form?.battles.find((one) => one.key === deck.battle);
  return battle?.armies.find((one) => one.key === deck.army) ?? null;
}

/** A limit at a scale is rounded down, as the server does. */
export function limitOf(army: DeckArmyInfo | null, scale: string): number {
  const [times = 1, by = 1] = scale.split("/").map(Number);
  return Math.floor(((army?.points ?? 0) * times) / by);
}

export function pointsOf(deck: Deck, pieces: ReadonlyMap<string, PieceInfo>): number {
  let sum = 0;
  for (const [id, copies] of Object.entries(deck.copies)) sum += copies * costOf(pieces.get(id));
  return sum;
}

export const costOf = (piece: PieceInfo | undefined): number => (piece ? faceOf(piece).points : 0);

export const mostOf = (piece: PieceInfo): number => Number(piece.facts["copies"] ?? 1);

/** What is the same for every card while a deck does not change. */
export interface Limits {
  form: DeckForm;
  deck: Deck;
  left: number;
  owned: Owned;
  barred: ReadonlyMap<string, { cite: string; words: string }>;
}

export function limitsOf(
  form: DeckForm,
  deck: Deck,
  pieces: ReadonlyMap<string, PieceInfo>,
  owned: Owned = null,
): Limits {
  const army = armyOf(form, deck);
  const barred = new Map(army?.barred.flatMap((one) => one.pieces.map((id) => [id, one] as const)) ?? []);
  return { form, deck, left: limitOf(army, deck.scale) - pointsOf(deck, pieces), owned, barred };
}

/** Why no more of a card may be added, in the order in which the rules check. */
export function closedOf(limits: Limits, piece: PieceInfo): Closed | null {
  const { form, deck, owned, barred } = limits;
  const left = Math.max(0, limits.left);
  const bar = barred.get(piece.id);
  if (bar) return { kind: "barred", cite: bar.cite, words: bar.words, count: 0, left };
  const copies = deck.copies[piece.id] ?? 0;
  const most = mostOf(piece);
  if (copies >= most) {
    const cite = form.copies[faceOf(piece).arm] ?? form.copies["other"] ?? "";
    return { kind: "copies", cite, words: "", count: most, left };
  }
  if (owned && copies >= (owned[piece.id] ?? 0)) return { kind: "owned", cite: "", words: "", count: copies, left };
  const cost = costOf(piece);
  return cost > left ? { kind: "points", cite: form.points, words: "", count: cost - left, left } : null;
}

/** One more or one fewer; nothing is left of the last. */
export function changed(deck: Deck, id: string, by: number): Deck {
  const copies = Math.max(0, (deck.copies[id] ?? 0) + by);
  const { [id]: _, ...others } = deck.copies;
  return { ...deck, copies: copies ? { ...others, [id]: copies } : others };
}

/** The deck as the server reads it. */
export function written(deck: Deck): string {
  return Object.entries(deck.copies)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, copies]) => (copies > 1 ? `${id} x${copies}` : id))
    .join(", ");
}

export function deckOf(found: DeckCheck): Deck {
  const { battle, army, scale, name, copies } = found;
  return { battle, army, scale, name, copies: { ...copies } };
}
