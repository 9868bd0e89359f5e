/** A hidden question as the window shows it: what it is about, what may answer, how to decline. */

import type { Prompt } from "../../../app/protocol.gen";
import { pieceOf } from "../cards/catalogue";
import type { Piece, Scene } from "../scene/scene";
import { refused, type Said } from "../../../match/play/compose";
import type { Told } from "../../../match/play/state.svelte";
import type { Reason } from "../../../match/orders/menu/items";

/** What a die says that passes or fails a test. */
const TESTED: readonly string[] = ["pass", "fail"];

export interface Answering {
  card: string;
  plays: Said[];
}

/** A Special that may not answer now, and why. */
export interface Barred {
  card: string;
  why: Reason;
}

/** The cards that may answer, each with the sentences that play it. */
export function answering(all: readonly Said[]): Answering[] {
  const found = new Map<string, Said[]>();
  for (const said of all) {
    if (said.card === null) continue;
    found.set(said.card, [...(found.get(said.card) ?? []), said]);
  }
  return [...found].map(([card, plays]) => ({ card, plays }));
}

/** Specials in hand that may not answer now, and why. */
export function barred(prompt: Prompt, able: readonly Answering[]): Barred[] {
  const found = new Map<string, Reason>();
  for (const { cite, words, actions } of prompt.refused) {
    for (const { card } of refused(actions)) {
      if (card !== null && pieceOf(card) && !able.some((each) => each.card === card) && !found.has(card)) {
        found.set(card, { cite, words });
      }
    }
  }
  return [...found].map(([card, why]) => ({ card, why }));
}

/** What declining lets happen, by what is announced. */
export function letting(scene: Scene | null, latest: Told | null): "rout" | "fire" | "shock" | "move" | "roll" | "" {
  if (scene?.test) return hasFailed(scene.test, latest) ? "rout" : "roll";
  const what = scene?.act?.what ?? "";
  return what === "fire" || what === "shock" || what === "move" ? what : "";
}

/** Whether the last die that fell was this card's, and was too high. */
function hasFailed(card: string, latest: Told | null): boolean {
  const thrown = latest?.events.findLast((event) => event.thrown)?.thrown;
  return (thrown?.cards.includes(card) && thrown.marks.includes("fail")) ?? false;
}

/** How the card that is tested has rolled, if it has. */
export function happened(scene: Scene | null, latest: Told | null): string {
  const card = scene?.test ?? null;
  const told = latest?.events.findLast(({ thrown }) => thrown?.marks.some((mark) => TESTED.includes(mark)));
  return card !== null && told?.cards.includes(card) ? told.short || told.words : "";
}

/** A card on the field by its name. */
export function onField(scene: Scene | null, name: string): Piece | null {
  for (const pieces of Object.values(scene?.at ?? {})) {
    const found = pieces.find((piece) => piece.name === name);
    if (found) return found;
  }
  return null;
}
