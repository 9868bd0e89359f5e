// Figures from above, facing up, in squares of 28 by 28 for a man: drawn once for each coat, role
// and size, and then only copied.

import { fill, stroke, type Ink } from "../brush";
import { FULL } from "../camera";
import type { Palette } from "../palette";
import type { Drawing } from "./parts";
import { ROLES } from "./roles";
import { asLight, dressOf, type Coat } from "./uniforms";

const BOX = 28;
const BASE = 20; // millimetres: its square at 100 %
const SHADE = "M2.4 16.6a12.4 5.6 0 1 1 24.8 0a12.4 5.6 0 1 1-24.8 0z";
const around = (role: string): number => ROLES[role]?.around ?? 0;

/** The room of a sprite, for one unit of its man's square. */
export const spriteSize = (role: string): number => (BOX + 2 * around(role)) / BOX;

function drawParts(ink: Ink, parts: Drawing): void {
  for (const part of parts) {
    if ("parts" in part) {
      ink.save();
      ink.translate(part.x, part.y);
      ink.scale(part.scale, part.scale);
      if (part.turn) {
        ink.translate(BOX / 2, BOX / 2);
        ink.rotate((part.turn * Math.PI) / 180);
        ink.translate(-BOX / 2, -BOX / 2);
      }
      drawParts(ink, part.parts);
      ink.restore();
    } else {
      const [d, colour, line, width = 1] = part;
      const path = new Path2D(d);
      if (colour) fill(ink, path, colour);
      if (line) stroke(ink, path, { colour: line, width });
    }
  }
}

/** How much of a figure is drawn: all of it, its main features, or little more than its colours. */
export type Detail = "near" | "far" | "dot";

/** A figure with its square at 0, 0 on a canvas in units of that; nothing of an unknown role. */
export function drawFigure(ink: Ink, role: string, coat: Coat, palette: Palette, detail: Detail = "near"): void {
  const known = Object.hasOwn(ROLES, role) ? ROLES[role] : undefined;
  if (!known) return;
  ink.lineCap = "round";
  ink.lineJoin = "round";
  if (known.shaded) fill(ink, new Path2D(SHADE), palette.shadow);
  drawParts(ink, known[detail](dressOf(known.light ? asLight(coat) : coat, palette, role)));
}

const FAR = -2; // from this step down figures lose their details
const DOT = -4;
const detailOf = (size: number): Detail => (size <= DOT ? "dot" : size <= FAR ? "far" : "near");

/** Figures that have been drawn; `layers` are all those of one unit together. */
export interface Sprites {
  palette: Palette;
  kept: Map<string, HTMLCanvasElement>;
  layers: WeakMap<object, Map<string, Layer>>; // by its figures, and what they wear
  budget: number; // how many layers may still be made sharper in this frame
  stale: boolean; // some were not
}

/** The figures of one unit as one picture, by its box in millimetres and the scale it is drawn at. */
export interface Layer {
  canvas: HTMLCanvasElement;
  scale: number; // pixels of the screen to a millimetre
  left: number;
  top: number;
  wide: number;
  high: number;
}

export const sprites = (palette: Palette): Sprites => ({
  palette,
  kept: new Map(),
  layers: new WeakMap(),
  budget: Infinity,
  stale: false,
});

/** Sizes go up by the root of two, so that none is drawn much larger than it is shown. */
export const step = (scale: number): number => Math.ceil(2 * Math.log2(scale / FULL) - 0.02);

export const wornBy = (coat: Coat): string =>
  `${coat.army} ${coat.nation} ${coat.light} ${coat.rifles} ${coat.cloth} ${coat.dress ?? ""}`;

/** A figure whose square is so many pixels of the screen wide. */
export function figure(kept: Sprites, role: string, coat: Coat, pixels: number): HTMLCanvasElement {
  const size = step(pixels / BASE);
  const key = `${role} ${wornBy(coat)} ${size}`;
  let sprite = kept.kept.get(key);
  if (!sprite) {
    const unit = (FULL * 2 ** (size / 2) * BASE) / BOX;
    const whole = BOX + 2 * around(role);
    sprite = document.createElement("canvas");
    sprite.width = sprite.height = Math.max(1, Math.ceil(whole * unit));
    const ink = sprite.getContext("2d")!;
    ink.scale(sprite.width / whole, sprite.width / whole);
    ink.translate(around(role), around(role));
    drawFigure(ink, role, coat, kept.palette, detailOf(size));
    kept.kept.set(key, sprite);
  }
  return sprite;
}
