// Figures from above, facing up, in squares of 28 by 28 for a man: drawn once for each coat, role
// and size, and then only copied.

import { fill, stroke, type Ink } from "./brush";
import { FULL } from "./camera";
import type { Palette } from "./palette";
import type { Army, DrawnUnit } from "./pieces";
import { CREAM, distant, flags, GREEN, INK, ROLES, SHADE, type Dress, type Group, type Part } from "./roles";

/** What a man wears. */
export interface Coat {
  army: Army;
  light: boolean;
  rifles: boolean;
  cloth: string; // the colour of its own coat, if it has one
}

const BOX = 28;
const BASE = 20; // millimetres: its square at 100 %
// how far a role reaches beyond a man's square; others as far as a flag or a horse's head
const AROUND: Readonly<Record<string, number>> = { infantryman: 3, fallen: 3, gun: 16, limber: 50 };
const UNSHADED: readonly string[] = ["fallen", "limber"];
const around = (role: string): number => AROUND[role] ?? 12;

/** The room of a sprite, for one unit of its man's square. */
export const spriteSize = (role: string): number => (BOX + 2 * around(role)) / BOX;

const PLUMES: Record<Army, string> = { fr: "#B3302B", gb: CREAM, pr: INK };

const WINGS: Record<Army, string> = { fr: "#8E2B33", gb: "#741719", pr: "#6F7981" };

/** Riflemen are in green unless another coat is named. */
export function clothOf({ army, rifles, cloth }: Omit<Coat, "light">, palette: Palette): string {
  return palette.coats[cloth] ?? (rifles ? palette.rifles : palette.armies[army]);
}

/** What is white on other coats is grey or of the army's colour on a white one. */
function dressOf(worn: Coat, palette: Palette): Dress {
  const { army, light, rifles } = worn;
  const own = palette.armies[army];
  const white = worn.cloth === "white";
  return {
    coat: clothOf(worn, palette),
    lace: white ? own : CREAM,
    plume: light || rifles ? GREEN : PLUMES[army],
    belt: rifles || army === "pr" ? "#14110E" : white ? "#A39C8A" : CREAM,
    wing: light || rifles ? GREEN : WINGS[army],
    horse: palette.horse,
    flag: flags(own)[army],
  };
}

export const coatOf = (unit: DrawnUnit): Coat => ({
  army: unit.army,
  light: unit.light,
  rifles: unit.rifles ?? false,
  cloth: unit.coat ?? "",
});

function drawParts(ink: Ink, parts: readonly (Part | Group)[]): void {
  for (const part of parts) {
    if ("parts" in part) {
      ink.save();
      ink.translate(part.x, part.y);
      ink.scale(part.scale, part.scale);
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

/** A figure with its square at 0, 0 on a canvas in units of that; nothing of an unknown role. */
export function drawFigure(ink: Ink, role: string, coat: Coat, palette: Palette, far = false): void {
  ink.lineCap = "round";
  ink.lineJoin = "round";
  const parts = far && role === "infantryman" ? distant : ROLES[role];
  if (!parts) return;
  if (!UNSHADED.includes(role)) fill(ink, new Path2D(SHADE), palette.shadow);
  drawParts(ink, parts(dressOf(coat, palette)));
}

const FAR = -2; // from this step down figures lose their details

export interface Sprites {
  palette: Palette;
  kept: Map<string, HTMLCanvasElement>;
}

export const sprites = (palette: Palette): Sprites => ({ palette, kept: new Map() });

/** Sizes go up by the root of two, so that none is drawn much larger than it is shown. */
export const step = (scale: number): number => Math.ceil(2 * Math.log2(scale / FULL) - 0.02);

/** A figure whose square is so many pixels of the screen wide. */
export function figure(kept: Sprites, role: string, coat: Coat, pixels: number): HTMLCanvasElement {
  const size = step(pixels / BASE);
  const key = `${role} ${coat.army} ${coat.light} ${coat.rifles} ${coat.cloth} ${size}`;
  let sprite = kept.kept.get(key);
  if (!sprite) {
    const unit = (FULL * 2 ** (size / 2) * BASE) / BOX;
    const whole = BOX + 2 * around(role);
    sprite = document.createElement("canvas");
    sprite.width = sprite.height = Math.max(1, Math.ceil(whole * unit));
    const ink = sprite.getContext("2d")!;
    ink.scale(sprite.width / whole, sprite.width / whole);
    ink.translate(around(role), around(role));
    drawFigure(ink, role, coat, kept.palette, size <= FAR);
    kept.kept.set(key, sprite);
  }
  return sprite;
}
