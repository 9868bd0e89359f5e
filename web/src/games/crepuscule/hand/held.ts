/** The piece in hand as the table shows it, and a unit in the shape that an order would give it. */

import { t } from "../../../app/words";
import type { Held } from "../../../miniatures/field/field";
import { heldBy } from "../../../miniatures/hand/held";
import * as api from "../../../match/play/api";
import { verbIs } from "../../../match/play/compose";
import { play } from "../../../match/play/state.svelte";
import { unplaced, type Piece } from "../scene/drawn";
import type { Scene } from "../scene/scene";
import { hand } from "./hand.svelte";
import { shapeOf } from "./shapes.svelte";

/** What a hand may turn as well as place. */
const TURNED: readonly string[] = ["detach", "build", "place"];

export function heldOf(scene: Scene, units: readonly Piece[]): Held | null {
  const { holding } = hand;
  if (holding === null) return null;
  const unit = units.find(({ id }) => id === hand.piece) ?? unplaced(scene, hand.piece);
  return heldBy(hand, unit, TURNED.includes(holding), t("crepuscule-here", { holding }));
}

/** As it would stand: shown, and not held. */
export function formedOf(units: readonly Piece[]): Held[] {
  const meant = hand.holding === null ? api.meant() : null;
  const unit = units.find(({ id }) => id === (meant?.card ?? play.choice.card));
  if (!meant || !unit || !verbIs(meant.verb, "reshapes")) return [];
  const reach = shapeOf(meant.text);
  return reach ? [{ unit, reach, spot: null, way: [], next: null, turn: null, turns: false }] : [];
}
