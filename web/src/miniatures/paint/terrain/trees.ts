// What grows: woods of single trees, hedges, vines and crops in rows, reeds, tufts of grass.

import { fill, stroke, within, type Brush, type Painted } from "../brush";
import { chances } from "../chance";
import type { Point } from "../camera";
import { along, boxOf, inside, polygonPath, softened, toSides, type Box, type Points } from "./outline";

interface Tree {
  x: number;
  y: number;
  size: number;
  turn: number;
  lit: boolean;
}

const APART = 21; // millimetres between two trees
const ROWS = 9;
// A crown from above in a box of 28, its middle at 14, 14.
const CROWN = "M14 2c4-1 7 2 7 5 4 1 6 5 4 8 2 4-1 8-5 8-2 4-8 4-10 1-5 1-8-3-7-7-3-3-2-8 2-9 0-4 4-7 9-6z";
const LEAVES = "M8 9q3-4 7-2M6 16q3-4 7-2M14 18q4-4 8-1M15 11q3-2 6 0M10 21q3-2 5 0";

/** Places inside a shape, a little off a grid of triangles, always the same. */
export function scattered(points: Points, apart: number, from = 0): Point[] {
  const box = boxOf(points);
  const lots = chances(Math.round(box.left * 7 + box.top));
  const found: Point[] = [];
  let row = 0;
  for (let y = box.top + apart / 3; y < box.bottom; y += apart * 0.87, row++)
    for (let x = box.left + ((row % 2) * apart) / 2; x < box.right; x += apart) {
      const at: Point = [x + (lots() - 0.5) * apart * 0.6, y + (lots() - 0.5) * apart * 0.6];
      if (inside(points, ...at) && toSides(points, ...at) >= from) found.push(at);
    }
  return found;
}

/** Trees stand within the edge that counts; the edge itself is dashed. */
export function wood(points: Points): Painted {
  const outline = polygonPath(softened(points));
  const lots = chances(Math.round(points[0]![0]));
  const trees = scattered(points, APART, 7)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => ({
      x,
      y,
      size: 0.72 + 0.36 * lots(),
      turn: lots() * 6.3,
      lit: lots() < 0.4,
    }));
  return {
    box: boxOf(points, 4),
    paint(brush) {
      const { ink, palette, pen } = brush;
      fill(ink, outline, palette.wood);
      const edge = { colour: palette.woodLine, width: pen(0.9), dash: [3.6, 2.4] };
      stroke(ink, outline, edge);
      plant(brush, trees);
    },
  };
}

const ORCHARD = 17; // millimetres between two fruit trees

/** Small round trees in rows along the longest side, on cropped grass. */
export function orchard(points: Points): Painted {
  const outline = polygonPath(points);
  const lots = chances(Math.round(points[0]![0] * 11));
  const [round, shade, curls] = [new Path2D(), new Path2D(), new Path2D()];
  for (const ends of rows(points, ORCHARD))
    for (const { x, y } of along(ends, ORCHARD, false)) {
      const radius = 4.6 + 1.2 * lots();
      if (!inside(points, x, y) || toSides(points, x, y) < radius) continue;
      bush([round, shade, curls], x, y, radius);
    }
  return {
    box: boxOf(points, 4),
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.wood, 0.75);
      stroke(ink, outline, { colour: palette.woodLine, width: pen(0.8), dash: [1.2, 2.4] });
      fill(ink, shade, palette.shadow);
      fill(ink, round, palette.leavesLit);
      stroke(ink, round, { colour: palette.woodLine, width: pen(0.8) });
      stroke(ink, curls, { colour: palette.woodLine, width: pen(0.6), alpha: 0.8 });
    },
  };
}

/** A round crown, its shadow, and a stroke of its leaves. */
function bush([round, shade, curls]: readonly [Path2D, Path2D, Path2D], x: number, y: number, radius: number): void {
  shade.moveTo(x + radius + 1.1, y + 1.4);
  shade.arc(x + 1.1, y + 1.4, radius, 0, 7);
  round.moveTo(x + radius, y);
  round.arc(x, y, radius, 0, 7);
  curls.moveTo(x - radius * 0.5, y);
  curls.quadraticCurveTo(x, y - radius * 0.9, x + radius * 0.5, y - radius * 0.1);
}

function plant({ ink, palette, pen }: Brush, trees: readonly Tree[]): void {
  const [crown, leaves] = [new Path2D(CROWN), new Path2D(LEAVES)];
  for (const { x, y, size, turn, lit } of trees) {
    ink.save();
    ink.translate(x + 1.2, y + 1.6);
    ink.scale(size, size);
    ink.rotate(turn);
    ink.translate(-14, -14);
    fill(ink, crown, palette.shadow);
    ink.restore();
    ink.save();
    ink.translate(x, y);
    ink.scale(size, size);
    ink.rotate(turn);
    ink.translate(-14, -14);
    fill(ink, crown, lit ? palette.leavesLit : palette.leaves);
    stroke(ink, crown, { colour: palette.woodLine, width: pen(0.75) });
    stroke(ink, leaves, { colour: palette.woodLine, width: pen(0.6), alpha: 0.85 });
    ink.restore();
  }
}

