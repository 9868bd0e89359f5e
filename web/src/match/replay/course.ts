/** Stepping through a battle: by action, by phase, by turn. */

import type { Step } from "../../app/protocol.gen";
import type { Told } from "../play/state.svelte";

export type Stride = "action" | "phase" | "turn";

/** The step that a stride from `at` leads to; the ends hold. */
export function stride(steps: readonly Step[], at: number, by: Stride, forward: boolean): number {
  const last = steps.length - 1;
  const next = (i: number) => Math.min(last, Math.max(0, i + (forward ? 1 : -1)));
  if (by === "action") return next(at);
  let i = next(at);
  if (forward) {
    while (i < last && same(steps, i, at, by)) i += 1;
    return i;
  }
  // back to the first step of this phase or turn, or of the one before when already there
  while (i > 0 && same(steps, i - 1, i, by)) i -= 1;
  return i;
}

function same(steps: readonly Step[], i: number, j: number, by: Stride): boolean {
  const [a, b] = [steps[i], steps[j]];
  if (!a || !b || a.turn !== b.turn) return false;
  return by === "turn" || (a.phase === b.phase && a.seat === b.seat);
}

/** The log as far as a step. */
export function toldUntil(steps: readonly Step[], at: number): Told[] {
  return steps.slice(0, at + 1).map(({ number, events }) => ({ number, events, fresh: false }));
}
