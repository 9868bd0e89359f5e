/** The piece in hand as the table shows it: whose figures, where it is held. */

import { page } from "../../ui/viewport.svelte";
import type { Held } from "../field/field";
import type { DrawnUnit } from "../paint/troops/pieces";
import { PLAN, type Hand } from "./hand.svelte";

/** `turned`: it may be turned on the spot; `confirm`: what the button beside it says. */
export function heldBy(hand: Hand, unit: DrawnUnit | null, turned: boolean, confirm: string): Held | null {
  if (!unit || hand.holding === null) return null;
  const planned = hand.holding === PLAN;
  return {
    unit,
    reach: hand.reach,
    spot: hand.spot,
    way: hand.wayBehind(),
    next: hand.next,
    turn: hand.turn,
    turns: turned,
    planned,
    ...(!page.narrow && !planned && { confirm }),
  };
}
