// Powder smoke in front of units that have fired: puffs that drift forward and thin out.

import { onScreen, MM } from "./camera";
import { chances, seedOf } from "./chance";
import type { Palette } from "./palette";
import type { DrawnPose, DrawnUnit } from "./troops/pieces";
import { about, pointOf, seen, type View } from "./view";

/** Of which unit, and how thick it is still: 1 at the shot, 0 when it has blown away. */
export interface Smoke {
  unit: string;
  strength: number;
}

interface Puff {
  x: number; // millimetres to the right, and ahead
  ahead: number;
  radius: number;
  kind: number;
  alpha: number;
}

const APART = 13; // millimetres between two puffs
const PIXELS = 96;
const KINDS = 3;
const puffs = new WeakMap<Palette, HTMLCanvasElement[]>();

/** Where the puffs of a shot are; thinner smoke is wider and farther on. */
export function drift(unit: DrawnUnit, strength: number): Puff[] {
  const wide = unit.size.w / MM;
  const lots = chances(seedOf(unit.id) + 7);
  const gone = 1 - strength;
  return Array.from({ length: Math.max(2, Math.round(wide / APART)) * 2 }, (_, order) => {
    const far = order % 2;
    return {
      x: (lots() - 0.5) * (wide - APART),
      ahead: 7 + far * 9 + 8 * lots() + gone * 22,
      radius: 9 + 5 * lots() + gone * 9,
      kind: order % KINDS,
      alpha: strength * (0.9 - 0.3 * far),
    };
  });
}

export function paintSmoke(view: View, unit: DrawnUnit, pose: DrawnPose, strength: number): void {
  const at = pointOf(view, pose.x, pose.y);
  if (strength <= 0 || !seen(view, at, (unit.size.w / MM) * view.camera.scale)) return;
  const { ink } = view;
  const drawn = puffsOf(view.palette);
  about(view, at, onScreen(view.camera, pose.h));
  for (const { x, ahead, radius, kind, alpha } of drift(unit, strength)) {
    ink.globalAlpha = alpha;
    ink.drawImage(drawn[kind]!, x - radius, -ahead - radius, 2 * radius, 2 * radius);
  }
  ink.globalAlpha = 1;
}

function puffsOf(palette: Palette): HTMLCanvasElement[] {
  let made = puffs.get(palette);
  if (!made) puffs.set(palette, (made = Array.from({ length: KINDS }, (_, k) => puff(palette, k))));
  return made;
}

/** A soft cloud with a few engraved curls on its lee. */
function puff(palette: Palette, kind: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const ink = canvas.getContext("2d")!;
  ink.scale(PIXELS / 40, PIXELS / 40);
  const lots = chances(kind + 3);
  for (let cloud = 0; cloud < 7; cloud++) {
    const [x, y, r] = [20 + (lots() - 0.5) * 15, 20 + (lots() - 0.5) * 15, 7 + 5 * lots()];
    const soft = ink.createRadialGradient(x, y, 0, x, y, r);
    soft.addColorStop(0, palette.smoke);
    soft.addColorStop(0.6, `${palette.smoke}B0`);
    soft.addColorStop(1, `${palette.smoke}00`);
    ink.fillStyle = soft;
    ink.fillRect(0, 0, 40, 40);
  }
  ink.strokeStyle = palette.smokeLine;
  ink.globalAlpha = 0.5;
  ink.lineWidth = 0.7;
  ink.lineCap = "round";
  ink.stroke(new Path2D(CURLS[kind]!));
  return canvas;
}

const CURLS = [
  "M9 24a6 6 0 0 0 8 5a6 6 0 0 0 10-1a5 5 0 0 0 5-7M17 22a3.5 3.5 0 1 0 4-5",
  "M10 18a6 6 0 0 0 3 9a6 6 0 0 0 9 3a6 6 0 0 0 9-4M22 20a3.5 3.5 0 1 1-5-3",
  "M12 27a7 7 0 0 0 12 3a6 6 0 0 0 7-8M15 19a4 4 0 0 0 6 3M25 14a4 4 0 0 1 2 5",
];
