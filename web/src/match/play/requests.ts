/** What a player asks of the table: to act, to take back, to agree, to speak. */

import type { ChatLine } from "../../app/protocol.gen";
import { call } from "../../app/http";
import { isOpen, send } from "./connection";
import { newId } from "./socket";
import { play } from "./state.svelte";

/** Answer the question with a sentence, chosen or typed; a commander-in-chief may end it for everybody. */
export function act(action: string, forAll = false): void {
  if (play.sending !== null || !isOpen()) return;
  play.sending = action;
  play.refusal = null;
  const all = forAll ? { for_all: true } : {};
  send({ type: "act", id: newId(), seen: play.number, action, seat: play.seat, ...all });
}

/** Give a formation of one's side to another commander; 0 is oneself, the commander-in-chief. */
export function assign(share: string, chair: number): void {
  send({ type: "assign", id: newId(), share, chair, seat: play.seat });
}

export function undo(): void {
  send({ type: "undo", id: newId(), seen: play.number, seat: play.seat });
}

export function offer(what: "draw" | "takeback"): void {
  send({ type: "offer", id: newId(), what, seat: play.seat });
}

export function reply(what: "draw" | "takeback" | "resign", accept: boolean): void {
  send({ type: "reply", id: newId(), what, accept, seat: play.seat });
}

export function resign(): void {
  send({ type: "resign", id: newId(), seat: play.seat });
}

export function claim(): void {
  send({ type: "claim", id: newId(), seat: play.seat });
}

export function say(text: string): void {
  send({ type: "chat", id: newId(), text });
}

/** What was said before one came in. */
export function heardChat(lines: ChatLine[]): void {
  const later = play.chat.filter((said) => !lines.some((line) => line.number === said.number));
  play.chat = [...lines, ...later];
}

export function readChat(): void {
  play.unread = 0;
}

/** A standing order for a card in answer to hidden questions; null: ask me. */
export function order(prefix: string, answer: "play" | "hold" | null): void {
  send({ type: "order", id: newId(), prefix, reply: answer, seat: play.seat });
}

/** Fetch the standing orders of the seat one looks from. */
export async function readOrders(): Promise<void> {
  const { id, seat } = play;
  if (!id || !seat) return;
  const found = await call("GET /api/matches/{match_id}/seats/{seat}/orders", undefined, { match_id: id, seat });
  if (play.id === id && play.seat === seat) play.orders = found.orders;
}

/** The reader has seen why the request was not carried out. */
export function dismiss(): void {
  play.refusal = null;
}
