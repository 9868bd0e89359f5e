/**
 * What the screen may do with the match on the table. Nothing else writes the record of state.ts.
 *
 * `openMatch` takes the line up, `closeMatch` lays it down. `choose`, `aim`, `stand` put a sentence
 * together, `commit` sends it; `act` sends one as it is typed. Each asks the server; none judges.
 */

import type { Answer, Ask, ChatLine, Hello, OfferMessage, Prompt, ServerMessage } from "../../protocol.gen";
import { readScene } from "../games/eagles/scene";
import { call } from "../http";
import { settings } from "../settings.svelte";
import { typesetAll } from "../typeset";
import * as compose from "./compose";
import { newId, openLine, type Line } from "./socket";
import * as stage from "./stage";
import { blank, play } from "./state.svelte";

let line: Line | null = null;
/** Questions of our own that wait for their answer. */
const asked = new Map<string, (answer: Answer | null) => void>();
/** The prompt that belongs to what has been heard; it is shown once that is shown. */
let nextPrompt: Prompt | null = null;
let lastSeen = 0;
/** A lesson leaves only what it is about among the answers of a prompt. */
let guide: ((prompt: Prompt) => Prompt) | null = null;
/** Whether another look was asked for: what still comes for the old one is not heard. */
let turning = false;

export function openMatch(id: string, seat: string | null): void {
  closeMatch();
  Object.assign(play, blank(id), { seat });
  lastSeen = Number(localStorage.getItem(seenKey()) ?? 0);
  line = openLine(`/api/matches/${encodeURIComponent(id)}/play`, {
    hear, hello,
    opened: () => (play.connection = "live"),
    lost: () => (play.connection = "lost"),
  });
}

export function closeMatch(): void {
  line?.close();
  line = null;
  asked.clear();
  nextPrompt = null;
  guide = null;
  turning = false;
  stage.clear();
  play.connection = "closed";
}

/** Look from another seat of one's own: nothing of the first seat's knowledge stays in the page. */
export function lookFrom(seat: string | null): void {
  turn(seat);
  line?.hello(hello());
}

/**
 * Look from no seat, as behind a curtain between two players at one screen: the page forgets what
 * a seat knows, and the line carries no more than anybody may see until one looks from a seat again.
 */
export function lookAway(): void {
  turn(null);
  line?.hello({ ...hello(), last: null });
}

function turn(seat: string | null): void {
  const { id, match, connection } = play;
  stage.clear();
  for (const done of asked.values()) done(null);
  asked.clear();
  nextPrompt = null;
  Object.assign(play, blank(id), { match, seat, connection });
  lastSeen = Number(localStorage.getItem(seenKey()) ?? 0);
  turning = true;
}

function hello(): Hello {
  // the whole log at first; after a break only what came since
  return { type: "hello", seat: play.seat, last: play.number, lang: settings.lang, reasons: true };
}

function seenKey(): string {
  return `grognard-seen-${play.id}-${play.seat ?? "watch"}`;
}

function hear(said: ServerMessage): void {
  const message = settings.lang === "fr" ? typesetAll(said) : said;
  if (turning && (message.type !== "welcome" || message.seat !== play.seat)) return;
  switch (message.type) {
    case "welcome":
      turning = false;
      play.match = message.match;
      break;
    case "match":
      play.match = message.match;
      break;
    case "sync":
      stage.settleDown(message.number, lastSeen);
      play.number = message.number;
      play.scene = readScene(message.view);
      play.asked = message.asked;
      play.deadline = message.deadline;
      break;
    case "update":
      if (message.number <= play.number) break;
      play.number = message.number;
      play.prompt = null;
      nextPrompt = null;
      stage.hear(message, showPrompt);
      break;
    case "prompt":
      nextPrompt = message;
      play.sending = null;
      if (!play.pending.length) showPrompt();
      else if (message.legal.length) stage.hurry();
      break;
    case "ended":
      play.ended = message;
      play.sending = null;
      if (!play.pending.length) showPrompt();
      break;
    case "ack":
      play.refusal = null;
      break;
    case "refused":
      refuse(message.id, message.words, message.cite, message.code);
      break;
    case "answer":
      asked.get(message.id)?.(message);
      asked.delete(message.id);
      break;
    case "offer":
      noteOffer(message);
      break;
    case "order":
      play.orders = play.orders.filter((order) => order.prefix !== message.prefix);
      if (message.reply) play.orders.push({ prefix: message.prefix, reply: message.reply });
      break;
    case "chat":
      if (!play.chat.some((said) => said.number === message.number)) play.chat.push(message);
      play.unread += 1;
      break;
    case "presence":
      play.here = message.seats;
      play.watching = message.watching;
      break;
  }
}

