// Units from so far that no figure could be seen: blocks in the colour of their side, with its engraver's
// hatching, and the sign of their arm.

import { MM } from "../camera";
import type { Army, DrawnUnit } from "./pieces";
import { ROLES, STANDS, type Arm } from "../figures/roles";
import { standsPath } from "./stands";
import { pixel, type View } from "../view";

const LEAST = 4.5; // pixels: a man who is smaller is not drawn
const HATCHED = 3.2; // pixels from line to line
const SIGN = 1.7; // how much wider than high
const EMPTY = "#FFFFFF";

const firstFigure = ({ figures }: DrawnUnit) => figures.find(({ role }) => !(role in STANDS));

/** Whether its men would be too small to see; a single figure is always drawn. */
export function isFar({ camera }: View, unit: DrawnUnit): boolean {
  const first = firstFigure(unit);
  return first !== undefined && unit.size.w > 0 && first.size * camera.scale < LEAST;
}

export function paintFar(view: View, unit: DrawnUnit): void {
  const arm = ROLES[firstFigure(unit)?.role ?? ""]?.arm ?? "foot";
  if (unit.base === "round") return paintDot(view, unit);
  const { ink, palette } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  const line = 1.3 * pixel(view);
  const { disordered, routing, spent, done } = unit.marks;
  const shape = unit.base === "stands" ? standsPath(unit) : blockPath(wide, deep);
  ink.fillStyle = palette.edges[unit.army];
  const alpha = ink.globalAlpha;
  if (unit.base === "ring" || unit.base === "loose") ink.globalAlpha = 0.45 * alpha;
  ink.fill(shape);
  ink.globalAlpha = alpha;
  ink.save();
  ink.clip(shape);
  if (spent) paintHatching(view, wide, deep, "spent");
  else paintHatching(view, wide, deep, unit.army);
  ink.restore();
  if (disordered || routing) ink.setLineDash([3 * pixel(view), 2 * pixel(view)]);
  ink.strokeStyle = disordered || routing ? palette.card : done ? palette.pale : palette.ink;
  ink.lineWidth = line;
  ink.stroke(shape);
  ink.setLineDash([]);
  paintSign(view, arm, wide, deep);
}

function blockPath(wide: number, deep: number): Path2D {
  const path = new Path2D();
  path.rect(-wide / 2, 0, wide, deep);
  return path;
}

/** Level lines for blue, upright ones for red, both for black, slanting ones for who is spent. */
function paintHatching(view: View, wide: number, deep: number, how: Army | "spent"): void {
  const { ink, palette } = view;
  const apart = HATCHED * pixel(view);
  ink.beginPath();
  if (how === "fr" || how === "pr")
    for (let y = apart / 2; y < deep; y += apart) {
      ink.moveTo(-wide / 2, y);
      ink.lineTo(wide / 2, y);
    }
  if (how === "gb" || how === "pr")
    for (let x = -wide / 2 + apart / 2; x < wide / 2; x += apart) {
      ink.moveTo(x, 0);
      ink.lineTo(x, deep);
    }
  if (how === "spent")
    for (let x = -wide / 2 - deep; x < wide / 2; x += 1.6 * apart) {
      ink.moveTo(x, deep);
      ink.lineTo(x + deep, 0);
    }
  const alpha = ink.globalAlpha;
  ink.globalAlpha = alpha * (how === "spent" ? 0.75 : 0.26);
  ink.strokeStyle = how === "spent" ? palette.base : EMPTY;
  ink.lineWidth = (how === "spent" ? 1.5 : 0.8) * pixel(view);
  ink.stroke();
  ink.globalAlpha = alpha;
}

/** As on staff maps: crossed belts, one belt, a ball. */
function paintSign(view: View, arm: Arm, wide: number, deep: number): void {
  const { ink } = view;
  const high = Math.min(deep, wide) * 0.62;
  const half = Math.min(wide * 0.8, high * SIGN) / 2;
  const [top, bottom] = [deep / 2 - high / 2, deep / 2 + high / 2];
  ink.beginPath();
  if (arm === "guns") ink.arc(0, deep / 2, high * 0.34, 0, 7);
  else {
    ink.moveTo(-half, bottom);
    ink.lineTo(half, top);
    if (arm === "foot") {
      ink.moveTo(-half, top);
      ink.lineTo(half, bottom);
    }
  }
  ink.strokeStyle = ink.fillStyle = EMPTY;
  ink.lineWidth = 1.4 * pixel(view);
  if (arm === "guns") ink.fill();
  else ink.stroke();
}

/** A general: a dot with a light edge, in brass if men follow him. */
function paintDot({ ink, palette, camera }: View, { army, starred }: DrawnUnit): void {
  ink.beginPath();
  ink.arc(0, 0, 4.2 / camera.scale, 0, 7);
  ink.fillStyle = palette.edges[army];
  ink.fill();
  ink.strokeStyle = starred ? palette.brass : palette.card;
  ink.lineWidth = 1.8 / camera.scale;
  ink.stroke();
}
