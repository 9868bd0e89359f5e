// Units on the table: their bases, and the figures on them.

import { onScreen, MM, toPixels } from "../camera";
import { isFar, paintFar } from "./far_blocks";
import { drawFigures, layerOf } from "./layers";
import { inState, type DrawnPose, type DrawnUnit, type Figure } from "./pieces";
import { STANDS } from "../figures/roles";
import { outlineStands, paintJoints, paintStands, paintVeil, standsOf } from "./stands";
import { about, pixel, pointOf, seen, type View } from "../view";

const POINTER = "M-4.6-2L0-8L4.6-2Z";
const POINTER_BACK = "M-4.6-8L0-2L4.6-8Z";
const pointers = new Map<string, Path2D>();
const LIT = 1.4; // of a figure's square: how far the light round it falls
const BEYOND = 120; // millimetres that any figure may reach
const stood = new WeakMap<DrawnUnit, readonly Figure[]>();

function figuresOf(unit: DrawnUnit): readonly Figure[] {
  let figures = stood.get(unit);
  if (!figures) stood.set(unit, (figures = inState(unit)));
  return figures;
}

/** A unit where it stands, or on its way to there. */
export function paintUnit(view: View, unit: DrawnUnit, pose: DrawnPose = unit.pose): void {
  const at = pointOf(view, pose.x, pose.y);
  const reach = toPixels(view.camera, Math.max(unit.size.w, 2 * unit.size.d, BEYOND * MM));
  if (!seen(view, at, reach)) return;
  about(view, at, onScreen(view.camera, pose.h));
  if (isFar(view, unit)) return paintFar(view, unit);
  BASES[unit.base](view, unit);
  paintFigures(view, unit);
  if (unit.marks.spent) paintVeil(view, unit);
}

const isLoose = ({ disordered, routing, silenced }: DrawnUnit["marks"]): boolean =>
  disordered || routing || (silenced ?? false);

function paintBlock(view: View, unit: DrawnUnit): void {
  const { ink, palette } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  const line = lineOf(view);
  ink.fillStyle = palette.shadow;
  ink.fillRect(-wide / 2 + 1, 1.4, wide, deep);
  ink.fillStyle = palette.base;
  ink.fillRect(-wide / 2, 0, wide, deep);
  paintJoints(view, unit);
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = line;
  if (isLoose(unit.marks)) ink.setLineDash([6, 3.5]);
  ink.strokeRect(-wide / 2 + line / 2, line / 2, wide - line, deep - line);
  ink.setLineDash([]);
  if (!unit.marks.engaged && !unit.faceless) paintPointers(view, unit);
}

const lineOf = (view: View): number => Math.min(2, 0.9 + 0.6 * view.camera.scale) * pixel(view);

/** Bases that touch make one shape; each of one in disorder has bounds of its own. */
function paintApart(view: View, unit: DrawnUnit): void {
  if (isLoose(unit.marks)) outlineStands(view, unit, lineOf(view), [3.2, 2.2]);
  else paintStands(view, unit, lineOf(view));
  if (!unit.marks.engaged) paintPointers(view, unit);
}

/** Ground that is drawn already, such as a village: a double line round it, and no pointer. */
function paintRing(view: View, unit: DrawnUnit): void {
  const { ink, palette } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  const line = 1.4 * lineOf(view);
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = line;
  if (isLoose(unit.marks)) ink.setLineDash([6, 3.5]);
  ink.strokeRect(-wide / 2, 0, wide, deep);
  ink.setLineDash([]);
  ink.strokeStyle = palette.card;
  ink.lineWidth = line / 3;
  ink.strokeRect(-wide / 2, 0, wide, deep);
}

/** Where it faces: filled while it may still act in this turn, hollow after; all round, on every side. */
function paintPointers(view: View, unit: DrawnUnit): void {
  if (!facesAllRound(unit)) return paintPointer(view, unit);
  const { ink } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  for (const turn of [0, 1, 2, 3]) {
    const level = ink.getTransform();
    ink.translate(0, deep / 2);
    ink.rotate((turn * Math.PI) / 2);
    ink.translate(0, turn % 2 ? -wide / 2 : -deep / 2);
    paintPointer(view, unit);
    ink.setTransform(level);
  }
}

const facesAllRound = ({ figures }: DrawnUnit): boolean =>
  [90, 180, 270].every((way) => figures.some(({ role, turn }) => !(role in STANDS) && (turn + 360) % 360 === way));

function paintPointer({ ink, palette, camera }: View, { army, marks }: DrawnUnit): void {
  const d = marks.routing ? POINTER_BACK : POINTER;
  let path = pointers.get(d);
  if (!path) pointers.set(d, (path = new Path2D(d)));
  const hollow = marks.done || marks.silenced;
  ink.fillStyle = hollow ? palette.field : palette.edges[army];
  ink.fill(path);
  ink.strokeStyle = palette.edges[army];
  ink.lineWidth = 1.2 / camera.scale;
  ink.stroke(path);
}

/** Open order: its ground is lightly bounded, for others keep away from all of it. */
function paintLoose(view: View, unit: DrawnUnit): void {
  const { ink, palette } = view;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  ink.globalAlpha *= 0.45;
  ink.fillStyle = palette.base;
  ink.fillRect(-wide / 2, 0, wide, deep);
  ink.globalAlpha /= 0.45;
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = 1.1 * pixel(view);
  ink.setLineDash([2.4, 2.4]);
  ink.strokeRect(-wide / 2, 0, wide, deep);
  ink.setLineDash([]);
  if (standsOf(unit).length) paintApart(view, unit);
}

/** About its own place; a single figure may have none, and then by candle-light a pool of light. */
function paintRound(view: View, { size, army, figures, starred }: DrawnUnit): void {
  const { ink, palette } = view;
  if (!size.w) {
    if (palette.night) paintLight(view, LIT * Math.max(...figures.map((figure) => figure.size)));
    return;
  }
  ink.beginPath();
  ink.arc(0, 0, size.w / MM / 2, 0, 7);
  ink.fillStyle = palette.base;
  ink.fill();
  ink.strokeStyle = palette.edges[army];
  ink.lineWidth = 1.6 * pixel(view);
  ink.stroke();
  if (!starred) return;
  ink.beginPath();
  ink.arc(0, 0, size.w / MM / 2 + 2.2 * pixel(view), 0, 7);
  ink.strokeStyle = palette.brass;
  ink.lineWidth = 2.2 * pixel(view);
  ink.stroke();
}

function paintLight({ ink, palette }: View, radius: number): void {
  const light = ink.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, `${palette.stone}99`);
  light.addColorStop(1, `${palette.stone}00`);
  ink.fillStyle = light;
  ink.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

const BASES = { block: paintBlock, loose: paintLoose, round: paintRound, stands: paintApart, ring: paintRing };

function paintFigures(view: View, unit: DrawnUnit): void {
  const layer = layerOf(view, unit, figuresOf(unit));
  if (layer) view.ink.drawImage(layer.canvas, layer.left, layer.top, layer.wide, layer.high);
  else drawFigures(view, unit, figuresOf(unit));
}
