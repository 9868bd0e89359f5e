/** The hand of L'Âge des Aigles: a brigade on its way, a charge, a general who rides, guns that turn. */

import type { Pose } from "../../../miniatures/field/pose";
import type { Spot } from "../../../miniatures/ghost/ghost";
import type { Step } from "../../../miniatures/ghost/way";
import { Hand } from "../../../miniatures/hand/hand.svelte";
import { chargeOrder, enterOrder, pivotOrder, rideOrder, wayOrder, type Said } from "../scene/sentence";

export type Holding = "plan" | "way" | "attack" | "ride" | "enter" | "pivot";

class AgeHand extends Hand<Said> {
  wayOrder(piece: string, way: readonly Step[]): Said {
    return wayOrder(piece, way);
  }

  protected wheelOf(order: Said): number {
    return order.turn ?? 0;
  }

  protected orderAt(spot: Spot, pose: Pose): Said {
    switch (this.holding as Holding) {
      case "attack":
        return chargeOrder(this.piece, this.target ?? "", spot.at);
      case "pivot":
        return pivotOrder(this.piece, spot.at);
      case "enter":
        return enterOrder(this.piece, pose);
      default:
        return rideOrder(this.piece, pose);
    }
  }
}

export const hand = new AgeHand();
