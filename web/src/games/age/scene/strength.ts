/** What of a side stands, and what it has lost. */

import { rosterOf, type Scene } from "./scene";

export interface Standing {
  brigades: number;
  bases: number;
  of: number; // bases that it began with
}

/** Units still to come count as they will arrive. */
export function standing(scene: Scene, seat: string): Standing {
  const all = scene.board?.units.filter((unit) => unit.seat === seat && unit.kind === "brigade") ?? [];
  const left = all.map(({ id, facts }) => {
    const unit = scene.units.find((each) => each.id === id);
    if (!unit) return Number(facts["bases"] ?? 0);
    return unit.place === "on-table" ? unit.bases : 0;
  });
  return {
    brigades: left.filter((bases) => bases > 0).length,
    bases: left.reduce((sum, bases) => sum + bases, 0),
    of: all.reduce((sum, { facts }) => sum + Number(facts["bases"] ?? 0), 0),
  };
}

/** Brigades and batteries that are gone. */
export function lost(scene: Scene, seat: string): number {
  return scene.units.filter((unit) => unit.place !== "on-table" && rosterOf(scene.board, unit.id)?.seat === seat)
    .length;
}
