/** Where plaques stand: beside their units, over as little as possible. */

import type { Box } from "./stand";

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

export interface Plaque {
  id: string;
  box: Box;
  width: number;
  height: number;
}

const GAP = 8;

/** The upright rectangle around a turned one. */
export function around(box: Box): Rect {
  const angle = (box.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const dx of [box.left, box.left + box.width]) {
    for (const dy of [box.top, box.top + box.height]) {
      xs.push(box.x + dx * c - dy * s);
      ys.push(box.y + dx * s + dy * c);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** One after another, each where it covers least; the first places are the best liked. */
export function place(plaques: readonly Plaque[], taken: readonly Rect[]): Map<string, Rect> {
  const found = new Map<string, Rect>();
  const obstacles = [...taken];
  for (const plaque of plaques) {
    let best: Rect | null = null;
    let least = Infinity;
    candidates(plaque).forEach((rect, order) => {
      const covered = obstacles.reduce((sum, other) => sum + shared(rect, other), 0) + order * 12;
      if (covered < least) [best, least] = [rect, covered];
    });
    if (!best) continue;
    found.set(plaque.id, best);
    obstacles.push(best);
  }
  return found;
}

/** Behind the unit first, then at its sides, in front of it last. */
function candidates({ box, width, height }: Plaque): Rect[] {
  const unit = around(box);
  const faces = Math.cos((box.turn * Math.PI) / 180); // 1: up, -1: down
  const below = unit.y + unit.height + GAP;
  const above = unit.y - GAP - height;
  const [behind, before] = faces >= -0.2 ? [below, above] : [above, below];
  const starts = [unit.x, unit.x + (unit.width - width) / 2, unit.x + unit.width - width];
  const beside = [unit.x - GAP - width, unit.x + unit.width + GAP];
  const heights = [unit.y + unit.height - height, unit.y, unit.y + (unit.height - height) / 2];
  const rect = (x: number, y: number): Rect => ({ x, y, width, height });
  return [
    ...starts.map((x) => rect(x, behind)),
    ...heights.flatMap((y) => beside.map((x) => rect(x, y))),
    ...starts.map((x) => rect(x, before)),
    ...beside.map((x) => rect(x, behind)),
  ];
}

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const ASIDE = 46; // past the handles and the ruler
const HANDLES = 34; // around the piece in hand, where fingers go

/** Room for a note beside the piece in hand: within the picture, over as little as can be. */
export function beside(box: Box, size: { width: number; height: number }, taken: readonly Rect[], note: Size): Rect {
  const ghost = around(box);
  const inside = (value: number, most: number) => Math.max(8, Math.min(most - 8, value));
  const rect = (x: number, y: number): Rect => ({
    x: inside(x, size.width - note.width),
    y: inside(y, size.height - note.height),
    ...note,
  });
  const columns = [ghost.x + ghost.width + ASIDE, ghost.x - ASIDE - note.width];
  const heights = [(ghost.height - note.height) / 2, -ASIDE, ghost.height + GAP];
  const places = [
    ...heights.flatMap((down) => columns.map((x) => rect(x, ghost.y + down))),
    rect(ghost.x, ghost.y + ghost.height + ASIDE),
    rect(ghost.x, ghost.y - ASIDE - note.height),
  ];
  const fingers = {
    x: ghost.x - HANDLES,
    y: ghost.y - HANDLES,
    width: ghost.width + 2 * HANDLES,
    height: ghost.height + 2 * HANDLES,
  };
  const cost = (place: Rect) =>
    [...taken, fingers, fingers].reduce((sum, other) => sum + shared(place, other), 0) + places.indexOf(place) * 300;
  return places.reduce((best, other) => (cost(other) < cost(best) ? other : best));
}
