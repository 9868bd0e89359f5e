/** Where a unit would be in another formation: asked while the order is only considered. */

import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import type { Reach } from "../../../miniatures/field/data";

class Shown {
  of = $state.raw<{ order: string; number: number; reach: Reach | null } | null>(null);
}

const shown = new Shown();
let asked = "";

/** null: not known yet, or it does not change its shape. */
export function shapeOf(order: string): Reach | null {
  if (shown.of?.order === order && shown.of.number === play.number) return shown.of.reach;
  void look(order);
  return null;
}

async function look(order: string): Promise<void> {
  const { number } = play;
  const key = `${number} ${order}`;
  if (asked === key) return;
  asked = key;
  const answer = await api.ask("reach", order);
  if (answer && number === play.number) shown.of = { order, number, reach: answer.reach ?? null };
}
