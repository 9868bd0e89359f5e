// Small round signs on the table, upright and of one size however near one looks.

import { MM } from "./camera";
import type { DrawnPose, DrawnUnit } from "./troops/pieces";
import { flat, pointOf, seen, type View } from "./view";

const SABRES = "M-5 5Q3 2 5-5M5 5Q-3 2-5-5M-6 2l4 4M6 2l-4 4";
const BROKEN = "M-5.5-3.4l4.2 1.6M1.2-4.6l4.2-.8M-4.6 1.6l4-1.8M2.2-.6l3.6 1.8M-3.6 5l3.8.6M2.4 4.8l2.6-2";
const FLAG = "M-4 7V-6.5c3-2 5 1.5 9 0V1c-4 1.5-6-2-9 0";
const WARNING = "M0-5.5V1.2M0 4.6v.3";
/** The signs of the table, by what they say of a unit. */
export const SIGNS = { engaged: SABRES, disordered: BROKEN, routing: FLAG, endangered: WARNING } as const;
const APART = 30; // millimetres: two that fight share one sign
const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

function sign(view: View, [x, y]: readonly [number, number], d: string, colour: string): void {
  const { ink, palette } = view;
  if (!seen(view, [x, y], 20)) return;
  const radius = d === SABRES ? 11 : d === WARNING ? 7.5 : 9.5;
  flat(view);
  ink.translate(x, y);
  ink.beginPath();
  ink.arc(0, 0, radius, 0, 7);
  ink.fillStyle = palette.card;
  ink.fill();
  ink.strokeStyle = colour;
  ink.lineWidth = 1.5;
  ink.stroke();
  ink.lineCap = ink.lineJoin = "round";
  if (d === FLAG) {
    ink.fillStyle = palette.night ? palette.ink : "#FFFFFF";
    ink.fill(pathOf(d));
  }
  ink.lineWidth = d === FLAG ? 1.3 : 1.8;
  ink.stroke(pathOf(d));
  ink.lineCap = "butt";
}

/**
 * At its left rear: broken ranks of one in disorder, the white flag of one in rout. At its right rear: that
 * it is in danger, unless it fights already.
 */
export function paintState(view: View, unit: DrawnUnit, pose: DrawnPose): void {
  const { marks, size } = unit;
  if (unit.base === "loose" || unit.base === "round") return;
  const { palette } = view;
  if (marks.routing) sign(view, rear(view, pose, -size.w / 2, size.d), FLAG, palette.alarm);
  else if (marks.disordered) sign(view, rear(view, pose, -size.w / 2, size.d), BROKEN, palette.second);
  if (marks.endangered && !marks.engaged) sign(view, rear(view, pose, size.w / 2, size.d), WARNING, palette.alarm);
}

/** On the screen: so far to the right of the middle of the front, and behind it. */
function rear(view: View, pose: DrawnPose, right: number, behind: number): readonly [number, number] {
  const turn = (pose.h / 100) * (Math.PI / 180);
  const x = pose.x + Math.cos(turn) * right - Math.sin(turn) * behind;
  const y = pose.y - Math.sin(turn) * right - Math.cos(turn) * behind;
  return pointOf(view, x, y);
}

/** Crossed sabres where fronts meet. */
export function paintFights(view: View, units: readonly DrawnUnit[]): void {
  const drawn: DrawnPose[] = [];
  for (const { marks, pose } of units) {
    if (!marks.engaged) continue;
    const near = (other: DrawnPose): boolean => Math.hypot(other.x - pose.x, other.y - pose.y) < APART * MM;
    if (drawn.some(near)) continue;
    drawn.push(pose);
    sign(view, pointOf(view, pose.x, pose.y), SABRES, view.palette.alarm);
  }
}
