/** The possible results of each order of a piece, for its menu and for the sheet of answers. */

import { play } from "../../match/play/state.svelte";
import type { Item } from "../../match/orders/menu/items";
import { sheetOf } from "../table/sheets";

export type Told = Partial<Pick<Item, "chances" | "note">>;

class Known {
  number = $state(-1);
  of = $state.raw<ReadonlyMap<string, Told>>(new Map());
}

const known = new Known();
const asked = new Set<string>();

export function prospectOf(order: string): Told | null {
  return known.number === play.number ? (known.of.get(order) ?? null) : null;
}

/** Of one whose orders are tested; asked once for each question. */
export async function look(piece: string): Promise<void> {
  const { number } = play;
  if (known.number !== number) {
    Object.assign(known, { number, of: new Map() });
    asked.clear();
  }
  if (asked.has(piece)) return;
  asked.add(piece);
  const answer = await sheetOf(piece);
  if (!answer || play.number !== number) return;
  const told = answer.prospects.map(({ action, parts, note }): [string, Told] => [
    action,
    { chances: parts, ...(note && { note }) },
  ]);
  known.of = new Map([...known.of, ...told]);
}
