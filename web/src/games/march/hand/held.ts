/** The piece in hand as the table shows it: whose figures, where it is held. */

import type { Held } from "../../../miniatures/field/field";
import { t } from "../../../app/words";
import { page } from "../../../ui/viewport.svelte";
import { drawn, SCREEN, unplaced, type Piece } from "../scene/drawn";
import { hand, wayBehind } from "./hand.svelte";
import type { Scene } from "../scene/scene";

const TURNED: readonly string[] = ["place", "screen"];

export function heldOf(scene: Scene): Held | null {
  const unit = pieceOf(scene);
  if (!unit || hand.holding === null) return null;
  return {
    unit,
    reach: hand.reach,
    spot: hand.spot,
    way: wayBehind(),
    next: hand.next,
    turn: hand.turn,
    turns: TURNED.includes(hand.holding),
    planned: hand.holding === "plan",
    ...(!page.narrow && hand.holding !== "plan" && { confirm: t("march-here", { holding: hand.holding }) }),
  };
}

/** A unit that is moved is on the table already; others come to it. */
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
