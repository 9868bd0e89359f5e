// Units on the table: their bases, and the figures on them.

import { onScreen, MM, toPixels } from "./camera";
import { coatOf, figure, spriteSize } from "./figures";
import { inState, type DrawnPose, type DrawnUnit, type Figure } from "./pieces";
import { about, pointOf, seen, type View } from "./view";

const POINTER = new Map<string, Path2D>();
const FADED = 0.6; // the fallen
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
  BASES[unit.base](view, unit);
  paintFigures(view, unit);
}

const pixel = ({ camera }: View): number => 1 / camera.scale;

function paintBlock(view: View, unit: DrawnUnit): void {
  const { ink, palette } = view;
  const { marks } = unit;
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  const line = Math.min(2, 0.9 + 0.6 * view.camera.scale) * pixel(view);
  ink.fillStyle = palette.shadow;
  ink.fillRect(-wide / 2 + 1, 1.4, wide, deep);
  ink.fillStyle = palette.base;
  ink.fillRect(-wide / 2, 0, wide, deep);
  ink.strokeStyle = palette.edges[unit.army];
  ink.lineWidth = line;
  if (marks.disordered || marks.routing) ink.setLineDash([6, 3.5]);
  ink.strokeRect(-wide / 2 + line / 2, line / 2, wide - line, deep - line);
  ink.setLineDash([]);
  if (!marks.engaged) paintPointer(view, unit);
}

/** Where it faces: filled while it may still act in this turn, hollow after. */
function paintPointer({ ink, palette, camera }: View, { army, marks }: DrawnUnit): void {
  const back = marks.routing;
  const d = back ? "M-4.6-8L0-2L4.6-8Z" : "M-4.6-2L0-8L4.6-2Z";
  let path = POINTER.get(d);
  if (!path) POINTER.set(d, (path = new Path2D(d)));
  ink.fillStyle = marks.done ? palette.field : palette.edges[army];
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
}

/** About its own place; a single figure may have none, and then by candle-light a pool of light. */
function paintRound(view: View, { size, army, figures }: DrawnUnit): void {
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
}

function paintLight({ ink, palette }: View, radius: number): void {
  const light = ink.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, `${palette.stone}99`);
  light.addColorStop(1, `${palette.stone}00`);
  ink.fillStyle = light;
  ink.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

const BASES = { block: paintBlock, loose: paintLoose, round: paintRound };

function paintFigures(view: View, unit: DrawnUnit): void {
  const { ink, camera, ratio, sprites } = view;
  const coat = coatOf(unit);
  const scale = camera.scale * ratio;
  const made = new Map<string, HTMLCanvasElement>();
  const level = ink.getTransform();
  const alpha = ink.globalAlpha;
  for (const { role, x, y, turn, size } of figuresOf(unit)) {
    let sprite = made.get(role);
    if (!sprite) made.set(role, (sprite = figure(sprites, role, coat, scale * size)));
    const wide = spriteSize(role) * size;
    if (role === "fallen") ink.globalAlpha = alpha * FADED;
    if (turn) {
      ink.setTransform(level);
      ink.translate(x, y);
      ink.rotate((turn * Math.PI) / 180);
      ink.drawImage(sprite, -wide / 2, -wide / 2, wide, wide);
      ink.setTransform(level);
    } else ink.drawImage(sprite, x - wide / 2, y - wide / 2, wide, wide);
    ink.globalAlpha = alpha;
  }
}
