/** A rating rises and falls by results against computers, once a match, and only if it is wanted. */

import { beforeEach, expect, test } from "vitest";
import type { MatchInfo, SeatInfo } from "../app/protocol.gen";
import { count, expected, keepRating, keepsRating, opponentOf, standingIn } from "./rating";

const seat = (name: string, yours: boolean, agent: string | null): SeatInfo => ({
  seat: name,
  name: null,
  person: null,
  agent,
  nonce: null,
  ready: true,
  yours,
  here: true,
  reserved: false,
});

function match(id: string, agent: string | null = "soldier", changes: Partial<MatchInfo> = {}): MatchInfo {
  const seats = [seat("french", true, null), seat("allied", false, agent)];
  return { id, game: "eagles", seats, from_position: false, options: {}, commanders: [], ...changes } as MatchInfo;
}

beforeEach(() => localStorage.clear());

test("nothing is kept until it is wanted, and all is forgotten when it is not", () => {
  expect(count(match("a"), 1)).toBeNull();
  expect(keepsRating()).toBe(false);
  keepRating(true);
  expect(count(match("a"), 1)?.by).toBe(32);
  keepRating(false);
  expect(standingIn("eagles")).toEqual({ rating: 1000, games: 0 });
});

test("a win against an equal raises by half of the most, a loss lowers as much, a draw changes nothing", () => {
  keepRating(true);
  expect(count(match("a"), 0.5)?.by).toBe(0);
  expect(count(match("b"), 1)?.by).toBe(32);
  expect(count(match("c"), 0)?.by).toBeLessThan(-32);
  expect(standingIn("eagles").games).toBe(3);
});

test("a match counts once, and each game has a rating of its own", () => {
  keepRating(true);
  count(match("a"), 1);
  expect(count(match("a"), 1)).toBeNull();
  expect(standingIn("march")).toEqual({ rating: 1000, games: 0 });
});

test("a rating that has found its place changes less", () => {
  keepRating(true);
  for (let game = 0; game < 10; game++) count(match(`g${game}`), 0.5);
  const before = standingIn("eagles").rating;
  expect(Math.abs((count(match("last"), 1)?.standing.rating ?? 0) - before)).toBeLessThanOrEqual(24);
});

test("a stronger level is harder to beat, in any style", () => {
  expect(expected(1000, "soldier")).toBe(0.5);
  expect(expected(1000, "marshal")).toBeLessThan(expected(1000, "conscript"));
  expect(expected(1000, "marshal-bold")).toBe(expected(1000, "marshal"));
});

test.each([
  ["a person", match("a", null)],
  ["a handicap", match("a", "soldier", { options: { handicap: "french-2" } })],
  ["a position", match("a", "soldier", { from_position: true })],
  [
    "both sides at one screen",
    match("a", "soldier", { seats: [seat("french", true, null), seat("allied", true, null)] }),
  ],
])("a match with %s does not count", (_, one) => {
  keepRating(true);
  expect(opponentOf(one)).toBeNull();
  expect(count(one, 1)).toBeNull();
});
