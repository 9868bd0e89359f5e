/**
 * What the screen may do with the match on the table. Nothing else writes the record of state.ts.
 *
 * `openMatch` takes the line up, `closeMatch` lays it down. `choose` and `narrow` put a sentence
 * together, `draft` one that a hand measures out; `act` sends it. Each asks the server; none judges.
 */

import type { BoardInfo, Hello, OfferMessage, Prompt, ServerMessage, UpdateMessage } from "../../app/protocol.gen";
import type { GameFront, Scene } from "../../games/front";
import { settings } from "../../app/settings.svelte";
import { typesetAll } from "../../app/typeset";
import { readKept, writeKept } from "../../lists/storage";
import { NOTHING } from "./choice";
import { sentences, type Said } from "./compose";
import { answered, dial, forgetAsked, greet, hangUp, isOpen } from "./connection";
import * as stage from "./playback";
import { endReview } from "./review";
import { blank, mine, play, readNow } from "./state.svelte";

export * from "./choosing";
export { ask, inquire } from "./connection";
export * from "./requests";
export { endReview, playBack } from "./review";

/** The prompt that belongs to what has been received; it is shown once that is shown. */
let nextPrompt: Prompt | null = null;
let lastSeen = 0;
/** A lesson leaves only what it is about among the answers of a prompt. */
let guide: ((prompt: Prompt) => Prompt) | null = null;
/** Whether another view was requested: what still comes for the old one is ignored. */
let turning = false;
/** Whether the reader's question is still open: another player who was asked at the same time has answered. */
let stands = false;
/** Whether the answer that is being sent was accepted: what comes next reports it. */
let taken = false;

export function openMatch(id: string, seat: string | null, front: GameFront): void {
  closeMatch();
  Object.assign(play, blank(id), { seat, front });
  remember();
  dial(`/api/matches/${encodeURIComponent(id)}/play`, {
    hear,
    hello,
    opened: () => (play.connection = "live"),
    lost: () => (play.connection = "lost"),
  });
}

export function closeMatch(): void {
  hangUp();
  nextPrompt = null;
  guide = null;
  turning = false;
  stage.clear();
  endReview();
  play.connection = "closed";
}

/**
 * Look from another seat of one's own. Nothing of the first seat's knowledge stays in the page, but
 * where nothing is hidden: there it may stay as it is.
 */
export function lookFrom(seat: string | null, stays = false): void {
  if (stays) forget(seat);
  else turn(seat);
  greet(hello());
}

/** Sit on one of one's own chairs at the same seat, or on all of them; what is seen stays the same. */
export function sitOn(chair: number | null): void {
  forget(play.seat);
  play.chair = chair;
  greet(hello());
}

/**
 * Look from no seat, as behind a curtain between two players at one screen: the page forgets what a seat knows, and
 * the connection carries only what anybody may see until a seat is taken again.
 */
export function lookAway(): void {
  turn(null);
  greet({ ...hello(), last: null });
}

/** The questions of the seat one has looked from are its own. */
function forget(seat: string | null): void {
  forgetAsked();
  nextPrompt = null;
  const nothing = { prompt: null, draft: null, odds: null, refusal: null, sending: null, until: null };
  Object.assign(play, { seat, chair: null, ...nothing, choice: { ...NOTHING } });
  turning = true;
}

function turn(seat: string | null): void {
  const { id, front, board, match, connection } = play;
  stage.clear();
  endReview();
  forget(seat);
  Object.assign(play, blank(id), { front, board, match, seat, connection });
  remember();
}

/** What this seat had seen when it was last looked from, and its last turn. */
function remember(): void {
  lastSeen = readKept(keptAs("seen"), 0);
  play.since = readKept(keptAs("turn"), 0);
}

function hello(): Hello {
  // the whole log at first; after a break only what came since
  const chair = play.chair === null ? {} : { chair: play.chair };
  return { type: "hello", seat: play.seat, last: play.number, lang: settings.lang, reasons: true, ...chair };
}

function keptAs(what: "seen" | "turn"): string {
  return `grognard-${what}-${play.id}-${play.seat ?? "watch"}`;
}

/** An act of the reader's own turn was carried out: what comes after it is news. */
function noteTurn(number: number): void {
  if (play.seat === null || play.scene?.active !== play.seat) return;
  play.since = number;
  writeKept(keptAs("turn"), number);
}

