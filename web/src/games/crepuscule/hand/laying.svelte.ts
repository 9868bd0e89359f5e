/** Guns being laid: the inches that are written for each of one's own aims, before they are sealed. */

import * as api from "../../../match/play/api";
import { mine, play } from "../../../match/play/state.svelte";
import type { Aim, Scene } from "../scene/scene";
import { estimateOrder } from "../scene/sentence";

const KIND = "choose-estimates";

class Laying {
  number = -1;
  inches = $state<number[]>([]);
  at = $state(0); // the gun whose dial is shown
}

export const laying = new Laying();

/** One's own aims, as long as their distances are asked for, in the order of the answer. */
export function aimsNow(scene: Scene): Aim[] {
  return mine() && play.prompt?.kind === KIND ? scene.aims.filter(({ seat }) => seat === play.seat) : [];
}

/** Begin with what is proposed. */
export function takeAims(scene: Scene): void {
  if (laying.number === play.number) return write();
  const aims = aimsNow(scene);
  const [first] = api.legal() as { inches?: readonly number[] | null }[];
  laying.number = play.number;
  laying.at = 0;
  laying.inches = aims.map((aim, i) => begun(aim, first?.inches?.[i] ?? 0));
  write();
}

/** A ball flies on past what is written; canister and shells are laid on the target itself. */
function begun({ most, off, ammunition }: Aim, proposed: number): number {
  return Math.min(most, off === null || ammunition === "ball" ? proposed : Math.round(off));
}

export function lay(at: number, inches: number, most: number): void {
  laying.at = at;
  laying.inches = laying.inches.map((each, i) => (i === at ? Math.max(0, Math.min(most, Math.round(inches))) : each));
  write();
}

function write(): void {
  if (laying.inches.length) api.draft(estimateOrder(laying.inches));
}
