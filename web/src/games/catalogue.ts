/** What a game publishes of itself, its pieces and its verbs, fetched once. */

import type { Catalogue } from "../app/protocol.gen";
import { call } from "../app/http";

const fetched = new Map<string, Promise<Catalogue>>();

export function catalogueOf(key: string): Promise<Catalogue> {
  const known = fetched.get(key) ?? call("GET /api/games/{key}/catalogue", undefined, { key });
  fetched.set(key, known);
  known.catch(() => fetched.delete(key)); // ask again next time
  return known;
}