function hear(said: ServerMessage): void {
  const message = settings.lang === "fr" ? typesetAll(said) : said;
  if (turning && (message.type !== "welcome" || message.seat !== play.seat)) return;
  switch (message.type) {
    case "welcome":
      turning = false;
      play.match = message.match;
      play.board = message.board;
      play.front?.usePieces?.(message.pieces);
      break;
    case "match":
      // the ground is laid when the battle begins: pages that came before are sent it now
      if (play.match?.stage === "waiting" && message.match.stage === "running") greet(hello());
      play.match = message.match;
      break;
    case "sync":
      stage.settleDown(message.number, lastSeen);
      play.number = message.number;
      play.waiting = null; // sent again after it
      play.scene = readNow(message.view);
      play.asked = message.asked;
      play.owing = message.owing;
      play.deadline = message.deadline;
      play.stakes = message.stakes;
      play.pair = message.pair;
      break;
    case "update": {
      if (message.number <= play.number) break;
      endReview();
      stands = othersOnly(message);
      const own = taken;
      taken = false;
      play.number = message.number;
      play.waiting = null;
      if (own) noteTurn(message.number);
      if (stands) {
        stage.note(message);
        break;
      }
      play.prompt = null;
      nextPrompt = null;
      stage.hear(message, showPrompt, own);
      break;
    }
    case "prompt":
      nextPrompt = message;
      if (isSame(message)) {
        play.prompt = guided(message); // only who else is waited for has changed, or reasons came
        break;
      }
      if (stands && sameAnswers(message.legal, play.prompt?.legal ?? [])) {
        play.prompt = guided(message); // what is chosen or held in hand stays so
        break;
      }
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
      taken = play.sending !== null;
      play.refusal = null;
      break;
    case "refused":
      play.waiting = null;
      refuse(message.id, message.words, message.cite, message.code);
      break;
    case "waiting":
      play.waiting = { seat: message.seat, since: message.since, until: message.until };
      break;
    case "answer":
      answered(message.id, message);
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

/** What the rules would let the reader answer, also what a lesson has closed. */
export function allowed(): Said[] {
  return nextPrompt ? sentences(nextPrompt.legal) : [];
}

function guided(prompt: Prompt): Prompt {
  return guide ? guide(prompt) : prompt;
}

/** Whether it is the question that is already on the table: to people who share a side, or sent late with reasons. */
function isSame(prompt: Prompt): boolean {
  const now = play.prompt;
  if (now?.number !== prompt.number || play.pending.length || !sameAnswers(prompt.legal, now.legal)) return false;
  if (play.match?.commanders.length) return play.sending === null;
  return now.refused.length === 0 && prompt.refused.length > 0;
}

/** Whether the same texts answer both questions. */
function sameAnswers(one: Prompt["legal"], other: Prompt["legal"]): boolean {
  return one.length === other.length && one.every(([text], i) => text === other[i]?.[0]);
}

/** Whether an update is only about others who are asked at the same time as the reader. */
function othersOnly({ owing, events }: UpdateMessage): boolean {
  const both = [play.owing, owing].every((seats) => play.seat !== null && seats.includes(play.seat));
  const quiet = events.every((event) => event.table === "undone");
  return mine() && both && quiet && !taken && play.owing.length !== owing.length;
}

function showPrompt(): void {
  play.prompt = nextPrompt && guided(nextPrompt);
  play.question += 1;
  play.until = nextPrompt?.until ?? null;
  play.choice = { ...NOTHING };
  play.draft = null;
  play.odds = null;
  writeKept(keptAs("seen"), play.number);
}

function refuse(id: string | null, words: string, cite: string, code: string): void {
  if (answered(id, null, { cite, words })) return;
  play.sending = null;
  play.refusal = { words, cite, code };
}

function noteOffer(message: OfferMessage): void {
  const same = (one: OfferMessage) => one.what === message.what && one.seat === message.seat;
  play.offers = play.offers.filter((one) => !same(one));
  if (message.open) play.offers.push(message);
}

/** Lay out a table to look at: what is said of it is said in its game's words and colours. */
export function present(front: GameFront, board: BoardInfo | null, scene: Scene | null): void {
  Object.assign(play, { front, board, scene });
}

/** Another language: everything is sent again in it. */
export function speak(): void {
  if (!isOpen() || !play.id) return;
  play.told = [];
  play.number = 0;
  greet(hello());
}
