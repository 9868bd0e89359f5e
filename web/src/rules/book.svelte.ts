/** The rules in our words, fetched once for each language. */

import type { Rules } from "../../protocol.gen";
import { call } from "../http";
import { settings } from "../settings.svelte";

const books = new Map<string, Promise<Rules>>();

export function loadRules(): Promise<Rules> {
  const lang = settings.lang;
  let book = books.get(lang);
  if (!book) {
    book = call("GET /api/games/{key}/rules", undefined, { key: "eagles", lang });
    book.catch(() => books.delete(lang)); // ask again next time
    books.set(lang, book);
  }
  return book;
}
