/** Standing orders for Specials: ask me, always play it, keep it. */

import type { Order } from "../../../app/protocol.gen";
import { plain, type Said } from "../../../match/play/compose";
import { pieceOf } from "../cards/catalogue";
import { heap, type Scene } from "../scene/scene";

export type Wish = "ask" | "play" | "hold";
export const WISHES: readonly Wish[] = ["ask", "play", "hold"];

export function prefixOf(card: string): string {
  return `play ${card}`;
}

export function wishOf(card: string, orders: readonly Order[]): Wish {
  return orders.find((order) => order.prefix === prefixOf(card))?.reply ?? "ask";
}

/** The answer that standing orders give to a hidden question; null: the player must be asked. */
export function standingAnswer(legal: readonly Said[], orders: readonly Order[], quiet: boolean): Said | null {
  const pass = plain(legal)[0] ?? null;
  if (quiet) return pass;
  const plays = legal.filter((said) => said !== pass);
  const replies = plays.map((said) => longest(said.text, orders)?.reply ?? null);
  const first = replies.indexOf("play");
  if (first >= 0) return plays[first] ?? null;
  return plays.length && replies.every((reply) => reply === "hold") ? pass : null;
}

/** Of the orders that a sentence begins with the longest counts, as it does on the server. */
function longest(text: string, orders: readonly Order[]): Order | null {
  const fitting = orders.filter(({ prefix }) => text === prefix || text.startsWith(`${prefix} `));
  return fitting.sort((one, other) => other.prefix.length - one.prefix.length)[0] ?? null;
}

/** The Specials in one's own Reserve. */
export function specialsInHand(scene: Scene | null, seat: string | null): string[] {
  if (!scene || !seat) return [];
  return heap(scene, `reserve-${seat}`)
    .known.map((piece) => piece.name)
    .filter((name) => pieceOf(name)?.facts["arm"] === "special");
}

/** A turn of one side: questions silenced for it come back in the next. */
export function turnKey(scene: Scene | null): string {
  return scene ? `${scene.turn} ${scene.active}` : "";
}
