/** The match on the table: one plain record. Everything that draws reads it; only what api.ts offers writes it. */

import type {
  Answer,
  BoardInfo,
  ChatLine,
  Ended,
  EventLine,
  MatchInfo,
  OfferMessage,
  Order,
  PairScore,
  PresentSeat,
  Prompt,
  Stakes,
  Step,
} from "../../app/protocol.gen";
import type { Draft, GameFront, Said, Scene } from "../../games/front";
import { NOTHING, type Choice } from "./choice";

/** One update as it was sent. */
export interface Told {
  number: number;
  events: EventLine[];
  fresh: boolean; // since the reader was last here
}

/** An update that has been received and waits to be shown. */
export interface Heard {
  number: number;
  events: EventLine[];
  view: string | null;
  asked: string | null;
  owing: string[];
  deadline: number | null;
  stakes: Stakes | null;
  pair: PairScore | null;
}

/** What happened since the reader's last turn, shown again: the steps, and the one shown now. */
export interface Review {
  steps: Step[];
  at: number;
}

export type Connection = "opening" | "live" | "lost" | "closed";

export interface Play {
  id: string;
  front: GameFront | null; // the game on the table
  board: BoardInfo | null; // the ground of a measured table
  match: MatchInfo | null;
  seat: string | null; // whose eyes one looks through; null: a spectator's
  chair: number | null; // of several that one has at this seat, the one that one sits on; null: all of them
  connection: Connection;
  number: number; // of the last update received
  scene: Scene | null;
  prompt: Prompt | null; // of what is shown: null while updates wait to be shown
  question: number; // counts what is asked: the same sent again, with reasons or other names, is no new question
  asked: string | null;
  owing: string[]; // every seat that has a question to answer: several where answers are sealed
  deadline: number | null;
  until: number | null; // when a hidden question is declined
  pair: PairScore | null; // of two games that count together
  stakes: Stakes | null; // how the match is won, who is in danger
  waiting: { seat: string; since: number; until: number } | null; // who may answer one's own act in secret
  told: Told[];
  since: number; // the last update of the reader's own last turn
  review: Review | null;
  pending: Heard[];
  latest: Told | null; // being shown now: its dice, its cards
  sending: string | null; // an answer on its way
  refusal: { words: string; cite: string; code?: string } | null; // of the last request
  choice: Choice;
  draft: Draft | null; // an order that a hand is putting together
  pointed: string[]; // cards and places marked from the log or the odds
  enlarged: string | null; // card shown large
  odds: { said: Said; answer: Answer } | null;
  offers: OfferMessage[];
  orders: Order[];
  chat: ChatLine[];
  unread: number;
  here: PresentSeat[];
  watching: number;
  ended: Ended | null;
  lag: number; // the server's clock less this one's, in seconds
}

export function blank(id = ""): Play {
  return {
    id,
    front: null,
    board: null,
    match: null,
    seat: null,
    chair: null,
    connection: "opening",
    number: 0,
    scene: null,
    prompt: null,
    question: 0,
    asked: null,
    owing: [],
    deadline: null,
    until: null,
    pair: null,
    stakes: null,
    waiting: null,
    told: [],
    since: 0,
    review: null,
    pending: [],
    latest: null,
    sending: null,
    refusal: null,
    choice: { ...NOTHING },
    draft: null,
    pointed: [],
    enlarged: null,
    odds: null,
    offers: [],
    orders: [],
    chat: [],
    unread: 0,
    here: [],
    watching: 0,
    ended: null,
    lag: 0,
  };
}

/** What is replaced whole and never written into is not followed any deeper. */
class Table implements Play {
  id = $state("");
  chair = $state<number | null>(null);
  front = $state.raw<GameFront | null>(null);
  board = $state.raw<BoardInfo | null>(null);
  match = $state<MatchInfo | null>(null);
  seat = $state<string | null>(null);
  connection = $state<Connection>("opening");
  number = $state(0);
  scene = $state.raw<Scene | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  question = $state(0);
  asked = $state<string | null>(null);
  owing = $state.raw<string[]>([]);
  deadline = $state<number | null>(null);
  until = $state<number | null>(null);
  pair = $state.raw<PairScore | null>(null);
  stakes = $state.raw<Stakes | null>(null);
  waiting = $state.raw<Play["waiting"]>(null);
  told = $state<Told[]>([]);
  since = $state(0);
  review = $state.raw<Review | null>(null);
  pending = $state<Heard[]>([]);
  latest = $state<Told | null>(null);
  sending = $state<string | null>(null);
  refusal = $state<Play["refusal"]>(null);
  choice = $state<Choice>({ ...NOTHING });
  draft = $state.raw<Draft | null>(null);
  pointed = $state<string[]>([]);
  enlarged = $state<string | null>(null);
  odds = $state.raw<Play["odds"]>(null);
  offers = $state<OfferMessage[]>([]);
  orders = $state<Order[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  here = $state<PresentSeat[]>([]);
  watching = $state(0);
  ended = $state<Ended | null>(null);
  lag = $state(0);
}

export const play: Play = new Table();

/** The game on the table. Nothing of a match is drawn before it is here. */
export function front(): GameFront {
  if (!play.front) throw new Error("no game on the table");
  return play.front;
}

/** A view of the match on the table. */
export function readNow(view: string): Scene {
  return front().readScene(view, play.board);
}

/**
 * Whether the reader is asked now, and what is shown is up to date. While others may answer the
 * reader's own act in secret, its question stands no longer, and the next is not known yet.
 */
export function mine(): boolean {
  const asked = play.prompt !== null && play.prompt.legal.length > 0 && play.waiting === null;
  return asked && play.pending.length === 0 && play.review === null;
}

/** The seat at the bottom of the table: one's own, if one has any. */
export function below(): string {
  return front().below(play.seat);
}
