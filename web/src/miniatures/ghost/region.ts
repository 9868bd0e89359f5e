/** The ground where the middle of the front may be, or may not: the very runs, drawn. */

import type { Point, Reach, Track } from "../field/data";
import { ribbon } from "./bends";
import { ADVANCE, isFan } from "./ghost";
import { DEGREE } from "../field/pose";

export interface Region {
  open: Point[][];
  /** Ground within reach that a rule forbids. */
  shut: { why: number; outlines: Point[][] }[];
}

export function region(reach: Reach): Region {
  return isFan(reach) ? fan(reach) : grid(reach);
}

class Sorted {
  readonly open: Point[][] = [];
  private readonly refused = new Map<number, Point[][]>();

  add(verdict: number, outline: Point[]): void {
    if (verdict < 0) this.open.push(outline);
    else this.refused.set(verdict, [...(this.refused.get(verdict) ?? []), outline]);
  }

  done(): Region {
    const shut = [...this.refused].map(([why, outlines]) => ({ why, outlines }));
    return { open: this.open, shut };
  }
}

/** Each ray is drawn to half-way to its neighbours, and meets them there where they say the same. */
function fan(reach: Reach): Region {
  const sorted = new Sorted();
  const rays = reach.tracks.filter(isAhead).sort((one, other) => one.at - other.at);
  rays.forEach((ray, index) => {
    for (const other of [rays[index - 1], rays[index + 1]]) {
      if (other) half(reach, ray, other, sorted);
    }
    if (rays.length === 1) half(reach, ray, { ...ray, at: ray.at + DEGREE }, sorted);
  });
  for (const track of reach.tracks.filter((each) => !isAhead(each))) {
    for (const [from, to, verdict] of stretches(reach, track)) {
      for (const outline of strips(reach, track, from, to)) sorted.add(verdict, outline);
    }
  }
  return sorted.done();
}

const isAhead = (track: Track): boolean => track.leg === ADVANCE;

/** The side of a ray that lies towards another. */
function half(reach: Reach, ray: Track, other: Track, sorted: Sorted): void {
  const edge = ray.at + Math.max(-DEGREE / 2, Math.min(DEGREE / 2, (other.at - ray.at) / 2));
  const [mine, theirs] = [stretches(reach, ray), stretches(reach, other)];
  const adjoins = Math.abs(other.at - ray.at) <= DEGREE && agree(mine, theirs);
  mine.forEach(([from, to, verdict], index) => {
    const [near, far] = adjoins ? theirs[index]! : [from, to];
    sorted.add(verdict, [
      middle(reach, ray.at, from),
      middle(reach, edge, (from + near) / 2),
      middle(reach, edge, (to + far) / 2),
      middle(reach, ray.at, to),
    ]);
  });
}

type Stretch = [from: number, to: number, verdict: number];

const agree = (one: Stretch[], other: Stretch[]): boolean =>
  one.length === other.length && one.every(([, , verdict], index) => verdict === other[index]![2]);

/** From where to where along a track one verdict holds; a lone place has the width of its pitch. */
function stretches(reach: Reach, track: Track): Stretch[] {
  const half = reach.pitch / 2;
  const found: Stretch[] = [];
  let from = track.first;
  for (const [last, verdict] of track.runs) {
    const before = found.at(-1);
    if (before?.[2] === verdict) before[1] = last + half;
    else found.push([Math.max(from - half, 0), last + half, verdict]);
    from = last + reach.pitch;
  }
  return found;
}

/** A way back or aside is a line; it is drawn as wide as a place, and one along a road wider. */
function strips(reach: Reach, track: Track, from: number, to: number): Point[][] {
  const side = reach.pitch * 2;
  if (track.line) return ribbon(track.line, Math.round(from), Math.round(to), side * 2);
  const [x, y] = middle(reach, track.at, 0);
  const [dx, dy] = unrounded(reach.pose[2] + track.at + track.course);
  const point = (along: number, aside: number): Point => [x + along * dx + aside * dy, y + along * dy - aside * dx];
  return [[point(from, -side), point(from, side), point(to, side), point(to, -side)]];
}

function unrounded(direction: number): Point {
  const angle = (direction * Math.PI) / (180 * DEGREE);
  return [Math.sin(angle), Math.cos(angle)];
}

/** The front's middle after any turn, also between whole degrees. */
function middle(reach: Reach, turn: number, along: number): Point {
  const [x, y, h] = reach.pose;
  const side = (turn > 0 ? 1 : turn < 0 ? -1 : 0) * (reach.size[0] / 2);
  const [ax, ay] = unrounded(h);
  const [bx, by] = unrounded(h + turn);
  return [x + side * (ay - by) + along * bx, y - side * (ax - bx) + along * by];
}

interface Span {
  from: number;
  to: number;
}

/** Open ground lies between open places, no farther; what is shut is drawn only around it. */
function grid(reach: Reach): Region {
  const rows = [...reach.tracks].sort((one, other) => one.at - other.at);
  const open = between(reach, rows, true);
  if (!open.length) return { open, shut: [] };
  const shut = between(reach, rows, false).flatMap((block) => within(block, bounds(open)));
  return { open, shut: shut.length ? [{ why: reach.beyond, outlines: shut }] : [] };
}

/** From each row to the next, where both say the same; rows that continue alike make one block. */
function between(reach: Reach, rows: Track[], open: boolean): Point[][] {
  const found: Point[][] = [];
  const growing = new Map<string, Point[]>();
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    const adjoins = next !== undefined && next.at - row.at === reach.pitch;
    const both = adjoins ? common(spans(reach, row, open), spans(reach, next, open)) : [];
    const kept = new Map(both.map((span) => [`${span.from} ${span.to}`, span]));
    for (const key of [...growing.keys()]) if (!kept.has(key)) growing.delete(key);
    for (const [key, { from, to }] of kept) {
      const block = growing.get(key);
      const north = row.at + reach.pitch;
      if (block) [block[2]![1], block[3]![1]] = [north, north];
      else {
        const fresh: Point[] = [
          [from, row.at],
          [to, row.at],
          [to, north],
          [from, north],
        ];
        growing.set(key, fresh);
        found.push(fresh);
      }
    }
  });
  return found;
}

function spans(reach: Reach, row: Track, open: boolean): Span[] {
  const gap = open ? 0 : reach.pitch; // shut ground reaches to the open places beside it
  let from = row.first;
  const found: Span[] = [];
  for (const [last, verdict] of row.runs) {
    if (verdict < 0 === open) found.push({ from: from - gap, to: last + gap });
    from = last + reach.pitch;
  }
  return found;
}

function common(one: Span[], other: Span[]): Span[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const span = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
      return span.from < span.to ? [span] : [];
    }),
  );
}

function bounds(outlines: Point[][]): [Point, Point] {
  const xs = outlines.flatMap((outline) => outline.map(([x]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

function within(block: Point[], [[west, south], [east, north]]: [Point, Point]): Point[][] {
  const cut = block.map(([x, y]): Point => [Math.max(west, Math.min(east, x)), Math.max(south, Math.min(north, y))]);
  const [[left, low], , [right, high]] = cut as [Point, Point, Point, Point];
  return left < right && low < high ? [cut] : [];
}
