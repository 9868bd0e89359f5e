/** For tests: a server that answers as told and remembers what it was asked. */

import type { MatchInfo, Me, SeatInfo } from "./protocol.gen";
import { vi } from "vitest";

export interface Asked {
  request: string;
  body: unknown;
}

type Reply = unknown | ((body: unknown) => unknown);

/** Answers by "METHOD /path"; anything else is not found. A Problem is made by `refusing`. */
export function pretendServer(answers: Record<string, Reply>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const request = `${init.method ?? "GET"} ${path}`;
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ request, body });
    const answer = answers[request];
    const said = typeof answer === "function" ? (answer as (body: unknown) => unknown)(body) : answer;
    if (said instanceof Response) return said;
    if (said === undefined) return refusing(404, "NO_SUCH_PAGE", "There is nothing here.");
    return new Response(JSON.stringify(said), { headers: { "Content-Type": "application/json" } });
  });
  return asked;
}

export function refusing(status: number, code: string, words: string): Response {
  const headers = { "Content-Type": "application/json" };
  return new Response(JSON.stringify({ code, cite: "", words }), { status, headers });
}

export const ME: Me = {
  id: "w7c2nq5ry8h3kfta", name: "Hussar 17", lang: "en", login: null, email: null, token: null,
};

export function seat(key: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: key, name: null, person: null, agent: null, nonce: null, ready: false, yours: false,
    here: false, reserved: false, ...more,
  };
}

export function match(more: Partial<MatchInfo> = {}): MatchInfo {
  return {
    id: "k3m7pq2xw9a4bcde", game: "eagles", name: "EAGLES: Waterloo", version: "1",
    scenario: "waterloo", options: {}, from_position: false, pace: "none", reaction: 0.5,
    listed: false, watchable: false, stage: "waiting", commitment: "12".repeat(32), fair_from: 0,
    seats: [seat("french", { yours: true, person: ME.id, name: ME.name }), seat("allied")],
    asked: null, deadline: null, your_turn: false, ending: "", created: 1, begun: null, over: null,
    rematch_of: null, rematch: null, links: {}, ...more,
  };
}
