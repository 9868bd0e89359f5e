/** The orders that the hand of Au crépuscule de l'Aigle would give, for tools/drags.py. */

import type { Reach } from "../../../miniatures/field/data";
import type { Spot } from "../../../miniatures/ghost/ghost";
import type { Said } from "../scene/sentence";
import { hand } from "./hand.svelte";

/** Take up what an order holds, after a way that it has come already. */
export function take(holding: string, order: Said, taken: Spot[], reach: Reach): void {
  const { card, target, count, formation, files } = order;
  Object.assign(hand, {
    holding,
    reach,
    piece: card ?? "",
    target,
    count: count ?? 0,
    formation: formation ?? "line",
    files: files ?? 0,
    taken: taken.map((spot) => ({ reach, spot })),
  });
}

export function orderAt(spot: Spot): string | null {
  hand.spot = spot;
  return hand.orderNow()?.text ?? null;
}
