/** A table, units and reaches by hand, for tests. */

import type { Board, Point, Reach, Track } from "./data";
import { NO_MARKS, type DrawnUnit, type Figure } from "../paint/troops/pieces";

type Run = [last: number, verdict: number, cost: number, slope: number];

export const track = (at: number, runs: Run[], more: Partial<Track> = {}): Track => ({
  at,
  first: 0,
  runs,
  beyond: 1,
  leg: "advance",
  course: 0,
  line: null,
  ...more,
});

/** A unit 10 cm wide and 4 deep at 50,20 looking north; of 10 cm, 12 parts each, 1 is spent. */
export function marching(more: Partial<Reach> = {}): Reach {
  return {
    piece: "b1",
    kind: "fan",
    pose: [50000, 20000, 0],
    size: [10000, 4000],
    pitch: 100,
    tracks: [
      track(-9000, [[0, -1, 120000, 1200]]),
      track(-3000, [[4000, -1, 84000, 1200]]),
      track(0, [
        [6000, -1, 12000, 1200],
        [8000, 0, 85200, 1200],
      ]),
      track(0, [[3000, -1, 12000, 2400]], { leg: "back", course: 18000 }),
      track(0, [[4000, -1, 12000, 1800]], { leg: "oblique-left", course: -4500 }),
      track(3000, [
        [2000, -1, 84000, 1200],
        [4000, -1, 218400, 2400],
      ]),
      track(9000, [[0, -1, 120000, 1200]]),
    ],
    whys: [
      { cite: "A7", words: "Closer than 10 cm only by attack" },
      { cite: "7.2", words: "Too far" },
    ],
    beyond: 1,
    parts: 12,
    spent: 12000,
    total: 120000,
    turns: [],
    figures: "",
    paces: [],
    caveat: "",
    ahead: 0,
    trail: [],
    link: 0,
    ...more,
  };
}

export function charging(): Reach {
  return marching({
    kind: "contact",
    tracks: [
      track(-500, [[7123, -1, 109476, 0]], { first: 7123 }),
      track(0, [[7000, -1, 96000, 0]], { first: 7000 }),
      track(500, [[7456, 0, 113472, 0]], { first: 7456 }),
    ],
  });
}

/** Three rows; a wood in the middle one. */
export function placing(): Reach {
  const row = (at: number, runs: [number, number][]) =>
    track(
      at,
      runs.map(([last, verdict]) => [last, verdict, 0, 0]),
      { first: 10000, leg: "" },
    );
  return marching({
    kind: "grid",
    pose: [12000, 5000, 4500],
    pitch: 1000,
    parts: 0,
    spent: 0,
    total: 0,
    tracks: [
      row(4000, [[20000, -1]]),
      row(5000, [
        [14000, -1],
        [16000, 0],
        [20000, -1],
      ]),
      row(6000, [[20000, -1]]),
    ],
  });
}

export function board(): Board {
  const strip = (low: number, high: number): Point[] => [
    [0, low],
    [120000, low],
    [120000, high],
    [0, high],
  ];
  return {
    title: "Training ground",
    unit: "cm",
    step: 100,
    decimals: 1,
    width: 120000,
    height: 80000,
    features: [],
    zones: [
      { seat: "south", name: "South", points: strip(0, 20000) },
      { seat: "north", name: "North", points: strip(60000, 80000) },
    ],
    sides: [
      { seat: "south", name: "The South", army: "gb" },
      { seat: "north", name: "The North", army: "fr" },
    ],
    units: [],
  };
}

/** A unit 10 cm wide and 4 deep that looks north: ten men in two ranks. */
export function unit(id: string, x: number, y: number, more: Partial<DrawnUnit> = {}): DrawnUnit {
  return {
    id,
    seat: "south",
    army: "gb",
    base: "block",
    pose: { x, y, h: 0 },
    size: { w: 10000, d: 4000 },
    figures: men(10, 100),
    light: false,
    marks: NO_MARKS,
    ...more,
  };
}

/** Two ranks in so many millimetres. */
export const men = (count: number, wide: number, role = "infantryman"): Figure[] =>
  Array.from({ length: count }, (_, man) => ({
    role,
    x: ((Math.floor(man / 2) + 0.5) * 2 * wide) / count - wide / 2,
    y: man % 2 ? 30 : 10,
    turn: 0,
    size: 20,
  }));
