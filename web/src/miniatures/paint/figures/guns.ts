// Guns, their crews and their teams from above: boxes of 56 by 56 and 56 by 112 about a man's of 28.

import { gunner } from "./foot";
import { driver, ledHorse } from "./horse";
import { edged, INK, type Drawing, type Dress, type Group, type Part } from "./parts";

export const CARRIAGE = "#6C7446";
export const WOOD = "#6B5A34";
export const BRONZE = "#C79A3C";
const HEMP = "#B58E5A";

export const wheels = (left: number, right: number, y: number, high: number): Part[] => [
  [`M${left} ${y}h3.2v${high}h-3.2zM${right} ${y}h3.2v${high}h-3.2z`, WOOD, INK, 0.9],
  [
    [0.18, 0.5, 0.82].map((share) => `M${left} ${y + high * share}h3.2M${right} ${y + high * share}h3.2`).join(""),
    null,
    INK,
    0.7,
  ],
];

/** Wheels, axle, trail and barrel, the muzzle up. */
export const PIECE: Part[] = [
  ["M17 17h25l1 22-10 12h-8z", "#0000002E"],
  ...wheels(15.8, 37, 15, 17),
  ["M17.4 22.2h21.2v2.6h-21.2z", CARRIAGE, INK, 0.8],
  ["M24.2 19.5h7.6l-1.4 15.5-1.2 10.5h-2.4l-1.2-10.5z", CARRIAGE, INK, 0.9],
  ["M25.6 36h4.8M26 41h4", null, INK, 0.8],
  ["M25.6 8.5q2.4-1 4.8 0l.5 9.5.7 9q.1 2-1.6 2.6l-.9 1.6h-2.2l-.9-1.6q-1.7-.6-1.6-2.6l.7-9z", BRONZE, INK, 1],
  ["M26.8 10v16", null, "#F0D68E", 0.9],
  ["M25.3 12h5.4M24.9 18.5h6.2M24.5 26h7", null, INK, 0.8],
];

/** A man of the crew about a place, turned, with what he holds. */
const man = (dress: Dress, x: number, y: number, turn: number, holds: Part[] = []): Group => ({
  x: x - 7,
  y: y - 7,
  scale: 0.5,
  turn,
  parts: [...holds, ...gunner(dress)],
});

const RAMMER: Part[] = [...edged("M20 14L26-12", HEMP, 1.8, 1.6), ["M25-9l2.4-6", null, "#D8CFB8", 5]];
const LINSTOCK: Part[] = [
  ["M21 16L27-2", null, INK, 2.6],
  ["M26-1l2-6", null, "#B02A12", 2.6],
];
const HANDSPIKE: Part[] = edged("M8 12L4-10", HEMP, 1.8, 1.6);

/** A gun and the five who serve it. */
export const gun = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -14,
    scale: 1,
    parts: [
      ...PIECE,
      man(dress, 42, 9.5, 8, RAMMER),
      man(dress, 13.6, 11, -12),
      man(dress, 46, 28, 20, LINSTOCK),
      man(dress, 10.4, 29, -20),
      man(dress, 28, 51.4, 0, HANDSPIKE),
    ],
  },
];

export const TEAM = [
  [19, 12, "#6B4528"],
  [37, 12, "#7A5230"],
  [19, 46, "#553519"],
  [37, 46, "#6B4528"],
] as const;

/** A team of four with a driver on each left horse, the box behind them, and the gun hooked to it. */
export const limber = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -42,
    scale: 1,
    parts: [
      ["M23.4 20v52M32.6 20v52M28 14v58", null, INK, 0.9],
      ...TEAM.map(([x, y, colour], order) => ({
        x: x - 10,
        y: y - 10,
        scale: 0.72,
        parts: order % 2 ? ledHorse(colour) : driver({ ...dress, horse: colour }),
      })),
      ...wheels(17, 35.8, 66, 13),
      ["M18 71h20v3h-20z", CARRIAGE, INK, 0.8],
      ["M21.4 64.5h13.2v12h-13.2z", CARRIAGE, INK, 1],
      ["M21.4 68h13.2M28 64.5v12", null, INK, 0.7],
      { x: 28 + 0.82 * 28, y: 99 + 0.82 * 26, scale: -0.82, parts: PIECE },
    ],
  },
];

/** Seen from far: wheels and barrel, and the crew as two coats. */
export const distantGun = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -14,
    scale: 1,
    parts: [
      ["M14 14h5v19h-5zM37 14h5v19h-5z", WOOD, INK, 1.2],
      ["M17 21h22v5h-22zM23 20h10l-2.6 27h-4.8z", CARRIAGE],
      ["M24.4 6h7.2l1.4 25h-10z", BRONZE, INK, 1.4],
      ["M3 8h9v6h-9zM44 8h9v6h-9zM3 28h8v6h-8zM45 28h8v6h-8zM23 49h10v6h-10z", dress.coat, INK, 1],
    ],
  },
];

export const distantLimber = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -42,
    scale: 1,
    parts: [
      ["M14 2h10v32h-10zM32 2h10v32h-10zM14 36h10v32h-10zM32 36h10v32h-10z", "#5E3C1E", INK, 1.2],
      ["M13 12h12v8h-12zM13 46h12v8h-12z", dress.coat, INK, 1],
      ["M16 70h24v9h-24z", CARRIAGE, INK, 1.2],
      ["M14 88h5v16h-5zM37 88h5v16h-5z", WOOD, INK, 1.2],
      ["M24.6 82h6.8l1.2 28h-9.2z", BRONZE, INK, 1.4],
    ],
  },
];
