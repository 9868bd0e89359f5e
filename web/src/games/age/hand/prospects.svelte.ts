/** What each order of the chosen piece may come to, for its menu: asked once when it is chosen. */

import { play } from "../../../match/play/state.svelte";
import type { Item } from "../../../match/orders/menu/items";
import { sheetOf } from "../../../miniatures/table/sheets";

type Told = Partial<Pick<Item, "chances" | "note">>;
type Prospects = ReadonlyMap<string, Told>;

class Known {
  of = $state.raw<{ piece: string; number: number; orders: Prospects } | null>(null);
}

const known = new Known();

export function prospectOf(order: string): Told | null {
  return known.of?.number === play.number ? (known.of.orders.get(order) ?? null) : null;
}

/** Of one whose orders are tested; asked while its menu opens. */
export async function look(piece: string | null): Promise<void> {
  const { number } = play;
  if (piece === null || (known.of?.piece === piece && known.of.number === number)) return;
  const answer = await sheetOf(piece);
  if (!answer || play.number !== number) return;
  const orders = new Map(
    answer.prospects.map(({ action, parts, note }): [string, Told] => [
      action,
      { chances: parts, ...(note && { note }) },
    ]),
  );
  known.of = { piece, number, orders };
}
