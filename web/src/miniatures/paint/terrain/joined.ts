// Ground that the rules cut into several shapes is drawn as the one piece that it is.

import type { FeatureInfo } from "../../../app/protocol.gen";
import type { Point } from "../camera";

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** Areas of one kind, height and name that share whole sides become one; all else stays as it is. */
export function joined(features: readonly FeatureInfo[]): FeatureInfo[] {
  const found: FeatureInfo[] = [];
  const seen = new Set<string>();
  for (const feature of features) {
    const { kind, name, level, line } = feature;
    const same = features.filter((one) => !one.line && one.kind === kind && one.name === name && one.level === level);
    if (line || same.length < 2) found.push(feature);
    else if (!seen.has(`${kind} ${name} ${level}`)) {
      seen.add(`${kind} ${name} ${level}`);
      found.push(...outlines(same.map((one) => one.points)).map((points) => ({ ...feature, points })));
    }
  }
  return found;
}

/** The outlines of shapes that go round the same way: a side that two of them share lies within. */
export function outlines(shapes: readonly (readonly Point[])[]): [number, number][][] {
  const sides = new Map<string, [Point, Point]>();
  for (const shape of shapes)
    shape.forEach((from, at) => {
      const to = shape[(at + 1) % shape.length]!;
      if (!sides.delete(`${keyOf(to)} ${keyOf(from)}`)) sides.set(`${keyOf(from)} ${keyOf(to)}`, [from, to]);
    });
  const loops: [number, number][][] = [];
  while (sides.size) loops.push(loop(sides));
  return loops.filter((points) => points.length > 2);
}

/** One way round, taken out of the sides that are left. */
function loop(sides: Map<string, [Point, Point]>): [number, number][] {
  const [first, [start]] = [...sides][0]!;
  const points: [number, number][] = [];
  let [key, side] = [first, sides.get(first)];
  while (side) {
    sides.delete(key);
    points.push([...side[0]]);
    const end = keyOf(side[1]);
    if (end === keyOf(start)) break;
    [key, side] = [...sides].find(([, [from]]) => keyOf(from) === end) ?? ["", undefined];
  }
  return points;
}
