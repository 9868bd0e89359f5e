/** The orders that the hand of La Marche des Aigles would give, for tools/drags.py. */

import type { Reach } from "../../../miniatures/field/data";
import type { Spot } from "../../../miniatures/ghost/ghost";
import type { Said } from "../scene/sentence";
import { hand, type Holding } from "./hand.svelte";

/** Take up what an order holds, after a way that it has come already. */
export function take(holding: string, order: Said, taken: Spot[], reach: Reach): void {
  const { card, target, formation, detached, gap } = order;
  Object.assign(hand, {
    holding: holding as Holding,
    reach,
    piece: card ?? "",
    target,
    formation: formation ?? "line",
    detached: detached ?? 0,
    gap: gap ?? null,
    taken: taken.map((spot) => ({ reach, spot })),
  });
}

export function orderAt(spot: Spot): string | null {
  hand.spot = spot;
  return hand.orderNow()?.text ?? null;
}