/** Let a lesson narrow the prompts; null: no longer. What is shown now is narrowed too. */
export function guideBy(narrowing: ((prompt: Prompt) => Prompt) | null): void {
  guide = narrowing;
  if (nextPrompt && !play.pending.length) showPrompt();
}

function showPrompt(): void {
  play.prompt = nextPrompt && guide ? guide(nextPrompt) : nextPrompt;
  play.until = nextPrompt?.until ?? null;
  play.choice = { ...compose.NOTHING };
  play.odds = null;
  localStorage.setItem(seenKey(), String(play.number));
}

function refuse(id: string | null, words: string, cite: string, code: string): void {
  if (id !== null && asked.has(id)) {
    asked.get(id)?.(null);
    asked.delete(id);
    return;
  }
  play.sending = null;
  play.refusal = { words, cite, code };
}

function noteOffer(message: OfferMessage): void {
  const same = (one: OfferMessage) => one.what === message.what && one.seat === message.seat;
  play.offers = play.offers.filter((one) => !same(one));
  if (message.open) play.offers.push(message);
}

// Putting a sentence together

/** The sentences of the question; empty when it is not ours. */
export function legal(): compose.Said[] {
  return play.prompt ? compose.sentences(play.prompt.legal) : [];
}

/** Choose a card to act, or with null none; choosing it again lays it back. */
export function choose(card: string | null): void {
  play.choice = { ...compose.NOTHING, card: card === play.choice.card ? null : card };
  play.odds = null;
  play.refusal = null;
}

/** Say one more part of the sentence: its verb, its target, how to stand, on which Terrain. */
export function narrow(part: Partial<compose.Choice>): void {
  play.choice = { ...play.choice, ...part };
  play.refusal = null;
  const meant = compose.settled(legal(), play.choice);
  if (meant && play.choice.target !== null) void foresee(meant.text);
  else play.odds = null;
}

/** Send the sentence that is meant, if it is whole. */
export function commit(): void {
  const meant = compose.settled(legal(), play.choice);
  if (meant) act(meant.text);
}

/** Answer the question with a sentence, chosen or typed. */
export function act(action: string): void {
  if (play.sending !== null || !line) return;
  play.sending = action;
  play.refusal = null;
  line.send({ type: "act", id: newId(), seen: play.number, action, seat: play.seat });
}

// Asking

export function ask(what: Ask["what"], action = ""): Promise<Answer | null> {
  return new Promise((resolve) => {
    if (!line) return resolve(null);
    const id = newId();
    asked.set(id, resolve);
    line.send({ type: "ask", id, what, action });
  });
}

/** Fetch the odds of a sentence; kept only if it is still the one that is meant. */
export async function foresee(action: string): Promise<void> {
  const answer = await ask("odds", action);
  const meant = compose.settled(legal(), play.choice);
  if (answer && meant?.text === action) play.odds = { action, answer };
}

/** The rule that forbids what a sentence of the refused ones says, if the prompt tells of it. */
export function forbidden(test: (said: compose.Said) => boolean): { cite: string; words: string } | null {
  for (const reason of play.prompt?.refused ?? []) {
    if (compose.sentences(reason.actions).some(test)) return reason;
  }
  return null;
}

/** Mark cards and places, as when a line of the log is pointed at; nothing: no longer. */
export function point(names: string[]): void {
  play.pointed = names;
}

/** Show a card large; null: no longer. */
export function enlarge(card: string | null): void {
  play.enlarged = card;
}

// The table itself

export function undo(): void {
  line?.send({ type: "undo", id: newId(), seen: play.number, seat: play.seat });
}

export function offer(what: "draw" | "takeback"): void {
  line?.send({ type: "offer", id: newId(), what, seat: play.seat });
}

export function reply(what: "draw" | "takeback", accept: boolean): void {
  line?.send({ type: "reply", id: newId(), what, accept, seat: play.seat });
}

export function resign(): void {
  line?.send({ type: "resign", id: newId(), seat: play.seat });
}

export function claim(): void {
  line?.send({ type: "claim", id: newId(), seat: play.seat });
}

export function say(text: string): void {
  line?.send({ type: "chat", id: newId(), text });
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
  line?.send({ type: "order", id: newId(), prefix, reply: answer, seat: play.seat });
}

/** Fetch the standing orders of the seat one looks from. */
export async function readOrders(): Promise<void> {
  const { id, seat } = play;
  if (!id || !seat) return;
  const found = await call("GET /api/matches/{match_id}/seats/{seat}/orders", undefined, { match_id: id, seat });
  if (play.id === id && play.seat === seat) play.orders = found.orders;
}

/** The reader has seen why his request was not carried out. */
export function dismiss(): void {
  play.refusal = null;
}

/** Another language: everything is told again in it. */
export function speak(): void {
  if (!line || !play.id) return;
  play.told = [];
  play.number = 0;
  line.hello(hello());
}
