// High and low ground: hills with hachures that run downhill, and ravines.

import { fill, stroke, type Painted } from "../brush";
import type { Point } from "../camera";
import { chances } from "../chance";
import { along, boxOf, polygonPath, softened, type Points } from "./outline";

const APART = 3.6; // millimetres between two hachures
const SHORT = 6.5;
const LONG = 13;
const RIM = 8; // half the width of a ravine

/** Each height is a little darker than the one below; hachures fall away from its edge. */
export function hill(points: Points, level: number): Painted {
  const soft = softened(points);
  const outline = polygonPath(soft);
  const strokes = [new Path2D(), new Path2D()];
  const lots = chances(soft.length + Math.round(Math.abs(points[0]![0])));
  for (const { x, y, nx, ny } of along(soft, APART, true)) {
    const reach = SHORT + (LONG - SHORT) * lots() * lots() + (lots() < 0.3 ? 3 : 0);
    const lean = (lots() - 0.5) * 0.24;
    const path = strokes[lots() < 0.35 ? 1 : 0]!;
    path.moveTo(x + nx * 0.4, y + ny * 0.4);
    path.lineTo(x + (nx - ny * lean) * reach, y + (ny + nx * lean) * reach);
  }
  return {
    box: boxOf(points, LONG + 6),
    paint({ ink, palette, pen }) {
      const tone = palette.hills[Math.min(Math.max(level, 1), palette.hills.length) - 1]!;
      ink.lineCap = "round";
      stroke(ink, strokes[0]!, { colour: palette.hachure, width: pen(0.55), alpha: 0.8 });
      stroke(ink, strokes[1]!, { colour: palette.hachure, width: pen(0.95), alpha: 0.8 });
      ink.lineCap = "butt";
      fill(ink, outline, tone);
      stroke(ink, outline, { colour: palette.hachure, width: pen(0.85) });
    },
  };
}

/** Two uneven rims with hachures down towards each other. */
export function ravine(points: Points): Painted {
  const lots = chances(points.length + Math.round(Math.abs(points[0]![0])));
  const places = along(points, APART * 0.9, false);
  const strokes = new Path2D();
  const rim = (side: number): Point[] =>
    places.map(({ x, y, nx, ny }, order) => {
      const ends = Math.min(1, (Math.min(order, places.length - 1 - order) + 1) / 6);
      const off = RIM * (0.82 + 0.18 * lots()) * ends * side;
      const reach = (0.35 + 0.4 * lots()) * off;
      strokes.moveTo(x + nx * off, y + ny * off);
      strokes.lineTo(x + nx * (off - reach), y + ny * (off - reach));
      return [x + nx * off, y + ny * off];
    });
  const outline = polygonPath([...rim(1), ...rim(-1).reverse()]);
  return {
    box: boxOf(points, RIM + 4),
    paint({ ink, palette, pen }) {
      ink.lineJoin = "round";
      fill(ink, outline, palette.hills[1]);
      stroke(ink, strokes, { colour: palette.hachure, width: pen(0.8) });
      stroke(ink, outline, { colour: palette.hachure, width: pen(1.1) });
    },
  };
}
