/**
 * How strong a player is against the computers, by Elo's scale, game by game. Kept only in this browser, and only for
 * players who want it.
 */

import type { MatchInfo } from "../app/protocol.gen";

/**
 * What the levels are worth, by what they win against the soldier (docs/opponents.md); those above the veteran do not
 * differ in any measurement, and count as much as it does.
 */
const LEVELS: Readonly<Record<string, number>> = {
  conscript: 810,
  soldier: 1000,
  veteran: 1100,
  grognard: 1100,
  marshal: 1100,
};
const FIRST = 1000;
const SPAN = 400;
const NEW = 10; // games in which a rating finds its place
const STEPS = [64, 24] as const; // the most that a game changes: of a new player, of others
const KEPT = "grognard-rating";
const REMEMBERED = 200; // matches that are not counted again

export interface Standing {
  rating: number;
  games: number;
}

interface Book {
  standings: Record<string, Standing>; // by game
  counted: string[]; // matches
}

/** What a result changed. */
export interface Change {
  standing: Standing;
  by: number;
}

/** The book of this browser; null for players without one. */
function read(): Book | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Book | null;
  } catch {
    return null;
  }
}

function write(book: Book | null): void {
  try {
    if (book) localStorage.setItem(KEPT, JSON.stringify(book));
    else localStorage.removeItem(KEPT);
  } catch {
    // a browser that keeps nothing has no ratings
  }
}

export function keepsRating(): boolean {
  return read() !== null;
}

/** Begin to keep a rating, or forget it. */
export function keepRating(on: boolean): void {
  write(on ? (read() ?? { standings: {}, counted: [] }) : null);
}

export function standingIn(game: string): Standing {
  return read()?.standings[game] ?? { rating: FIRST, games: 0 };
}

/** How likely a player is to win against a level; a draw counts as half. */
export function expected(rating: number, level: string): number {
  return 1 / (1 + 10 ** ((worth(level) - rating) / SPAN));
}

function worth(agent: string): number {
  return LEVELS[agent.split("-")[0] ?? ""] ?? FIRST;
}

/** The one computer that a player met alone and on equal terms; null in any other match. */
export function opponentOf(match: MatchInfo): string | null {
  const [mine, others] = [match.seats.filter((seat) => seat.yours), match.seats.filter((seat) => !seat.yours)];
  const equal = !match.from_position && !("handicap" in match.options) && !match.commanders.length;
  return mine.length === 1 && others.length === 1 && equal ? (others[0]?.agent ?? null) : null;
}

/** Count a match that is over, once; `points` are 1, 0.5 or 0. Null where it does not count. */
export function count(match: MatchInfo, points: number): Change | null {
  const [book, level] = [read(), opponentOf(match)];
  if (!book || level === null || book.counted.includes(match.id)) return null;
  const { rating, games } = standingIn(match.game);
  const by = Math.round(STEPS[games < NEW ? 0 : 1] * (points - expected(rating, level)));
  const standing = { rating: rating + by, games: games + 1 };
  book.standings[match.game] = standing;
  book.counted = [match.id, ...book.counted].slice(0, REMEMBERED);
  write(book);
  return { standing, by };
}
