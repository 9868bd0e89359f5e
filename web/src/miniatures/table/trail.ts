/** The last move: where the unit that went farthest was before, and where it is now. */

import type { DrawnPose, DrawnUnit } from "../paint/troops/pieces";

const LEAST = 500; // less than five millimetres is no way

export function trailOf(before: readonly DrawnUnit[], now: readonly DrawnUnit[]): DrawnPose[] {
  const stood = new Map(before.map((unit) => [unit.id, unit.pose]));
  let farthest: DrawnPose[] = [];
  let most = LEAST;
  for (const { id, pose } of now) {
    const from = stood.get(id);
    const far = from ? Math.hypot(from.x - pose.x, from.y - pose.y) : 0;
    if (from && far > most) [farthest, most] = [[from, pose], far];
  }
  return farthest;
}
