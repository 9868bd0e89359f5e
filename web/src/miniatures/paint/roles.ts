// The parts that figures are put together from, each drawn from above in a box of 28 by 28.

import type { Army } from "./pieces";

/** A part of a figure: its shape, what fills it, and the width of its outline. */
export type Part = readonly [d: string, colour: string | null, line?: string | null, width?: number];

/** Parts drawn elsewhere, and larger or smaller. */
export interface Group {
  x: number;
  y: number;
  scale: number;
  parts: readonly Part[];
}

/** The colours of a coat and what belongs to it. */
export interface Dress {
  coat: string;
  lace: string;
  plume: string;
  belt: string;
  wing: string;
  horse: string;
  flag: readonly Part[];
}

export const INK = "#1E1A15";
export const CREAM = "#F7F1E2";
const GOLD = "#D9AE4A";
const STEEL = "#D5D8D6";
const LEATHER = "#7A5230";
const SKIN = "#D8B088";
export const GREEN = "#4E6B35";
const MANE = "#2A1A0E";
const WOOD = "#6B5A34";

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const SHADE = "M2.4 16.6a12.4 5.6 0 1 1 24.8 0a12.4 5.6 0 1 1-24.8 0z";
const MUSKET: Part[] = [
  ["M22.9 7L23.4-1.5", null, INK, 1.8],
  ["M23.1 3L23.4-1.5", null, STEEL, 0.8],
  ["M22.6 21.5L23 5", null, INK, 2.6],
  ["M22.6 21.3L22.9 9", null, "#96683E", 1.5],
];
const PACK: Part[] = [
  [
    "M10 17.5h8a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5" +
      " 0 0 1 1.5-1.5z",
    "#B58E5A",
    INK,
    0.9,
  ],
  ["M11.4 19.6v5M16.6 19.6v5", null, LEATHER, 0.8],
];
const BODY = "M3 14.5c0-3.6 5-5.5 11-5.5s11 1.9 11 5.5-5 5-11 5-11-1.4-11-5z";
const ROLL: Part[] = [["M8.8 16.3h10.4a1.8 1.8 0 0 1 0 3.6h-10.4a1.8 1.8 0 0 1 0-3.6z", "#A9A79C", INK, 0.8]];
const EPAULETTES: Part[] = [["M2.6 13.2h5v4h-5zM20.4 13.2h5v4h-5z", GOLD, INK, 0.7]];

const belts = (dress: Dress): Part[] => [["M5 12.5l3.5 5M23 12.5l-3.5 5", null, dress.belt, 1.8]];

const shako = (plume: string): Part[] => [
  ["M9.8 8.5q4.2-3.8 8.4 0l-.6 3h-7.2z", INK],
  [disc(14, 12.3, 4.7), "#34383D", INK, 0.9],
  [disc(14, 12.6, 3), "#565C63"],
  ["M12.2 11q1.8-1.2 3.6 0", null, "#858B90", 0.7],
  [disc(14, 8.2, 2), plume, INK, 0.6],
];

/** Tufts at the ends of the shoulders. */
const wings = (dress: Dress): Part[] => [["M4.2 12.2q-1.2 2 .2 4.2M23.8 12.2q1.2 2-.2 4.2", null, dress.wing, 1.7]];

const bicorne = (): Part[] => [
  ["M5.6 13.4q8.4-8.6 16.8 0q-8.4 4-16.8 0z", "#26282B", INK, 0.9],
  ["M7.4 12.8q6.6-5.8 13.2 0", null, GOLD, 0.9],
  [disc(16.9, 10.9, 1.2), CREAM, INK, 0.5],
];

const body = (dress: Dress): Part[] => [[BODY, dress.coat, INK, 0.9]];

const infantryman = (dress: Dress): Part[] => [
  ...MUSKET,
  ...PACK,
  ...body(dress),
  ...wings(dress),
  ...ROLL,
  ...belts(dress),
  ...shako(dress.plume),
];

/** Lace on the shoulders, and the drum before him. */
const drum = (dress: Dress): Part[] => [
  ...body(dress),
  ["M3.6 12.4q1.6 3.4 5 4M24.4 12.4q-1.6 3.4-5 4", null, dress.lace, 1.6],
  ["M19.5 16l-8.5-9", null, dress.lace, 1.6],
  [disc(13.4, 3.4, 6), GOLD, INK, 0.9],
  [disc(13.4, 3.4, 4.6), CREAM, INK, 0.7],
  ["M7.6 8.6l5.2-5.4M20.4 8.2l-5.6-4.2", null, LEATHER, 1.5],
  ...shako(dress.plume),
];

