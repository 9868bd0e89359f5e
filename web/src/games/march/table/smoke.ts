/** Powder smoke: thick in front of a unit that has just fired, thin for the rest of the turn. */

import type { EventLine } from "../../../app/protocol.gen";
import type { DrawnUnit } from "../../../miniatures/paint/pieces";
import type { Smoke } from "../../../miniatures/paint/smoke";
import { bodyOf } from "../scene/drawn";

const LASTING = 0.35;

export function smokeOf(units: readonly DrawnUnit[], events: readonly EventLine[]): Smoke[] {
  const firing = events.filter((event) => event.cue === "shot").map((event) => event.cards[0]);
  return units.flatMap((unit) => {
    const now = firing.includes(bodyOf(unit.id));
    if (!unit.marks.fired) return [];
    return [{ unit: unit.id, strength: now ? 1 : LASTING }];
  });
}
