/** How many of a side stand, and how many it has lost. */

import { inHand } from "../hand/flow.svelte";
import { rosterOf, type Scene } from "./scene";

export interface Standing {
  battalions: number;
  men: number;
}

/** Those in hand count as they will come. */
export function standing(scene: Scene, seat: string): Standing {
  const own = scene.units.filter((unit) => rosterOf(scene.board, unit.id)?.seat === seat);
  const here = own.filter((unit) => unit.place === "on-table");
  const waiting = scene.phase === "set-up" ? inHand(scene, seat) : [];
  const coming = waiting.map((id) => Number(rosterOf(scene.board, id)?.facts["rankers"] ?? 0));
  const men = here.map((unit) => unit.rankers + (unit.screen?.men ?? 0));
  return {
    battalions: here.length + waiting.length,
    men: [...men, ...coming].reduce((sum, count) => sum + count, 0),
  };
}

/** Battalions that fled or were destroyed. */
export function lost(scene: Scene, seat: string): number {
  return scene.units.filter((unit) => unit.place !== "on-table" && rosterOf(scene.board, unit.id)?.seat === seat)
    .length;
}
