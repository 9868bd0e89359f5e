/** Lines with bends, computed as the server does: a road that a head follows, links that follow in its steps. */

import type { Bends, Point } from "../field/data";
import { ahead, at, DEGREE, headingOf, type Pose } from "../field/pose";
import { MM } from "../paint/camera";
import type { Figure } from "../paint/troops/pieces";

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.floor(Math.hypot(bx - ax, by - ay) + 0.5);

/** The point so far from the first of some points; beyond the last, straight on. */
export function pointAlong(points: readonly Point[], length: number): Point {
  const last = points.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const piece = far(a, b);
    if (piece && (length <= piece || i === last - 1)) {
      const between = (from: number, to: number) => from + Math.floor((2 * (to - from) * length + piece) / (2 * piece));
      return [between(a[0], b[0]), between(a[1], b[1])];
    }
    length -= piece;
  }
  return points[last]!;
}

/** From a place back to where the track begins: the place, the bends before it, the beginning. */
export function wayBack({ points, skip }: Bends, place: number): Point[] {
  const back: Point[] = [pointAlong(points, skip)];
  let gone = 0;
  points.slice(1).forEach((point, i) => {
    gone += far(points[i]!, point);
    if (gone > skip && gone < skip + place) back.unshift(point);
  });
  return [pointAlong(points, skip + place), ...back];
}

/** The head of what follows a line so far; it faces as the line does. */
export function headAt(bends: Bends, place: number, begun: Pose): Pose {
  const [[x, y], ...back] = wayBack(bends, place) as [Point, ...Point[]];
  const before = back.find((point) => point[0] !== x || point[1] !== y);
  return { x, y, h: before ? headingOf(x - before[0], y - before[1]) : begun.h };
}

/** How far along a line, and how far aside of it, a point is. */
export function nearestOn({ points, skip }: Bends, x: number, y: number): { along: number; aside: number } {
  let best = { along: 0, aside: Infinity };
  let gone = -skip;
  points.slice(1).forEach((point, i) => {
    const [ax, ay] = points[i]!;
    const piece = far([ax, ay], point);
    const [dx, dy] = [(point[0] - ax) / piece, (point[1] - ay) / piece];
    const length = Math.max(-gone, 0, Math.min(piece, (x - ax) * dx + (y - ay) * dy));
    const aside = Math.hypot(x - ax - length * dx, y - ay - length * dy);
    if (length <= piece && aside < best.aside) best = { along: gone + length, aside };
    gone += piece;
  });
  return best;
}

/** The ground along a line from one length to another, so far to each side. */
export function ribbon(bends: Bends, from: number, to: number, side: number): Point[][] {
  const line = wayBack({ ...bends, skip: bends.skip + from }, to - from);
  return line.slice(1).map(([ax, ay], i) => {
    const [bx, by] = line[i]!;
    const [dx, dy] = ahead(headingOf(bx - ax, by - ay)).map((part) => part * side) as Point;
    return [
      [ax - dy, ay + dx],
      [ax + dy, ay - dx],
      [bx + dy, by - dx],
      [bx - dy, by + dx],
    ];
  });
}

/** Figures of a straight column, laid link by link along a line behind its head. */
export function linked(figures: readonly Figure[], head: Pose, line: readonly Point[], link: number): Figure[] {
  const [fx, fy] = ahead(head.h);
  return figures.map((figure) => {
    const behind = figure.y * MM;
    const first = Math.floor(behind / link) * link;
    const [[ax, ay], [bx, by]] = [pointAlong(line, first), pointAlong(line, first + link)];
    const h = headingOf(ax - bx, ay - by);
    const [x, y] = at({ x: ax, y: ay, h }, first - behind, figure.x * MM);
    const [dx, dy] = [x - head.x, y - head.y];
    return {
      ...figure,
      x: (dx * fy - dy * fx) / MM,
      y: -(dx * fx + dy * fy) / MM,
      turn: figure.turn + (h - head.h) / DEGREE,
    };
  });
}
