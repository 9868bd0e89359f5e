/** A game is fetched when it is wanted: its words, and its part of the page. */

import { settings } from "../app/settings.svelte";
import { addWords, hasWords, loadWords } from "../app/words";
import { GAMES } from ".";
import { catalogueOf } from "./catalogue";
import type { GameEntry, Options } from "./entry";
import type { GameFront } from "./front";
import { setVerbs } from "./verbs";

function find(key: string): GameEntry {
  const game = GAMES.find((each) => each.key === key);
  if (!game) throw new Error(`no such game: ${key}`);
  return game;
}

/** What is said of every game before one is chosen belongs to the first words on the screen. */
export function addLobbyWords(): void {
  for (const game of GAMES) addWords(game.lobbyWords);
}

const fetchedOptions = new Map<string, Options>();

/** A game's options with their words; nothing to wait for once they are here. */
export function loadOptions(key: string): Promise<void> | null {
  const { optionWords } = find(key);
  addWords(optionWords);
  return fetchedOptions.has(key) && hasWords(optionWords, settings.lang) ? null : fetchOptions(key);
}

async function fetchOptions(key: string): Promise<void> {
  const [{ OPTIONS }] = await Promise.all([find(key).options(), loadWords(settings.lang)]);
  fetchedOptions.set(key, OPTIONS);
}

/** The options of a game, of which nothing is known before they are fetched. */
export const optionsOf = (key: string): Options => fetchedOptions.get(key) ?? {};

/** The words of a game, in every language that has been or will be read. */
export async function loadGameWords(key: string): Promise<void> {
  const { optionWords, words } = find(key);
  [optionWords, ...words].forEach(addWords);
  await loadWords(settings.lang);
}

/** What only this game's pieces and ground are drawn with. */
export async function loadExtras(key: string): Promise<void> {
  await find(key).extras?.();
}

/** A game's part of the page, with its words and everything it must fetch. */
export async function loadFront(key: string): Promise<GameFront> {
  const wanted = [find(key).front(), catalogueOf(key), loadGameWords(key), loadExtras(key)] as const;
  const [{ front }, { verbs }] = await Promise.all(wanted);
  setVerbs(key, verbs);
  await front.prepare();
  return front;
}
