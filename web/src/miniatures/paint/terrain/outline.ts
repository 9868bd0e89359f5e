// Shapes of the ground in millimetres with y downward, as they are drawn.

import { MM, type Point } from "../camera";

export type Points = readonly Point[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place on an outline, and the direction that leads out of it. */
export interface Rim {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

export const drawn = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x / MM, -y / MM] as const);

export function boxOf(points: Points, around = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function inside(points: Points, x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** How far a place is from the nearest side. */
export function toSides(points: Points, x: number, y: number, closed = true): number {
  let least = Infinity;
  for (let i = closed ? 0 : 1; i < points.length; i++)
    least = Math.min(least, toSide(points[(i || points.length) - 1]!, points[i]!, x, y));
  return least;
}

function toSide([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const share = long ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Positive when the corners go round as the hands of a clock do on the screen. */
export function turning(points: Points): number {
  let twice = 0;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[(i + 1) % points.length]!;
    twice += ax * by - bx * ay;
  }
  return twice;
}

export const polygonPath = (points: Points, closed = true): Path2D => {
  const path = new Path2D();
  for (const [order, [x, y]] of points.entries()) {
    if (order) path.lineTo(x, y);
    else path.moveTo(x, y);
  }
  if (closed) path.closePath();
  return path;
};

const OFF = 0.6; // millimetres that a softened corner may lie within the true one
const STEPS = 5;

/** Nature has no corners: each is rounded, but nowhere seen to leave the rule's shape. */
export function softened(points: Points, off = OFF): Point[] {
  const soft: Point[] = [];
  points.forEach((corner, i) => {
    const before = points[(i || points.length) - 1]!;
    const after = points[(i + 1) % points.length]!;
    const [a, b] = [toward(corner, before), toward(corner, after)];
    const half = Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y))) / 2;
    // the bend's middle lies about a quarter of the cut's height within the corner
    const cut = Math.min((4 * off) / Math.max(0.05, 2 * Math.cos(half)), a.long / 3, b.long / 3);
    const [sx, sy] = [corner[0] + a.x * cut, corner[1] + a.y * cut];
    const [ex, ey] = [corner[0] + b.x * cut, corner[1] + b.y * cut];
    for (let step = 0; step <= STEPS; step++) {
      const t = step / STEPS;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      soft.push([p * sx + q * corner[0] + r * ex, p * sy + q * corner[1] + r * ey]);
    }
  });
  return soft;
}

function toward(from: Point, to: Point): { x: number; y: number; long: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return { x: dx / long, y: dy / long, long };
}

/** Places along a line or around an outline, evenly apart, with the way to the left or out. */
export function along(points: Points, apart: number, closed: boolean): Rim[] {
  const found: Rim[] = [];
  const side = closed && turning(points) < 0 ? -1 : 1;
  let owed = 0; // of the step that the last side did not finish
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const start = points[i]!;
    const { x, y, long } = toward(start, points[(i + 1) % points.length]!);
    let at = owed;
    for (; at < long; at += apart)
      found.push({
        x: start[0] + x * at,
        y: start[1] + y * at,
        nx: y * side,
        ny: -x * side,
      });
    owed = at - long;
  }
  return found;
}
