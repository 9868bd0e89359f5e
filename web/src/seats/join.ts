/** Sitting down: the ways into a match, each of which gives a nonce once the commitment is seen. */

import type { MatchInfo } from "../app/protocol.gen";
import { call } from "../app/http";
import { toss, wish, type Draft } from "../lobby/newgame/draft.svelte";
import { become } from "../account/me.svelte";
import { ownSides } from "./commanders";

/** Chance of one's own for the dice: 128 bits, as the protocol writes them. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Make the match of the draft and take one's own seats; the answer is where it is played. */
export async function begin(chosen: Draft): Promise<string> {
  await become();
  const made = await call("POST /api/matches", wish(chosen, toss(chosen)));
  await getReady(made);
  return `/match/${made.id}`;
}

/** Give the nonces of all seats one holds; the last one begins the match. */
export async function getReady(match: MatchInfo): Promise<MatchInfo> {
  if (!match.commitment) throw new Error("no commitment"); // never before the server is bound
  let latest = match;
  for (const seat of [...match.seats, ...match.commanders]) {
    if (seat.yours && !seat.ready) latest = await takeSeat(match.id, seat.seat);
  }
  return latest;
}

/** What one agrees to by sitting down, and what one brings. */
export interface Brought {
  agrees?: Record<string, string>;
  brings?: string;
}

export function takeSeat(id: string, seat: string, token = "", brought: Brought = {}): Promise<MatchInfo> {
  const { agrees = {}, brings = "" } = brought;
  const body = {
    seat,
    nonce: newNonce(),
    ...(token ? { token } : {}),
    ...(Object.keys(agrees).length ? { agrees } : {}),
    ...(brings ? { brings } : {}),
  };
  return call("POST /api/matches/{match_id}/join", body, { match_id: id });
}

export interface Invitation {
  id: string;
  seat: string;
  token: string;
}

/** What the end of a link says: ID/SEAT/TOKEN, or ID/SEAT for a listed challenge. */
export function readInvitation(hash: string): Invitation | null {
  const [id = "", seat = "", token = ""] = hash.replace(/^#/, "").split("/");
  return /^[a-z2-9]{16}$/.test(id) && /^[a-z][a-z0-9-]*(\.[1-8])?$/.test(seat) ? { id, seat, token } : null;
}

/** The seat one looks from; nobody's where one holds several and must say first who one is. */
export function ownSeat(match: MatchInfo): string | null {
  const mine = ownSides(match);
  return mine.length === 1 || isLesson(match) ? (mine[0] ?? null) : null;
}

export function isHotseat(match: MatchInfo | null): boolean {
  return match !== null && match.seats.filter((seat) => seat.yours).length > 1 && !isLesson(match);
}

/** A lesson seats one twice as well, but nobody sits opposite; the server gives it this nonce. */
export function isLesson(match: MatchInfo): boolean {
  return match.seats.every((seat) => seat.nonce === "lesson");
}
