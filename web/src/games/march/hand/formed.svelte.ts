/** The new formation as a ghost, while it is only meant: the server says where it would stand. */

import type { Held } from "../../../miniatures/field/field";
import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import { drawn } from "../scene/drawn";
import { readScene, type Scene } from "../scene/scene";

class Formed {
  shown = $state.raw<{ order: string; number: number; scene: Scene } | null>(null);
}

const seen = new Formed();
let asked = "";

export function formed(scene: Scene): Held | null {
  const { card, verb } = play.choice;
  const order = verb === "form" ? (api.meant()?.text ?? null) : null;
  if (card === null || order === null) return null;
  const { shown } = seen;
  if (shown?.order !== order || shown.number !== play.number) {
    void look(order, scene);
    return null;
  }
  const unit = drawn(shown.scene).find((piece) => piece.id === card);
  return unit ? { unit, reach: null, spot: null, way: [], next: null, turn: null, turns: false } : null;
}

async function look(order: string, scene: Scene): Promise<void> {
  const { number } = play;
  const key = `${number} ${order}`;
  if (asked === key) return;
  asked = key;
  const answer = await api.ask("preview", order);
  if (answer?.view && number === play.number) {
    seen.shown = { order, number, scene: readScene(answer.view, scene.board) };
  }
}
