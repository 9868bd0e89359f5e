/** The new formation as a ghost, while it is only meant: the server says where it would stand. */

import type { Held } from "../../../miniatures/field/field";
import { foreseen } from "../../../miniatures/hand/foreseen.svelte";
import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import { drawn } from "../scene/drawn";
import { readScene, type Scene } from "../scene/scene";

export function formed(scene: Scene): Held | null {
  const { card, verb } = play.choice;
  const order = verb === "form" ? (api.meant()?.text ?? null) : null;
  if (card === null || order === null) return null;
  return foreseen(order, card, (view) => drawn(readScene(view, scene.board)));
}
