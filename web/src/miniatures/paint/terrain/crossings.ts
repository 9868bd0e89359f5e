// Where a road meets a stream there is a small bridge, along the road.

import type { Painted } from "../brush";
import type { Point } from "../camera";
import type { Points } from "./outline";
import { culvert } from "./works";

export interface Way {
  points: Points;
  width: number;
}

const BEYOND = 7; // millimetres of each bank

export const crossings = (roads: readonly Way[], waters: readonly Way[]): Painted[] =>
  roads.flatMap((road) => waters.flatMap((water) => meetings(road, water)));

function meetings(road: Way, water: Way): Painted[] {
  const found: Painted[] = [];
  for (const one of legs(road.points))
    for (const other of legs(water.points)) {
      const at = crossing(one, other);
      if (!at) continue;
      const [along, across] = [one, other].map(([[ax, ay], [bx, by]]) => Math.atan2(by - ay, bx - ax));
      const slant = Math.max(0.3, Math.abs(Math.sin(along! - across!)));
      found.push(culvert(at, along!, water.width / slant + BEYOND, road.width));
    }
  return found;
}

type Leg = readonly [Point, Point];

const legs = (points: Points): Leg[] => points.slice(1).map((end, at) => [points[at]!, end]);

/** Where two legs cross, if they do. */
export function crossing([[ax, ay], [bx, by]]: Leg, [[cx, cy], [dx, dy]]: Leg): Point | null {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turned = ux * vy - uy * vx;
  if (!turned) return null;
  const share = ((cx - ax) * vy - (cy - ay) * vx) / turned;
  const other = ((cx - ax) * uy - (cy - ay) * ux) / turned;
  return share < 0 || share > 1 || other < 0 || other > 1 ? null : [ax + share * ux, ay + share * uy];
}
