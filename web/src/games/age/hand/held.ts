/** The piece in hand as the table shows it, and a formation as an order would leave a brigade. */

import { t } from "../../../app/words";
import type { Held } from "../../../miniatures/field/field";
import { foreseen } from "../../../miniatures/hand/foreseen.svelte";
import { heldBy } from "../../../miniatures/hand/held";
import * as api from "../../../match/play/api";
import { verbIs } from "../../../match/play/compose";
import { play } from "../../../match/play/state.svelte";
import { drawn, unplaced, type Piece } from "../scene/drawn";
import { readScene, type Scene } from "../scene/scene";
import { hand } from "./hand.svelte";

export function heldOf(scene: Scene, units: readonly Piece[]): Held | null {
  const { holding } = hand;
  if (holding === null) return certain(scene);
  const unit = units.find(({ id }) => id === hand.piece) ?? unplaced(scene, hand.piece);
  return heldBy(hand, unit, false, t("age-here", { holding }));
}

/** Orders whose outcome is certain: the new place is shown before they are given. */
function certain(scene: Scene): Held | null {
  const { card, verb } = play.choice;
  const order = verb !== null && verbIs(verb, "certain") ? (api.meant()?.text ?? null) : null;
  if (card === null || order === null) return null;
  return foreseen(order, card, (view) => drawn(readScene(view, scene.board)));
}
