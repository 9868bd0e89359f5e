// What the ground is called, written upright in italics with a little paper round the letters.

import type { BoardInfo } from "../../app/protocol.gen";
import { joined } from "./terrain/joined";
import { MM, type Point } from "./camera";
import { boxOf, drawn, inside, meet, toSides, type Box, type Points } from "./terrain/outline";
import type { Palette } from "./palette";
import { flat, pointOf, seen, type View } from "./view";

export interface Name {
  words: string;
  x: number; // hundredths of a millimetre
  y: number;
  under: readonly Point[]; // it stands below these, whichever way the table is turned
  ground: "field" | "hill" | "wood"; // what shows around the letters
  strong: boolean; // an objective
}

const PIXELS = 15;
const STRONG = 16;
const TRIES = 14;
const LEADING = 4; // pixels of a line above and below its letters
const ASIDE = 3; // millimetres from a line to its name
const FOOT = 13; // millimetres from the middle of an objective to the foot of its flag
const HOUSES = ["building", "chapel", "church", "daub-house", "brick-house", "stone-house", "barn", "blockhouse"];
const BUILT = new Set([...HOUSES, "farm", "village", "town", "redoubt"]);
const NAMELESS = new Set(["road", "bridge"]); // what everybody sees
const HEIGHTS = new Set(["hill", "knoll"]);
const WOODS = new Set(["wood", "wooded-hill", "orchard"]);
const SERIF = '"Libre Bodoni", "Bodoni MT", Didot, Georgia, serif';
export const FONTS = [`italic 400 ${PIXELS}px ${SERIF}`, `600 ${STRONG}px ${SERIF}`];

/** Where each name has most room: away from edges and from what else lies on the ground. */
export function namesOf(board: BoardInfo): Name[] {
  const goals = board.zones.filter((zone) => zone.seat === null);
  const features = joined(board.features);
  const called = (name: string): boolean =>
    goals.some((goal) => goal.name === name || goal.name.startsWith(`${name} (`));
  const shapes = [...features, ...goals.map(({ points }) => ({ points, line: false }))].map(({ points, line }) => ({
    points: drawn(points),
    line,
  }));
  const names = features.flatMap((feature, order): Name[] => {
    if (!feature.name || called(feature.name) || NAMELESS.has(feature.kind)) return [];
    const { points } = shapes[order]!;
    const built = BUILT.has(feature.kind);
    const [x, y] = built ? middle(points) : feature.line ? halfWay(points) : roomiest(points, shapes);
    const ground = HEIGHTS.has(feature.kind) ? "hill" : WOODS.has(feature.kind) ? "wood" : "field";
    const under: readonly Point[] = built ? feature.points : feature.line ? [[x * MM, (-y - ASIDE) * MM]] : [];
    return [{ words: feature.name, x: x * MM, y: -y * MM, under, ground, strong: false }];
  });
  return [
    ...names,
    ...goals.map((goal): Name => {
      const [x, y] = [middle(drawn(goal.points))[0] * MM, -middle(drawn(goal.points))[1] * MM];
      const house = features.find(({ kind, points }) => HOUSES.includes(kind) && inside(points, x, y));
      const under: readonly Point[] = house?.points ?? [[x, y - FOOT * MM]];
      return { words: goal.name, x, y, under, ground: "field", strong: true };
    }),
  ];
}

const middle = (points: Points): Point => {
  const box = boxOf(points);
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
};

const halfWay = (points: Points): Point => {
  const at = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[at]!, points[at + 1] ?? points[at]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

function roomiest(points: Points, shapes: readonly { points: Points; line: boolean }[]): Point {
  const box = boxOf(points);
  let best = middle(points);
  let most = -Infinity;
  for (let row = 1; row < TRIES; row++)
    for (let column = 1; column < TRIES; column++) {
      const x = box.left + ((box.right - box.left) * column) / TRIES;
      const y = box.top + ((box.bottom - box.top) * row) / TRIES;
      if (!inside(points, x, y)) continue;
      const room = Math.min(...shapes.map((shape) => toSides(shape.points, x, y, !shape.line)));
      if (room > most) [most, best] = [room, [x, y]];
    }
  return best;
}

interface Label {
  canvas: HTMLCanvasElement;
  wide: number;
  high: number;
}

const labels = new WeakMap<Palette, Map<string, Label>>();

/** Letters that have loaded since are drawn again. */
export const forgetNames = (palette: Palette): boolean => labels.delete(palette);

/** Those of objectives first; one that would lie on another waits until one comes nearer. */
export function paintNames(view: View, names: readonly Name[]): void {
  const { ink, palette, ratio } = view;
  let kept = labels.get(palette);
  if (!kept) labels.set(palette, (kept = new Map()));
  flat(view);
  const taken: Box[] = [];
  for (const name of [...names].sort((one, other) => Number(other.strong) - Number(one.strong))) {
    const [x, y] = pointOf(view, name.x, name.y);
    const lowest = Math.max(...name.under.map((place) => pointOf(view, ...place)[1]));
    if (!seen(view, [x, y], 200)) continue;
    const key = `${name.words} ${name.strong} ${name.ground} ${ratio}`;
    let label = kept.get(key);
    if (!label) kept.set(key, (label = written(name, palette, ratio)));
    const { canvas, wide, high } = label;
    const [left, top] = [Math.round(x - wide / 2), Math.round(name.under.length ? lowest + 2 : y - high / 2)];
    const box = { left, top: top + LEADING, right: left + wide, bottom: top + high - LEADING };
    if (taken.some((other) => meet(other, box))) continue;
    taken.push(box);
    ink.drawImage(canvas, left, top, wide, high);
  }
}

function written({ words, strong, ground }: Name, palette: Palette, ratio: number): Label {
  const canvas = document.createElement("canvas");
  const ink = canvas.getContext("2d")!;
  ink.font = FONTS[strong ? 1 : 0]!;
  const [wide, high] = [Math.ceil(ink.measureText(words).width) + 10, 24];
  canvas.width = wide * ratio;
  canvas.height = high * ratio;
  ink.scale(ratio, ratio);
  ink.font = FONTS[strong ? 1 : 0]!;
  ink.lineJoin = "round";
  ink.lineWidth = 4;
  ink.strokeStyle = { field: palette.field, hill: palette.hills[0], wood: palette.leaves }[ground];
  ink.globalAlpha = 0.6;
  ink.strokeText(words, 5, 17);
  ink.globalAlpha = 1;
  ink.fillStyle = strong ? palette.ink : palette.second;
  ink.fillText(words, 5, 17);
  return { canvas, wide, high };
}
