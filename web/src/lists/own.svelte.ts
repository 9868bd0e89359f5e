/** A list of one's own for a game, such as its cards: kept in this browser, judged by the server. */

import type { ListChange, ListCheck, ListForm } from "../app/protocol.gen";
import { call } from "../app/http";
import { settings } from "../app/settings.svelte";

export interface OwnList {
  written: string; // empty: as the game has it
  hash: string;
  count: number; // values that differ
}

const NONE: OwnList = { written: "", hash: "", count: 0 };

const keyOf = (game: string, option: string): string => `grognard-list-${game}-${option}`;

export function keptList(game: string, option: string): OwnList {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game, option)) ?? "null") as Partial<OwnList> | null;
    return found && typeof found.written === "string" ? { ...NONE, ...found } : NONE;
  } catch {
    return NONE; // unreadable, or forbidden by the browser
  }
}

/** False where this browser keeps nothing. */
export function keepList(game: string, option: string, { written, hash, differences }: ListCheck): boolean {
  try {
    if (!differences.length) localStorage.removeItem(keyOf(game, option));
    else localStorage.setItem(keyOf(game, option), JSON.stringify({ written, hash, count: differences.length }));
    return true;
  } catch {
    return false;
  }
}

export function listForm(key: string, option: string): Promise<ListForm> {
  return call("GET /api/games/{key}/lists/{option}", undefined, { key, option, lang: settings.lang });
}

/** A list with values put in; nothing is kept there. */
export function judgeList(
  key: string,
  option: string,
  written: string,
  changes: ListChange[] = [],
): Promise<ListCheck> {
  const body = { written, changes, lang: settings.lang };
  return call("POST /api/games/{key}/lists/{option}", body, { key, option });
}

/** The list that a match is played with. */
export function listOfMatch(match_id: string, option: string, token: string): Promise<ListCheck> {
  const link: Record<string, string> = token ? { token } : {};
  return call("GET /api/matches/{match_id}/lists/{option}", undefined, {
    match_id,
    option,
    lang: settings.lang,
    ...link,
  });
}

/** The hash as a person compares it: its beginning. */
export const shortHash = (hash: string): string => hash.slice(0, 12);
