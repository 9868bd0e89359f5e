/** The ground that a declared charge would cross: from the chargers' front to the enemy. */

import type { Point } from "../../../miniatures/field/data";
import { at, corners, type Pose } from "../../../miniatures/field/pose";
import { outlineOf } from "../../../miniatures/field/stand";
import type { DrawnUnit } from "../../../miniatures/paint/troops/pieces";

export interface Lane {
  corners: Point[];
  far: number; // how far they run
  end: Point; // the middle of its far side
}

/** `wheel` comes first, about a front corner, in hundredths of a degree to the right. */
export function laneOf(from: DrawnUnit, to: DrawnUnit, wheel: number): Lane | null {
  const pose = wheeled(from.pose, from.size.w, wheel);
  const [ux, uy] = at({ x: 0, y: 0, h: pose.h }, 1, 0);
  const ahead = outlineOf(to).map(([x, y]) => (x - pose.x) * ux + (y - pose.y) * uy);
  const far = Math.min(...ahead);
  if (!(far > 0)) return null;
  const [x, y] = at(pose, far, 0);
  return { corners: corners({ x, y, h: pose.h }, [from.size.w, far]), far, end: [x, y] };
}

function wheeled(pose: Pose, wide: number, wheel: number): Pose {
  const side = (Math.sign(wheel) * wide) / 2;
  const [x, y] = at(pose, 0, side);
  const [px, py] = at({ x, y, h: pose.h + wheel }, 0, -side);
  return { x: px, y: py, h: pose.h + wheel };
}
