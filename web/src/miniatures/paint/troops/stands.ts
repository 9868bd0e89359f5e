// The bases of a unit one by one, as they lie under its figures.

import { MM } from "../camera";
import type { DrawnUnit, Figure } from "./pieces";
import { STANDS } from "../figures/roles";
import { pixel, type View } from "../view";

const SEEN = 10; // pixels: smaller bases are not distinguished
const VEIL = 4.2; // millimetres between the strokes of a veil
const found = new WeakMap<readonly Figure[], readonly Figure[]>();
const paths = new WeakMap<readonly Figure[], Path2D>();

/** The bases among the figures of a unit. */
export function standsOf({ figures }: DrawnUnit): readonly Figure[] {
  let stands = found.get(figures);
  if (!stands) found.set(figures, (stands = figures.filter(({ role }) => role in STANDS)));
  return stands;
}

/** All of them as one shape, made once: a unit keeps its bases while it only moves. */
export function standsPath(unit: DrawnUnit): Path2D {
  let path = paths.get(unit.figures);
  if (path) return path;
  paths.set(unit.figures, (path = new Path2D()));
  for (const { role, x, y, turn, size } of standsOf(unit)) {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [w, d] = [(size * STANDS[role]!) / 2, size / 2];
    path.moveTo(x - w * c + d * s, y - w * s - d * c);
    path.lineTo(x + w * c + d * s, y + w * s - d * c);
    path.lineTo(x + w * c - d * s, y + w * s + d * c);
    path.lineTo(x - w * c - d * s, y - w * s + d * c);
    path.closePath();
  }
  return path;
}

/** Where one base ends and the next begins. */
export function paintJoints(view: View, unit: DrawnUnit): void {
  const { ink, palette, camera } = view;
  if (!standsOf(unit).some(({ size }) => size * camera.scale > SEEN)) return;
  ink.strokeStyle = palette.hachure;
  ink.lineWidth = 0.7 * pixel(view);
  ink.stroke(standsPath(unit));
}

/** Their bounds first and twice as wide, so that only the edge of all together shows. */
export function paintStands(view: View, unit: DrawnUnit, line: number): void {
  const { ink, palette } = view;
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = 2 * line;
  ink.stroke(standsPath(unit));
  ink.fillStyle = palette.base;
  ink.fill(standsPath(unit));
  paintJoints(view, unit);
}

/** Each with dashed bounds. */
export function outlineStands(view: View, unit: DrawnUnit, line: number, dash: number[]): void {
  const { ink, palette } = view;
  ink.fillStyle = palette.base;
  ink.fill(standsPath(unit));
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = line;
  ink.setLineDash(dash);
  ink.stroke(standsPath(unit));
  ink.setLineDash([]);
}

/** Slanting strokes over the whole of one that is spent. */
export function paintVeil(view: View, unit: DrawnUnit): void {
  const { ink, palette } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  ink.save();
  ink.beginPath();
  ink.rect(-wide / 2, 0, wide, deep);
  ink.clip();
  ink.beginPath();
  for (let x = -wide / 2 - deep; x < wide / 2; x += VEIL) {
    ink.moveTo(x, deep);
    ink.lineTo(x + deep, 0);
  }
  ink.globalAlpha *= 0.6;
  ink.strokeStyle = palette.base;
  ink.lineWidth = 1.3;
  ink.stroke();
  ink.restore();
}
