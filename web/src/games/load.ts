/** A game is fetched when it is wanted: its words, and its part of the page. */

import { settings } from "../app/settings.svelte";
import { addWords, loadWords } from "../app/words";
import { GAMES } from ".";
import { catalogueOf } from "./catalogue";
import type { GameEntry } from "./entry";
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

/** The words of a game, in every language that has been or will be read. */
export async function loadGameWords(key: string): Promise<void> {
  find(key).words.forEach(addWords);
  await loadWords(settings.lang);
}

/** A game's part of the page, with its words and whatever it must fetch. */
export async function loadFront(key: string): Promise<GameFront> {
  const [{ front }, { verbs }] = await Promise.all([find(key).front(), catalogueOf(key), loadGameWords(key)]);
  setVerbs(key, verbs);
  await front.prepare();
  return front;
}