/** Bushes of different size along a line. */
export function hedge(points: Points): Painted {
  const lots = chances(Math.round(points[0]![0] * 3));
  const bushes = along(points, 5.4, false).map(({ x, y, nx, ny }) => {
    const off = (lots() - 0.5) * 2.4;
    return { x: x + nx * off, y: y + ny * off, radius: 3.4 + 1.5 * lots() };
  });
  const [round, shade, curls] = [new Path2D(), new Path2D(), new Path2D()];
  for (const { x, y, radius } of bushes) bush([round, shade, curls], x, y, radius);
  return {
    box: boxOf(points, 8),
    paint({ ink, palette, pen }) {
      fill(ink, shade, palette.shadow);
      stroke(ink, round, { colour: palette.woodLine, width: pen(1.5) });
      fill(ink, round, palette.leaves);
      stroke(ink, curls, { colour: palette.woodLine, width: pen(0.6), alpha: 0.8 });
    },
  };
}

/** Lines across a shape along its longest side, from edge to edge. */
function rows(points: Points, apart: number): [from: Point, to: Point][] {
  let [dx, dy, longest] = [1, 0, 0];
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    const long = Math.hypot(bx - ax, by - ay);
    if (long > longest) [dx, dy, longest] = [(bx - ax) / long, (by - ay) / long, long];
  });
  const box = boxOf(points);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2;
  const found: [Point, Point][] = [];
  for (let row = -Math.floor(reach / apart) * apart + apart / 2; row < reach; row += apart) {
    const [rx, ry] = [x - dy * row, y + dx * row];
    found.push([
      [rx - dx * reach, ry - dy * reach],
      [rx + dx * reach, ry + dy * reach],
    ]);
  }
  return found;
}

/** Stocks and their leaves on poles in rows. */
export function vineyard(points: Points): Painted {
  const outline = polygonPath(points);
  const [poles, leaves] = [new Path2D(), new Path2D()];
  const lots = chances(Math.round(points[0]![0]));
  for (const ends of rows(points, ROWS)) {
    poles.addPath(polygonPath(ends, false));
    for (const { x, y } of along(ends, 5.5, false)) {
      if (!inside(points, x, y)) continue;
      const radius = 1.3 + 0.9 * lots();
      leaves.moveTo(x + radius, y);
      leaves.arc(x, y, radius, 0, 7);
    }
  }
  return {
    box: boxOf(points, 3),
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.wood, 0.7);
      within(ink, outline, () => {
        stroke(ink, poles, { colour: palette.vine, width: pen(0.5), alpha: 0.6 });
        fill(ink, leaves, palette.leaves);
        stroke(ink, leaves, { colour: palette.vine, width: pen(0.8) });
      });
      stroke(ink, outline, { colour: palette.woodLine, width: pen(0.8), dash: [2.2, 2.2] });
    },
  };
}

/** Furrows. */
export function field(points: Points): Painted {
  const outline = polygonPath(points);
  const furrows = new Path2D();
  for (const ends of rows(points, 5)) furrows.addPath(polygonPath(ends, false));
  return {
    box: boxOf(points, 3),
    paint({ ink, palette, pen }) {
      within(ink, outline, () =>
        stroke(ink, furrows, { colour: palette.crop, width: pen(0.8), dash: [3, 1.5], alpha: 0.6 }),
      );
      stroke(ink, outline, { colour: palette.crop, width: pen(0.8), dash: [3, 2.2] });
    },
  };
}

/** Reeds standing in level strokes of water. */
export function marsh(points: Points): Painted {
  const outline = polygonPath(softened(points));
  const [water, reeds] = [new Path2D(), new Path2D()];
  const lots = chances(Math.round(points[0]![0]));
  for (const [x, y] of scattered(points, 13, 5)) {
    const half = 3 + 4 * lots();
    water.moveTo(x - half, y);
    water.lineTo(x + half, y);
    water.moveTo(x - half * 0.5, y + 2.2);
    water.lineTo(x + half * 0.9, y + 2.2);
    if (lots() < 0.55) tuft(reeds, x, y, 5);
  }
  return {
    box: boxOf(points, 3),
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.marsh);
      stroke(ink, outline, { colour: palette.waterLine, width: pen(0.8), dash: [1.4, 2.8] });
      stroke(ink, water, { colour: palette.waterLine, width: pen(0.6), alpha: 0.75 });
      stroke(ink, reeds, { colour: palette.woodLine, width: pen(0.75) });
    },
  };
}

function tuft(path: Path2D, x: number, y: number, high: number): void {
  for (const lean of [-0.55, -0.2, 0.2, 0.55]) {
    path.moveTo(x + lean * 2, y);
    path.quadraticCurveTo(x + lean * 3, y - high / 2, x + lean * high, y - high);
  }
}

/** A little grass here and there, so that open ground is not a void. */
export function grass({ left, top, right, bottom }: Box): Painted {
  const tufts = new Path2D();
  const corners: Points = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const lots = chances(1815);
  for (const [x, y] of scattered(corners, 52, 12)) if (lots() < 0.4) tuft(tufts, x, y, 3.2);
  return {
    box: { left, top, right, bottom },
    paint: ({ ink, palette, pen }) => stroke(ink, tufts, { colour: palette.tuft, width: pen(0.5), alpha: 0.55 }),
  };
}
