/** The verbs of each game, as the server sends them, and its actions with their parts by name. */

import type { Prompt, VerbInfo } from "../app/protocol.gen";
import type { Said } from "./front";

/** An action of the wire: its text if it may be sent, its verb, piece and target, then its parts. */
export type TakenApart = Prompt["legal"][number];
export type Trait = VerbInfo["traits"][number];

const tables = new Map<string, readonly VerbInfo[]>();

export function setVerbs(game: string, verbs: readonly VerbInfo[]): void {
  tables.set(game, verbs);
}

/** All verbs of a game, in the order of menus and bars. */
export function verbsOf(game: string): readonly VerbInfo[] {
  return tables.get(game) ?? [];
}

export function verbOf(game: string, word: string): VerbInfo | null {
  return verbsOf(game).find((verb) => verb.word === word) ?? null;
}

/** An action that may be sent: its text comes first. */
export function sendable(game: string, [text, ...action]: TakenApart): Said {
  return named(game, String(text), action);
}

/** An action that a rule forbids: nobody sends it, so it has no text. */
export function forbidden(game: string, action: TakenApart): Said {
  return named(game, "", action);
}

function named(game: string, text: string, action: TakenApart): Said {
  const [verb, card = null, target = null, ...parts] = action as [string, ...(string | null)[]];
  const said: Said = { text, verb, card, target, formation: null, on: null, special: null };
  const names = verbOf(game, verb)?.parts ?? [];
  return Object.assign(said, Object.fromEntries(names.map((name, i) => [name, parts[i] ?? null])));
}
