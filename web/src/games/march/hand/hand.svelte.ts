/** The hand of La Marche des Aigles: a battalion on its way, a charge, a piece being set up. */

import type { Pose } from "../../../miniatures/field/pose";
import type { Spot } from "../../../miniatures/ghost/ghost";
import type { Step } from "../../../miniatures/ghost/way";
import { Hand } from "../../../miniatures/hand/hand.svelte";
import type { Formation } from "../scene/scene";
import {
  attackOrder,
  commanderOrder,
  placeOrder,
  rideOrder,
  screenOrder,
  wayOrder,
  type Said,
} from "../scene/sentence";

export type Holding = "plan" | "way" | "attack" | "place" | "screen" | "commander" | "ride";

class MarchHand extends Hand<Said> {
  formation = $state<Formation>("line");
  detached = $state(0);
  gap = $state<number | null>(null);

  wayOrder(piece: string, way: readonly Step[]): Said {
    return wayOrder(piece, way);
  }

  protected wheelOf(order: Said): number {
    return order.turn ?? 0;
  }

  protected override keep(order: Said | null): void {
    this.formation = (order?.formation as Formation | null | undefined) ?? "line";
    this.detached = order?.detached ?? 0;
    this.gap = order?.gap ?? null;
  }

  protected orderAt(spot: Spot, pose: Pose): Said {
    switch (this.holding as Holding) {
      case "attack":
        return attackOrder(this.piece, this.target ?? "", spot.at);
      case "place":
        return placeOrder(this.piece, pose, this.formation, this.detached);
      case "screen":
        return screenOrder(this.piece, pose, this.gap);
      case "commander":
        return commanderOrder(pose);
      default:
        return rideOrder(this.piece, pose);
    }
  }
}

export const hand = new MarchHand();
