/** The piece in hand as the table shows it: whose figures, where it is held. */

import type { Held } from "../../../miniatures/field/field";
import { heldBy } from "../../../miniatures/hand/held";
import { t } from "../../../app/words";
import { drawn, SCREEN, unplaced, type Piece } from "../scene/drawn";
import { hand } from "./hand.svelte";
import type { Scene } from "../scene/scene";

const TURNED: readonly string[] = ["place", "screen"];

export function heldOf(scene: Scene): Held | null {
  const { holding } = hand;
  if (holding === null) return null;
  return heldBy(hand, pieceOf(scene), TURNED.includes(holding), t("march-here", { holding }));
}

/** A unit that is moved is on the table already; others are added to it. */
function pieceOf(scene: Scene): Piece | null {
  switch (hand.holding) {
    case "screen":
      return unplaced(scene, hand.piece + SCREEN);
    case "place":
    case "commander":
    case "ride":
      return unplaced(scene, hand.piece);
    default:
      return drawn(scene).find((piece) => piece.id === hand.piece) ?? null;
  }
}
