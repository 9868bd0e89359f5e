/** The ruler: from anywhere to anywhere; at a unit it measures from its edge. */

import type { Point } from "../field/data";

/** An end of the ruler: a point, or a unit, of which the nearest edge counts. */
export interface End {
  point: Point;
  unit: string | null;
}

export interface Leg {
  start: Point;
  end: Point;
  length: number;
}

export type Outlines = ReadonlyMap<string, readonly Point[]>;

/** Each stretch of the ruler, edge to edge. */
export function legs(ends: readonly End[], outlines: Outlines): Leg[] {
  return ends.slice(1).map((end, index) => leg(ends[index]!, end, outlines));
}

export const total = (all: readonly Leg[]): number => all.reduce((sum, { length }) => sum + length, 0);

function leg(from: End, to: End, outlines: Outlines): Leg {
  const bare = { start: from.point, end: to.point, length: far(from.point, to.point) };
  if (from.unit !== null && from.unit === to.unit) return bare;
  const one = shape(from, outlines);
  const other = shape(to, outlines);
  const touching = crossing(one, other);
  if (touching) return { start: touching, end: touching, length: 0 };
  let best: Leg | null = null;
  const keep = (start: Point, end: Point) => {
    const length = far(start, end);
    if (!best || length < best.length) best = { start, end, length };
  };
  for (const point of one) for (const edge of edges(other)) keep(point, nearest(point, edge));
  for (const point of other) for (const edge of edges(one)) keep(nearest(point, edge), point);
  return best ?? bare;
}

function shape(end: End, outlines: Outlines): readonly Point[] {
  const outline = end.unit === null ? undefined : outlines.get(end.unit);
  return outline?.length ? outline : [end.point];
}

type Edge = [Point, Point];

function edges(outline: readonly Point[]): Edge[] {
  return outline.map((point, index) => [point, outline[(index + 1) % outline.length]!]);
}

const far = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

export function nearest(point: Point, [start, end]: Edge): Point {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = dx * dx + dy * dy;
  const along = length && ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return [start[0] + part * dx, start[1] + part * dy];
}

/** A point of two outlines that cross. */
function crossing(one: readonly Point[], other: readonly Point[]): Point | null {
  if (one.length < 2 || other.length < 2) return null;
  for (const [a, b] of edges(one)) {
    for (const [c, d] of edges(other)) {
      const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (across === 0) continue;
      const s = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across;
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across;
      if (s < 0 || s > 1 || u < 0 || u > 1) continue;
      return [a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])];
    }
  }
  return null;
}
