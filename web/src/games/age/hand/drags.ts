/** The orders that the hand of L'Âge des Aigles would give, for tools/drags.py. */

import type { Reach } from "../../../miniatures/field/data";
import type { Spot } from "../../../miniatures/ghost/ghost";
import { ATTACK } from "../../../miniatures/hand/hand.svelte";
import type { Said } from "../scene/sentence";
import { hand } from "./hand.svelte";

/** Take up what an order holds, after a way that it has come already. */
export function take(holding: string, { card, target }: Said, taken: Spot[], reach: Reach): void {
  Object.assign(hand, {
    holding: holding === "charge" ? ATTACK : holding,
    reach,
    piece: card ?? "",
    target,
    taken: taken.map((spot) => ({ reach, spot })),
  });
}

export function orderAt(spot: Spot): string | null {
  hand.spot = spot;
  return hand.orderNow()?.text ?? null;
}