/** A pike in place of the musket, and chevrons on both arms. */
const sergeant = (dress: Dress): Part[] => [
  ["M23.2 25L23.6-2", null, INK, 2.6],
  ["M23.2 25L23.6-2", null, "#9A6C40", 1.4],
  ["M23.6-9.5l2.6 6.5-2.6 2.5-2.6-2.5z", STEEL, INK, 0.8],
  ["M20.4 0h6.4", null, INK, 1.6],
  ...PACK,
  ...body(dress),
  ...ROLL,
  [
    "M4.2 16.6l2.4-2.6 2.4 2.6M4.2 14l2.4-2.6 2.4 2.6M19 16.6l2.4-2.6 2.4 2.6M19 14l2.4-2.6 2.4 2.6",
    null,
    dress.lace,
    1.2,
  ],
  ...shako(dress.plume),
];

const flag = (dress: Dress): Part[] => [
  ...body(dress),
  ...belts(dress),
  ...shako(dress.plume),
  ["M19.6 20L22.6-9", null, INK, 2.2],
  ["M19.6 20L22.6-9", null, "#9A6C40", 1.1],
  ...dress.flag,
  [disc(22.7, -9.2, 1.5), GOLD, INK, 0.6],
];

/** No musket and no pack: a sword, a sash, and gold on his shoulders. */
const officer = (dress: Dress): Part[] => [
  ["M23.4 12.5q3.6-8.5.8-19", null, INK, 2.4],
  ["M23.4 12.5q3.6-8.5.8-19", null, STEEL, 1.3],
  ["M21.2 12.2l4.6 1.4", null, GOLD, 2],
  ...body(dress),
  ["M5.5 12l12 7.2", null, "#A52E2E", 2.2],
  ...EPAULETTES,
  ...bicorne(),
];

/** On his back, his arms out, his shako beside him. */
const fallen = (dress: Dress): Part[] => [
  ["M24.5 25L26.5 6", null, INK, 2],
  ["M11.6 17l-1.8 9.5M16.4 17l2.4 9", null, INK, 4.4],
  ["M11.6 17l-1.8 9.5M16.4 17l2.4 9", null, "#8B897E", 3],
  ["M9.5 9L4 4.5M18.5 9.5L24.5 12", null, INK, 4],
  ["M9.5 9L4 4.5M18.5 9.5L24.5 12", null, dress.coat, 2.8],
  ["M9 8.4q5-2 10 0l-1.4 9.6q-3.6 1.4-7.2 0z", dress.coat, INK, 0.9],
  ["M10 9.4l6.6 7.6", null, dress.belt, 1.2],
  [disc(14, 5.2, 3.2), SKIN, INK, 0.9],
  [disc(5.6, 14, 3.2), "#34383D", INK, 0.8],
];

const horse = (colour: string): Part[] => [
  ["M14 31q2.6 3-.2 7", null, INK, 3.2],
  [
    "M14-10c1.6 0 2.2 1.2 2.2 2.6.2 2 .6 3 .4 4.6.4 2.4 1.6 3.6 3 5.6 1.2 2.4.8 7.2.6 10.2.6 3.6 1.2 7.4" +
      ".8 11.4-.6 5-3 7.6-7 7.6s-6.4-2.6-7-7.6c-.4-4 .2-7.8.8-11.4-.2-3-.6-7.8.6-10.2 1.4-2 2.6-3.2 3-5.6" +
      "-.2-1.6.2-2.6.4-4.6 0-1.4.6-2.6 2.2-2.6z",
    colour,
    INK,
    1,
  ],
  ["M11.8-3.6l-2-1.8.4 3.4zM16.2-3.6l2-1.8-.4 3.4z", colour, INK, 0.7],
  ["M14-8.8v3.6", null, CREAM, 1.1],
  ["M14-3V8", null, MANE, 1.9],
  ["M12.2-5.4Q8.6 3 11.4 10M15.8-5.4Q19.4 3 16.6 10", null, INK, 0.7],
];

/** Horse, saddle-cloth with its edge, legs, sabre, and the rider's coat. */
const mounted = (dress: Dress, edge: string): Part[] => [
  ...horse(dress.horse),
  ["M7.4 14q6.6-2 13.2 0l1.4 9.6q-8 3-16 0z", dress.coat, INK, 0.9],
  ["M6.6 22.2q7.4 2.6 14.8 0", null, edge, 1.4],
  ["M7 13.5l-1.6 6M21 13.5l1.6 6", null, INK, 3.4],
  ["M22.6 12.5q4.6-7.5 3-17", null, INK, 2.2],
  ["M22.6 12.5q4.6-7.5 3-17", null, STEEL, 1.2],
  ["M4.5 14.5c0-3.2 4.2-4.9 9.5-4.9s9.5 1.7 9.5 4.9-4.2 4.5-9.5 4.5-9.5-1.3-9.5-4.5z", dress.coat, INK, 0.9],
];

