// Buildings whose walls are their bounds, edge to edge: roofs, doors and windows, ruins, fire, gabions.

import { fill, stroke, type Brush, type Painted } from "../paint/brush";
import { chances } from "../paint/chance";
import type { Point } from "../paint/camera";
import { along, boxOf, inside, polygonPath, turning, type Points } from "../paint/terrain/outline";

const WALL = 3.2; // millimetres: as thick as a wall is drawn
const EAVES = 5; // from the wall to the roof: men are at the windows
const WINDOW = 5;
const APART = 16;

const middleOf = (points: Points): Point => {
  const box = boxOf(points);
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
};

/** The outline so far within itself. */
function within(points: Points, off: number): Point[] {
  const side = turning(points) < 0 ? 1 : -1;
  const normals = points.map((start, i): Point => {
    const end = points[(i + 1) % points.length]!;
    const long = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    return [(side * (end[1] - start[1])) / long, (-side * (end[0] - start[0])) / long];
  });
  return points.map(([x, y], i): Point => {
    const [ax, ay] = normals[(i || points.length) - 1]!;
    const [bx, by] = normals[i]!;
    const share = off / Math.max(0.3, 1 + ax * bx + ay * by);
    return [x + (ax + bx) * share, y + (ay + by) * share];
  });
}

/** The ridge of a roof, along its longer side, and the hips down to its corners. */
function ridgeOf(roof: Points): Path2D {
  const box = boxOf(roof);
  const [x, y] = middleOf(roof);
  const [wide, deep] = [box.right - box.left, box.bottom - box.top];
  const half = Math.max(0, Math.abs(wide - deep) / 2);
  const [ends, path] = [
    wide >= deep ? [[x - half, y] as const, [x + half, y] as const] : [[x, y - half] as const, [x, y + half] as const],
    new Path2D(),
  ];
  path.moveTo(...(ends[0] as [number, number]));
  path.lineTo(...(ends[1] as [number, number]));
  for (const [cx, cy] of roof) {
    const near = ends.reduce((best, end) =>
      Math.hypot(end[0] - cx, end[1] - cy) < Math.hypot(best[0] - cx, best[1] - cy) ? end : best,
    );
    path.moveTo(cx, cy);
    path.lineTo(near[0], near[1]);
  }
  return path;
}

/** Doors and windows along the sides that have them. */
function openingsOf(points: Points, sides: readonly number[]): Path2D {
  const path = new Path2D();
  for (const number of sides) {
    const [ax, ay] = points[number % points.length]!;
    const [bx, by] = points[(number + 1) % points.length]!;
    const long = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / long, (by - ay) / long];
    const count = Math.max(1, Math.floor(long / APART));
    for (let i = 0; i < count; i++) {
      const at = (long * (i + 0.5)) / count;
      path.moveTo(ax + dx * (at - WINDOW / 2), ay + dy * (at - WINDOW / 2));
      path.lineTo(ax + dx * (at + WINDOW / 2), ay + dy * (at + WINDOW / 2));
    }
  }
  return path;
}

/** One whole building: what is drawn is what the rules measure. */
export function building(points: Points, openings: readonly number[], tower = false): Painted {
  const [outline, roof] = [polygonPath(points), within(points, EAVES)];
  const [cover, ridge, doors] = [polygonPath(roof), ridgeOf(roof), openingsOf(points, openings)];
  return {
    box: boxOf(points, 5),
    paint(brush) {
      const { ink, palette, pen } = brush;
      ink.save();
      ink.translate(1.6, 2.1);
      fill(ink, outline, palette.shadow);
      ink.restore();
      fill(ink, outline, palette.yard);
      fill(ink, cover, palette.roof);
      tiles(brush, roof, cover);
      stroke(ink, ridge, { colour: palette.roofLine, width: pen(0.8) });
      stroke(ink, cover, { colour: palette.roofLine, width: pen(0.9) });
      ink.lineJoin = "miter";
      stroke(ink, outline, { colour: palette.night ? palette.hachure : palette.ink, width: WALL });
      stroke(ink, outline, { colour: palette.stone, width: WALL - pen(1.6) });
      ink.lineCap = "butt";
      stroke(ink, doors, { colour: palette.ink, width: WALL + pen(0.6) });
      stroke(ink, doors, { colour: palette.brass, width: WALL - pen(1.2) });
      if (tower) spire(brush, points);
    },
  };
}

/** Courses of tiles across the slope. */
function tiles({ ink, palette, pen }: Brush, roof: Points, cover: Path2D): void {
  const box = boxOf(roof);
  const across = box.right - box.left >= box.bottom - box.top;
  const [, y] = middleOf(roof);
  const [x] = middleOf(roof);
  ink.save();
  ink.clip(cover);
  const shade = new Path2D();
  if (across) shade.rect(box.left, y, box.right - box.left, box.bottom - y);
  else shade.rect(x, box.top, box.right - x, box.bottom - box.top);
  fill(ink, shade, palette.roofShade);
  const rows = new Path2D();
  for (let at = 3; at < (across ? box.bottom - box.top : box.right - box.left); at += 3) {
    rows.moveTo(across ? box.left : box.left + at, across ? box.top + at : box.top);
    rows.lineTo(across ? box.right : box.left + at, across ? box.top + at : box.bottom);
  }
  stroke(ink, rows, { colour: palette.roofLine, width: pen(0.4), alpha: 0.5 });
  ink.restore();
}

