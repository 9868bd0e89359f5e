/** Where a piece stands, computed as the server computes it: whole numbers, rounded the same way. */

import type { Point } from "./data";

/** The middle of the front edge, and the direction: hundredths of a degree, clockwise from north. */
export interface Pose {
  x: number;
  y: number;
  h: number;
}

export const DEGREE = 100;
export const CM = 1000;
const QUARTER = 9000;
const TURN = 36000;
const UNIT = 2 ** 30;

const SINES = Array.from({ length: QUARTER + 1 }, (_, angle) =>
  Math.floor(Math.sin((Math.PI * angle) / (2 * QUARTER)) * UNIT + 0.5),
);

export function heading(angle: number): number {
  return ((angle % TURN) + TURN) % TURN;
}

/** Times 2^30; only whole hundredths of a degree. */
function sine(direction: number): number {
  const angle = heading(direction);
  if (angle <= QUARTER) return SINES[angle]!;
  if (angle <= 2 * QUARTER) return SINES[2 * QUARTER - angle]!;
  if (angle <= 3 * QUARTER) return -SINES[angle - 2 * QUARTER]!;
  return -SINES[TURN - angle]!;
}

/** The direction nearest to a vector; of two equally near the smaller. */
export function headingOf(dx: number, dy: number): number {
  const guess = Math.floor((Math.atan2(dx, dy) * 2 * QUARTER) / Math.PI + 0.5);
  const off = (angle: number) => Math.abs(dx * sine(angle + QUARTER) - dy * sine(angle));
  return heading([guess - 1, guess, guess + 1].reduce((best, near) => (off(near) < off(best) ? near : best)));
}

/** The direction as a vector of length 1, for drawing and picking. */
export function ahead(direction: number): Point {
  return [sine(direction) / UNIT, sine(direction + QUARTER) / UNIT];
}

const rounded = (product: number): number => Math.floor((product + UNIT / 2) / UNIT);

/** The point so far ahead and so far to the right. */
export function pointOf(pose: Pose, forward: number, right: number): Point {
  const s = sine(pose.h);
  const c = sine(pose.h + QUARTER);
  return [pose.x + rounded(forward * s + right * c), pose.y + rounded(forward * c - right * s)];
}

export function moved(pose: Pose, forward: number, right = 0): Pose {
  const [x, y] = pointOf(pose, forward, right);
  return { x, y, h: pose.h };
}

/** So far in a direction that is so far to the right of the front, which it keeps. */
export function along(pose: Pose, course: number, length: number): Pose {
  const [x, y] = pointOf({ ...pose, h: pose.h + course }, length, 0);
  return { x, y, h: pose.h };
}

/** Wheeled about the front corner on the side it turns to, right positive. */
export function wheeled(pose: Pose, width: number, angle: number): Pose {
  const half = Math.floor(width / 2);
  const side = angle > 0 ? half : half - width;
  const [x, y] = pointOf(pose, 0, side);
  return moved({ x, y, h: heading(pose.h + angle) }, 0, -side);
}

/** Turned about the middle of its ground, so deep behind its front; right positive. */
export function spun(pose: Pose, depth: number, angle: number): Pose {
  const [x, y] = pointOf(pose, -depth / 2, 0);
  return moved({ x, y, h: heading(pose.h + angle) }, depth / 2);
}

/** The four corners: front left, front right, back right, back left. */
export function corners(pose: Pose, [width, depth]: readonly [number, number]): Point[] {
  const half = width / 2;
  return [at(pose, 0, -half), at(pose, 0, half), at(pose, -depth, half), at(pose, -depth, -half)];
}

/** As `pointOf`, unrounded. */
export function at(pose: Pose, forward: number, right: number): Point {
  const [dx, dy] = ahead(pose.h);
  return [pose.x + forward * dx + right * dy, pose.y + forward * dy - right * dx];
}
