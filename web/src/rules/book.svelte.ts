/** The rules in our words, fetched once for each game and language. */

import type { Rules } from "../app/protocol.gen";
import { call } from "../app/http";
import { settings } from "../app/settings.svelte";

const books = new Map<string, Promise<Rules>>();

export function loadRules(game: string): Promise<Rules> {
  const lang = settings.lang;
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = call("GET /api/games/{key}/rules", undefined, { key: game, lang });
    book.catch(() => books.delete(key)); // ask again next time
    books.set(key, book);
  }
  return book;
}
