/** The piece in hand as the table shows it: whose figures, where it is held. */

import type { Held } from "../../../miniatures/field/field";
import type { DrawnUnit } from "../../../miniatures/paint/pieces";
import { commander, drawn, SCREEN, unplaced } from "../scene/drawn";
import { hand, wayBehind } from "./hand.svelte";
import { rosterOf, unitOf, type Scene } from "../scene/scene";

const TURNED: readonly string[] = ["place", "screen"];

export function heldOf(scene: Scene): Held | null {
  const unit = figures(scene);
  if (!unit || hand.holding === null) return null;
  return {
    unit,
    reach: hand.reach,
    spot: hand.spot,
    way: wayBehind(),
    next: hand.next,
    turn: hand.turn,
    turns: TURNED.includes(hand.holding),
  };
}

/** The figures of the ghost, in the room that the reach gives them. */
function figures(scene: Scene): DrawnUnit | null {
  const piece = standing(scene);
  if (!piece || !hand.reach) return piece;
  const [x, y, h] = hand.reach.pose;
  const [w, d] = hand.reach.size;
  return { ...piece, pose: { x, y, h }, size: { w, d } };
}

function standing(scene: Scene): DrawnUnit | null {
  const roster = rosterOf(scene.board, hand.piece);
  if (!roster) return null;
  switch (hand.holding) {
    case "place": {
      const men = Number(roster.facts["rankers"]) - hand.detached;
      return { ...unplaced(scene, roster, men), formation: hand.formation };
    }
    case "screen": {
      const unit = unitOf(scene, hand.piece);
      const men = unit?.screen?.men ?? unit?.detached ?? 0;
      const base = unplaced(scene, roster, men);
      const staff = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 };
      return { ...base, id: hand.piece + SCREEN, kind: "screen", staff, light: true };
    }
    case "commander":
    case "ride":
      return commander(scene, { seat: roster.seat as "red" | "blue", x: 0, y: 0 });
    default:
      return drawn(scene).find((piece) => piece.id === hand.piece) ?? null;
  }
}
