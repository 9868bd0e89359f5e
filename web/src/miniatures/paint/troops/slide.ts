// Pieces on their way from where they stood to where they stand now.

import type { DrawnPose, DrawnUnit } from "./pieces";

export const SLIDE = 420; // milliseconds

export interface Slide {
  from: DrawnPose;
  to: DrawnPose;
  start: number;
}

/** Quick at first, gentle at the end. */
export const ease = (share: number): number => 1 - (1 - share) ** 3;

const TURN = 36_000;

/** The pose at a share of the way; a piece turns the shorter way round. */
export function between(from: DrawnPose, to: DrawnPose, share: number): DrawnPose {
  const turn = ((((to.h - from.h) % TURN) + TURN * 1.5) % TURN) - TURN / 2;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    h: from.h + turn * share,
  };
}

const same = (a: DrawnPose, b: DrawnPose): boolean => a.x === b.x && a.y === b.y && a.h === b.h;

/** Where a piece is at a moment. */
export function poseAt(slide: Slide | undefined, unit: DrawnUnit, now: number): DrawnPose {
  if (!slide || now >= slide.start + SLIDE) return unit.pose;
  return between(slide.from, slide.to, ease(Math.max(0, now - slide.start) / SLIDE));
}

/** The slides after a change: a piece that is elsewhere sets out from where it was last seen. */
export function slidesTo(
  units: readonly DrawnUnit[],
  before: readonly DrawnUnit[],
  slides: ReadonlyMap<string, Slide>,
  now: number,
): Map<string, Slide> {
  const known = new Map(before.map((unit) => [unit.id, unit]));
  const next = new Map<string, Slide>();
  for (const unit of units) {
    const old = known.get(unit.id);
    if (!old) continue;
    const going = slides.get(unit.id);
    if (going && same(going.to, unit.pose)) {
      if (now < going.start + SLIDE) next.set(unit.id, going);
    } else if (!same(old.pose, unit.pose)) {
      next.set(unit.id, { from: poseAt(going, old, now), to: unit.pose, start: now });
    }
  }
  return next;
}
