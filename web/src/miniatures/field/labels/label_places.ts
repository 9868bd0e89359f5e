/** Where plaques stand: beside their units, over as little as possible. */

import type { Box } from "../stand";

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
  far?: boolean; // it may be farther off, rather than nowhere
  less?: readonly number[]; // widths of it with less on it, for where there is no room
}

/** Where a plaque stands; `form` counts how much it had to leave out. */
export interface Placed extends Rect {
  form: number;
}

const GAP = 6;
/** What it costs, in covered pixels, to be nearer to another unit: it would be read as that one's. */
const MISLEADS = 1500;

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

/**
 * One after another, each within the picture, if its unit is, and where it covers least; the first places are the
 * best liked. A label that would cover another or what is `kept` clear is shortened, and in the end left out.
 */
export function place(
  plaques: readonly Plaque[],
  taken: readonly Rect[],
  kept: readonly Rect[] = [],
  size: Size | null = null,
): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const clear = [...kept];
  const units = plaques.map(({ id, box }) => ({ id, rect: around(box) }));
  for (const plaque of plaques) {
    const others = units.filter(({ id }) => id !== plaque.id).map(({ rect }) => rect);
    const best = formed(plaque, { clear, others, taken, size });
    if (!best) continue;
    found.set(plaque.id, best);
    clear.push(best);
  }
  return found;
}

interface Room {
  clear: readonly Rect[];
  others: readonly Rect[];
  taken: readonly Rect[];
  size: Size | null;
}

/** As much of it as fits without hiding half of itself over units; the least of it wherever it fits. */
function formed(plaque: Plaque, room: Room): Placed | null {
  const widths = [plaque.width, ...(plaque.less ?? [])];
  let last: Placed | null = null;
  for (const [form, width] of widths.entries()) {
    const best = cheapest({ ...plaque, width }, room);
    if (!best) continue;
    last = { ...best.rect, form };
    if (best.cost <= (width * plaque.height) / 2) return last;
  }
  return last;
}

function cheapest(plaque: Plaque, { clear, others, taken, size }: Room): { rect: Rect; cost: number } | null {
  const own = around(plaque.box);
  const seen = size !== null && shared(own, { x: 0, y: 0, ...size }) > 0;
  let best: { rect: Rect; cost: number } | null = null;
  candidates(plaque).forEach((wanted, order) => {
    const rect = seen ? within(wanted, size) : wanted;
    if (clear.some((other) => shared(rect, other) > 0)) return;
    const misleads = others.some((other) => apart(rect, other) <= apart(rect, own));
    const covered = taken.reduce((sum, other) => sum + shared(rect, other), 0) + order * 12;
    const cost = covered + (misleads ? MISLEADS : 0);
    if (!best || cost < best.cost) best = { rect, cost };
  });
  return best;
}

const EDGE = 4;

/** Drawn into the picture. */
function within(rect: Rect, size: Size): Rect {
  const drawn = (value: number, length: number, room: number) => Math.max(EDGE, Math.min(room - length - EDGE, value));
  return { ...rect, x: drawn(rect.x, rect.width, size.width), y: drawn(rect.y, rect.height, size.height) };
}

/** Labels that would lie over each other move down, in the order they come. */
export function spread(labels: readonly Rect[], size: Size): Rect[] {
  const found: Rect[] = [];
  for (const label of labels) {
    let rect = within(label, size);
    for (let other = over(rect, found); other; other = over(rect, found)) {
      rect = { ...rect, y: other.y + other.height + EDGE };
    }
    found.push(rect);
  }
  return found;
}

const over = (rect: Rect, others: readonly Rect[]): Rect | undefined => others.find((other) => shared(rect, other) > 0);

/** Small boxes along a line, that nothing should cover. */
export function along(points: readonly (readonly [number, number])[]): Rect[] {
  const SIDE = 12;
  return points.slice(1).flatMap(([x, y], i) => {
    const [fx, fy] = points[i]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fx, y - fy) / SIDE));
    return Array.from({ length: steps + 1 }, (_, step): Rect => {
      const [cx, cy] = [fx + ((x - fx) * step) / steps, fy + ((y - fy) * step) / steps];
      return { x: cx - SIDE / 2, y: cy - SIDE / 2, width: SIDE, height: SIDE };
    });
  });
}

/** Behind the unit first, then at its sides, in front of it last. */
function candidates(plaque: Plaque): Rect[] {
  const unit = around(plaque.box);
  return [...about(unit, plaque), ...(plaque.far ? FAR.flatMap((by) => about(grown(unit, by), plaque)) : [])];
}

const FAR = [30, 60, 100];

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function about(unit: Rect, { box, width, height }: Plaque): Rect[] {
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

/** How far two rectangles are from each other. */
function apart(one: Rect, other: Rect): number {
  const wide = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const high = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(wide, high);
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