/** The tower of a church, at the end of its nave. */
function spire({ ink, palette, pen }: Brush, points: Points): void {
  const box = boxOf(points);
  const wide = box.right - box.left >= box.bottom - box.top;
  const half = Math.min(box.right - box.left, box.bottom - box.top) * 0.24;
  const [mx, my] = middleOf(points);
  const [x, y] = wide ? [box.left + half + EAVES + 2, my] : [mx, box.bottom - half - EAVES - 2];
  const tower = new Path2D();
  tower.rect(x - half, y - half, 2 * half, 2 * half);
  const cross = new Path2D(
    `M${x} ${y - half * 0.6}V${y + half * 0.6}M${x - half * 0.4} ${y - half * 0.2}H${x + half * 0.4}`,
  );
  fill(ink, tower, palette.roofShade);
  stroke(ink, tower, { colour: palette.roofLine, width: pen(1) });
  stroke(ink, cross, { colour: palette.stone, width: 2 });
}

/** Stones, beams and stumps of walls where a building was; burnt ones are black. */
export function ruin(points: Points, burnt = false): Painted {
  const outline = polygonPath(points);
  const box = boxOf(points, 4);
  const lots = chances(Math.round(box.left * 3 + box.top));
  const [stones, beams] = [new Path2D(), new Path2D()];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [box.left + lots() * (box.right - box.left), box.top + lots() * (box.bottom - box.top)];
    const [size, turn] = [1.6 + 2.6 * lots(), lots() * Math.PI];
    if (!inside(points, x, y)) continue;
    if (i % 5)
      stones.addPath(new Path2D(`M${x} ${y}l${size} ${size * 0.3}l${-size * 0.3} ${size}l${-size} ${-size * 0.4}z`));
    else {
      beams.moveTo(x, y);
      beams.lineTo(x + Math.cos(turn) * 14, y + Math.sin(turn) * 14);
    }
  }
  return {
    box,
    paint({ ink, palette, pen }) {
      fill(ink, outline, burnt ? palette.ink : palette.yard, burnt ? 0.35 : 0.8);
      stroke(ink, outline, { colour: palette.night ? palette.hachure : palette.ink, width: WALL, dash: [9, 6, 3, 7] });
      stroke(ink, outline, { colour: palette.stone, width: WALL - pen(1.6), dash: [9, 6, 3, 7] });
      stroke(ink, beams, { colour: palette.roofLine, width: 2 });
      fill(ink, stones, burnt ? palette.second : palette.stone);
      stroke(ink, stones, { colour: palette.roofLine, width: pen(0.6) });
    },
  };
}

/** Flames, and the ground about them that nobody crosses. */
export function blaze(points: Points): Painted {
  const outline = polygonPath(points);
  const flames = new Path2D();
  for (const { x, y } of along(points, 17, true)) {
    flames.addPath(new Path2D(`M${x} ${y + 5}q-6-3-3-9q1 3 3 3q-2-5 2-9q0 5 3 7q2 5-5 8z`));
  }
  return {
    box: boxOf(points, 12),
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.alarm, 0.1);
      stroke(ink, outline, { colour: palette.alarm, width: pen(1), dash: [3, 4] });
      fill(ink, flames, "#E08A2A");
      stroke(ink, flames, { colour: palette.alarm, width: pen(0.8) });
    },
  };
}

/** Baskets of earth, side by side. */
export function gabions(points: Points): Painted {
  const [baskets, earth] = [new Path2D(), new Path2D()];
  for (const { x, y } of along(points, 9, false)) {
    baskets.addPath(new Path2D(`M${x - 4.4} ${y}a4.4 4.4 0 1 1 8.800 0a4.4 4.4 0 1 1-8.800 0z`));
    earth.addPath(new Path2D(`M${x - 2.6} ${y}a2.600 2.600 0 1 1 5.200 0a2.600 2.600 0 1 1-5.200 0z`));
  }
  return {
    box: boxOf(points, 8),
    paint({ ink, palette, pen }) {
      fill(ink, baskets, "#B79560");
      stroke(ink, baskets, { colour: palette.night ? palette.hachure : palette.ink, width: pen(1.1), dash: [2.2, 1] });
      fill(ink, earth, palette.hills[2]);
      stroke(ink, earth, { colour: palette.hachure, width: pen(0.7) });
    },
  };
}

/** Beams, branches and carts thrown together. */
export function barricade(points: Points): Painted {
  const beams = new Path2D();
  const lots = chances(Math.round(boxOf(points).left * 7));
  for (const { x, y, nx, ny } of along(points, 4.5, false)) {
    const [a, b] = [4 + 4 * lots(), lots() * 6 - 3];
    beams.moveTo(x - nx * a + ny * b, y - ny * a - nx * b);
    beams.lineTo(x + nx * a - ny * b, y + ny * a + nx * b);
  }
  const way = polygonPath(points, false);
  return {
    box: boxOf(points, 10),
    paint({ ink, palette, pen }) {
      stroke(ink, way, { colour: palette.shadow, width: 6 });
      stroke(ink, beams, { colour: palette.night ? palette.hachure : palette.ink, width: 2 + pen(1) });
      stroke(ink, beams, { colour: "#8A6A42", width: 2 });
      stroke(ink, way, { colour: "#6B4F2E", width: 1.6 });
    },
  };
}

/** Two banks and the shadow between them. */
export function ditch(points: Points): Painted {
  const way = polygonPath(points, false);
  const banks = new Path2D();
  for (const { x, y, nx, ny } of along(points, 3, false)) {
    for (const side of [1, -1]) {
      banks.moveTo(x + side * nx * 1.4, y + side * ny * 1.4);
      banks.lineTo(x + side * nx * 4.4, y + side * ny * 4.4);
    }
  }
  return {
    box: boxOf(points, 7),
    paint({ ink, palette, pen }) {
      stroke(ink, way, { colour: palette.shadow, width: 3 });
      stroke(ink, banks, { colour: palette.hachure, width: pen(0.8) });
    },
  };
}
