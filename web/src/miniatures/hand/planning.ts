/**
 * A move that is planned before its dice: what is dragged is meant, the dice are thrown for it, and the
 * way begins with what was meant.
 */

import * as api from "../../match/play/api";
import { mine } from "../../match/play/state.svelte";
import type { Said } from "../../games/front";
import { isMoved, towards, verdictAt, type Spot } from "../ghost/ghost";
import { PLAN, WAY, type Hand } from "./hand.svelte";

export class Planning<Order extends Said> {
  /** Where a unit is meant to go, its dice thrown for that. */
  wish: { unit: string; spot: Spot } | null = null;

  constructor(
    private readonly hand: Hand<Order>,
    /** The order that throws the dice for a unit's move; null where it may not move. */
    private readonly thrower: (unit: string) => Order | null,
  ) {}

  /** A unit that may move comes into the hand before its dice are thrown. */
  plan(unit: string): boolean {
    const order = this.thrower(unit);
    if (!order) return false;
    void this.hand.hold(PLAN, unit, order);
    return true;
  }

  /** Dragged from where it stands. */
  lift(unit: string): boolean {
    if (this.hand.holding !== null && this.hand.piece === unit) return true;
    if (!mine() || !this.plan(unit)) return false;
    api.choose(unit);
    return true;
  }

  /** Let go: the dice are thrown for where it is, or, back where it began, for nothing. */
  letGo(spot: Spot): void {
    const { holding, piece, order, reach } = this.hand;
    if (holding !== PLAN) return void this.hand.rest(spot);
    if (!order || !reach || !isMoved(reach, spot) || !verdictAt(reach, spot).allowed) return void this.hand.rest(spot);
    this.wish = { unit: piece, spot };
    api.act(order.text);
  }

  /** A way in hand begins with what was planned for it; whether the dice lead all the way. */
  async begin(unit: string): Promise<boolean> {
    const { hand, wish } = this;
    this.wish = null;
    await hand.hold(WAY, unit, hand.wayOrder(unit, []));
    if (wish?.unit !== unit || hand.holding !== WAY || !hand.reach) return false;
    const whole = verdictAt(hand.reach, wish.spot).allowed;
    await hand.rest(towards(hand.reach, wish.spot));
    return whole;
  }
}
