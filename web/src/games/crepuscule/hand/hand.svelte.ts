/** The hand of Au crépuscule de l'Aigle: a unit on its way or being set up, a charge, an officer, guns that turn. */

import type { Pose } from "../../../miniatures/field/pose";
import type { Spot } from "../../../miniatures/ghost/ghost";
import type { Step } from "../../../miniatures/ghost/way";
import { Hand } from "../../../miniatures/hand/hand.svelte";
import {
  buildOrder,
  chargeOrder,
  detachOrder,
  placeOrder,
  postOrder,
  rideOrder,
  traverseOrder,
  wayOrder,
  type Said,
} from "../scene/sentence";

export type Holding = "plan" | "way" | "attack" | "ride" | "traverse" | "detach" | "build" | "place" | "post";

class TwilightHand extends Hand<Said> {
  count = $state(0); // of skirmishers who go out
  formation = $state("line"); // in which it is set up
  files = $state(0); // abreast; 0: as usual

  wayOrder(piece: string, way: readonly Step[]): Said {
    return wayOrder(piece, way);
  }

  protected wheelOf(order: Said): number {
    return order.turn ?? 0;
  }

  protected override keep(order: Said | null): void {
    this.count = order?.count ?? 0;
    this.formation = order?.formation ?? "line";
    this.files = order?.files ?? 0;
  }

  protected orderAt(spot: Spot, pose: Pose): Said {
    switch (this.holding as Holding) {
      case "attack":
        return chargeOrder(this.piece, this.target ?? "", spot.at);
      case "traverse":
        return traverseOrder(this.piece, spot.at);
      case "detach":
        return detachOrder(this.piece, this.count, pose);
      case "build":
        return buildOrder(this.piece, pose);
      case "place":
        return placeOrder(this.piece, pose, this.formation, this.files);
      case "post":
        return postOrder(this.piece, pose);
      default:
        return rideOrder(this.piece, pose);
    }
  }
}

export const hand = new TwilightHand();