const general = (dress: Dress): Part[] => [...mounted(dress, GOLD), ...EPAULETTES, ...bicorne()];

const horseman = (dress: Dress): Part[] => [
  ...mounted(dress, dress.lace),
  ...wings(dress),
  ...belts(dress),
  ...shako(dress.plume),
];

const wheels = (y: number): Part[] => [
  [`M15.8 ${y}h3.2v17h-3.2zM37 ${y}h3.2v17h-3.2z`, WOOD, INK, 0.9],
  [`M17.4 ${y + 7.2}h21.2v2.6h-21.2z`, WOOD, INK, 0.8],
];

/** Wheels, trail, barrel. */
const gun = (): Group[] => [
  {
    x: -14,
    y: -14,
    scale: 1,
    parts: [
      ...wheels(15),
      ["M24.2 19.5h7.6l-1.4 15.5-1.2 10.5h-2.4l-1.2-10.5z", WOOD, INK, 0.9],
      ["M25.6 8.5q2.4-1 4.8 0l.5 9.5.7 9q.1 2-1.6 2.6l-.9 1.6h-2.2l-.9-1.6q-1.7-.6-1.6-2.6l.7-9z", "#C79A3C", INK, 1],
      ["M26.8 10v16", null, "#F0D68E", 0.9],
      ["M25.3 12h5.4M24.9 18.5h6.2M24.5 26h7", null, INK, 0.8],
    ],
  },
];

const TEAM = [
  [5, -17],
  [23, -17],
  [5, 21],
  [23, 21],
] as const;

/** A team of four with a driver on each left horse, and the box behind them. */
const limber = (dress: Dress): Group[] => [
  { x: -14, y: -14, scale: 1, parts: [["M23.4 0v60M32.6 0v60", null, INK, 0.9]] },
  ...TEAM.map(([x, y]) => {
    const driver: Part[] = x < 14 ? [...body(dress), ...shako(dress.plume)] : [];
    return { x: x - 10, y: y - 10, scale: 0.72, parts: [...horse(dress.horse), ...driver] };
  }),
  {
    x: -14,
    y: 35,
    scale: 1,
    parts: [...wheels(9), ["M21.4 9.5h13.2v12h-13.2z", WOOD, INK, 1], ["M21.4 13h13.2M28 9.5v12", null, INK, 0.7]],
  },
];

/** Seen from far: little more than a coat, its belts and a shako, but these clearly. */
export const distant = (dress: Dress): Part[] => [
  ["M22.8 21L23.4 1", null, INK, 2],
  ["M9 18h10v6.6h-10z", "#B58E5A"],
  ["M2.4 14c0-4.4 5-6.6 11.6-6.6s11.6 2.2 11.6 6.6-5 6.4-11.6 6.4-11.6-2-11.6-6.4z", dress.coat],
  ["M7.4 10v8.4M20.6 10v8.4", null, dress.belt, 1.8],
  [disc(14, 12, 4.4), "#2B2F33"],
  [disc(14, 8.2, 2.1), dress.plume],
];

/** By the server's word for a figure. */
export const ROLES: Readonly<Record<string, (dress: Dress) => readonly (Part | Group)[]>> = {
  infantryman,
  drum,
  sergeant,
  flag,
  officer,
  fallen,
  horseman,
  gun,
  limber,
  general,
};

const CLOTH = "M22.4-7.6c-6 3.4-9-2.6-16.4 1.2l-1.8 13c7-3.6 10.4 2 16.8-1.4z";

/** Told apart by their pattern too: stripes, a saltire, a cross. */
export const flags = (coat: string): Record<Army, Part[]> => ({
  fr: [
    [CLOTH, CREAM],
    ["M10.8-7.9c-1.6.2-3 .7-4.8 1.5l-1.8 13c2-1 3.6-1.3 5.1-1.4z", coat],
    ["M22.4-7.6c-2.2 1.2-4 1.2-5.9.7l-1.4 13c2.1.6 3.8.4 5.9-.9z", "#B3302B"],
    [CLOTH, null, INK, 0.9],
  ],
  gb: [
    [CLOTH, coat],
    ["M6-6.2L21 5.2M22.4-7.4L4.4 6.4", null, CREAM, 2.2],
    ["M14.3-6.6L12.6 5.6M5.2.2Q13-2.6 21.8-1", null, CREAM, 3.2],
    ["M14.3-6.6L12.6 5.6M5.2.2Q13-2.6 21.8-1", null, coat, 1.4],
    [CLOTH, null, INK, 0.9],
  ],
  pr: [
    [CLOTH, CREAM],
    ["M14.3-6.6L12.6 5.6M5.2.2Q13-2.6 21.8-1", null, INK, 3.4],
    [disc(13.4, -0.6, 3), GOLD, INK, 0.7],
    [CLOTH, null, INK, 0.9],
  ],
});
