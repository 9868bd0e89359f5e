/** What of a side stands, and what it has lost. */

import { rosterOf, type Scene } from "./scene";

export interface Standing {
  units: number;
  figures: number;
  of: number; // figures that it began with
}

/** Infantry, cavalry and gunners; detached skirmishers count with their battalion. */
export function standing(scene: Scene, seat: string): Standing {
  let [units, figures, of] = [0, 0, 0];
  for (const { id, seat: owner, kind, facts } of scene.board?.units ?? []) {
    if (owner !== seat || kind === "officer" || kind === "caisson") continue;
    const unit = scene.units.find((each) => each.id === id);
    const here = unit?.place === "on-table" || unit?.place === "in-hand";
    if (here) figures += unit.figures;
    if (kind === "skirmishers") continue;
    of += Number(facts["figures"] ?? 0);
    if (here) units += 1;
  }
  return { units, figures, of };
}

/** Units that are gone. */
export function lost(scene: Scene, seat: string): number {
  const isTroops = (id: string) => !["skirmishers", "caisson"].includes(rosterOf(scene.board, id)?.kind ?? "caisson");
  return scene.units.filter(
    ({ id, place }) =>
      !["on-table", "in-ranks", "in-hand"].includes(place) && isTroops(id) && rosterOf(scene.board, id)?.seat === seat,
  ).length;
}
