/** The match on the table: one plain record. Everything that draws reads it; only api.ts writes it. */

import type {
  Answer, ChatLine, Ended, EventLine, MatchInfo, OfferMessage, Order, PresentSeat, Prompt,
} from "../../protocol.gen";
import type { Scene } from "../games/eagles/scene";
import { NOTHING, type Choice } from "./compose";

/** One update as it was told. */
export interface Told {
  number: number;
  events: EventLine[];
  fresh: boolean; // since the reader was last here
}

/** An update that has been heard and waits to be shown. */
export interface Heard {
  number: number;
  events: EventLine[];
  view: string | null;
  asked: string | null;
  deadline: number | null;
}

export type Connection = "opening" | "live" | "lost" | "closed";

export interface Play {
  id: string;
  match: MatchInfo | null;
  seat: string | null; // whose eyes one looks through; null: a spectator's
  connection: Connection;
  number: number; // of the last update heard
  scene: Scene | null;
  prompt: Prompt | null; // of what is shown: null while updates wait to be shown
  asked: string | null;
  deadline: number | null;
  until: number | null; // when a hidden question is declined
  told: Told[];
  pending: Heard[];
  latest: Told | null; // being shown now: its dice, its cards
  sending: string | null; // an answer on its way
  refusal: { words: string; cite: string; code?: string } | null; // of the last request
  choice: Choice;
  pointed: string[]; // cards and places marked from the log or the odds
  enlarged: string | null; // card shown large
  odds: { action: string; answer: Answer } | null;
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
    id, match: null, seat: null, connection: "opening", number: 0, scene: null, prompt: null,
    asked: null, deadline: null, until: null, told: [], pending: [], latest: null, sending: null,
    refusal: null, choice: { ...NOTHING }, pointed: [], enlarged: null, odds: null, offers: [],
    orders: [], chat: [], unread: 0, here: [], watching: 0, ended: null, lag: 0,
  };
}

export const play = $state<Play>(blank());

/** Whether the reader is asked now, and what is shown is up to date. */
export function mine(): boolean {
  return play.prompt !== null && play.prompt.legal.length > 0 && play.pending.length === 0;
}

/** The side at the bottom of the table: one's own, or the French for who only watches. */
export function below(): "french" | "allied" {
  return play.seat === "allied" ? "allied" : "french";
}
