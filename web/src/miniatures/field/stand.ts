/** Where units are on the screen, and which of them a finger means. */

import type { Point } from "./data";
import type { DrawnUnit } from "../paint/troops/pieces";
import { onScreen } from "../paint/camera";
import { at, corners, type Pose } from "./pose";
import type { View } from "./view.svelte";

const MM = 100;
const LEAST = 20 * MM; // of what has neither base nor figures

/** A rectangle on the screen, turned: its front is its upper edge, at the height of 0. */
export interface Box {
  x: number;
  y: number;
  turn: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Standing = Pick<DrawnUnit, "base" | "size" | "figures"> & { pose: Pose };

/** Width, depth, and how far the front lies ahead of the unit's own place. */
export function room(unit: Standing): { width: number; depth: number; ahead: number } {
  if (unit.base !== "round") return { width: unit.size.w, depth: unit.size.d, ahead: 0 };
  const wide = unit.size.w || Math.max(LEAST, ...unit.figures.map(({ size }) => size * MM));
  return { width: wide, depth: wide, ahead: wide / 2 };
}

export function boxOf(unit: Standing, view: View, pad = 0): Box {
  const { width, depth, ahead } = room(unit);
  const [x, y] = view.screen([unit.pose.x, unit.pose.y]);
  return {
    x,
    y,
    turn: onScreen(view.camera, unit.pose.h),
    left: -view.pixels(width) / 2 - pad,
    top: -view.pixels(ahead) - pad,
    width: view.pixels(width) + 2 * pad,
    height: view.pixels(depth) + 2 * pad,
  };
}

/** The four corners on the table: front left, front right, back right, back left. */
export function outlineOf(unit: Standing): Point[] {
  const { width, depth, ahead } = room(unit);
  const [x, y] = at(unit.pose, ahead, 0);
  return corners({ x, y, h: unit.pose.h }, [width, depth]);
}

/** The middle of the ground it covers. */
export function middleOf(unit: Standing): Point {
  const { depth, ahead } = room(unit);
  return at(unit.pose, ahead - depth / 2, 0);
}

/** How far a point lies outside the unit's ground; nothing within it. */
export function farFrom(unit: Standing, point: Point): number {
  const { width, depth, ahead } = room(unit);
  const [ax, ay] = at({ x: 0, y: 0, h: unit.pose.h }, 1, 0);
  const [dx, dy] = [point[0] - unit.pose.x, point[1] - unit.pose.y];
  const forward = dx * ax + dy * ay;
  const right = dx * ay - dy * ax;
  const outside = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high);
  return Math.hypot(outside(right, -width / 2, width / 2), outside(forward, ahead - depth, ahead));
}

/** The unit at a point, or the nearest within so little; of two the smaller, which lies on top. */
export function unitAt(units: readonly DrawnUnit[], point: Point, slack: number): DrawnUnit | null {
  let best: DrawnUnit | null = null;
  let least: [number, number] = [slack, Infinity];
  for (const unit of units) {
    const far = farFrom(unit, point);
    const { width, depth } = room(unit);
    if (far > least[0] || (far === least[0] && width * depth >= least[1])) continue;
    [best, least] = [unit, [far, width * depth]];
  }
  return best;
}

/** From the top left of a table turned so, in lines of some height, as one reads. */
export function reading<T extends Standing>(units: readonly T[], turn: number, line = 8000): T[] {
  const angle = (turn * Math.PI) / 180;
  const placed = units.map((unit) => {
    const [x, y] = middleOf(unit);
    const [right, down] = [x * Math.cos(angle) + y * Math.sin(angle), x * Math.sin(angle) - y * Math.cos(angle)];
    return { unit, right, row: Math.round(down / line) };
  });
  placed.sort((one, other) => one.row - other.row || one.right - other.right);
  return placed.map(({ unit }) => unit);
}
