/** Powder smoke: thick in front of a unit that has just fired, thin for the rest of the turn. */

import type { EventLine } from "../../app/protocol.gen";
import type { DrawnUnit } from "../paint/troops/pieces";
import type { Smoke } from "../paint/smoke";

const LASTING = 0.35;

/** `bodyOf`: the unit that events mean by a part of it. */
export function smokeOf(
  units: readonly DrawnUnit[],
  events: readonly EventLine[],
  bodyOf: (name: string) => string = (name) => name,
): Smoke[] {
  const firing = events.filter((event) => event.cue === "shot").map((event) => event.cards[0]);
  return units.flatMap((unit) => {
    const now = firing.includes(bodyOf(unit.id));
    if (!unit.marks.fired) return [];
    return [{ unit: unit.id, strength: now ? 1 : LASTING }];
  });
}
