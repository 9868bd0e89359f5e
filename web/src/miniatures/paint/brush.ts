// What everything on the ground is drawn with: a canvas in millimetres, colours, and a pen.

import { FULL } from "./camera";
import type { Box } from "./terrain/outline";
import type { Palette } from "./palette";

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Brush {
  ink: Ink;
  palette: Palette;
  /** The width, in millimetres, of a line that is so wide at 100 %: near by it stays fine. */
  pen(width: number): number;
}

/** A piece of ground that is ready to be drawn, and the room it takes with all its ornament. */
export interface Painted {
  box: Box;
  paint(brush: Brush): void;
}

export function brush(ink: Ink, palette: Palette, scale: number): Brush {
  const finer = Math.sqrt(FULL / scale);
  return { ink, palette, pen: (width) => width * finer };
}

export interface Stroke {
  colour: string;
  width: number;
  dash?: readonly number[];
  alpha?: number;
}

export function stroke(ink: Ink, path: Path2D, { colour, width, dash, alpha = 1 }: Stroke): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.globalAlpha = alpha;
  if (dash) ink.setLineDash([...dash]);
  ink.stroke(path);
  if (dash) ink.setLineDash([]);
  ink.globalAlpha = 1;
}

export function fill(ink: Ink, path: Path2D, colour: string, alpha = 1): void {
  ink.fillStyle = colour;
  ink.globalAlpha = alpha;
  ink.fill(path);
  ink.globalAlpha = 1;
}

/** Something that is seen only within a shape. */
export function within(ink: Ink, path: Path2D, paint: () => void): void {
  ink.save();
  ink.clip(path);
  paint();
  ink.restore();
}
