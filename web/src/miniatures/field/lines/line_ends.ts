/** Where a line between two units begins and ends: at the edges that it crosses on its way. */

import type { Point } from "../data";
import { farFrom, middleOf } from "../stand";
import type { DrawnUnit } from "../../paint/troops/pieces";

const STEPS = 24;

/** From the edge of one to the edge of the other, along the line of their middles. */
export function atEdge(from: DrawnUnit, to: DrawnUnit): [Point, Point] {
  const [one, other] = [middleOf(from), middleOf(to)];
  return [leaving(from, one, other), leaving(to, other, one)];
}

/** The first point of a way out of a unit that no longer lies in it. */
function leaving(unit: DrawnUnit, start: Point, end: Point): Point {
  let [inside, outside] = [0, 1];
  for (let step = 0; step < STEPS && outside - inside > 1e-4; step += 1) {
    const half = (inside + outside) / 2;
    if (farFrom(unit, between(start, end, half)) > 0) outside = half;
    else inside = half;
  }
  return between(start, end, outside);
}

function between([x, y]: Point, [tx, ty]: Point, share: number): Point {
  return [x + (tx - x) * share, y + (ty - y) * share];
}
