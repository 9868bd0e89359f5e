// Men on foot from above, each in a box of 28 by 28, facing up.

import { CREAM, disc, edged, GOLD, INK, LEATHER, POLE, SKIN, STEEL, type Dress, type Part } from "./parts";

export const MUSKET: Part[] = [
  ["M22.9 7L23.4-1.5", null, INK, 1.8],
  ["M23.1 3L23.4-1.5", null, STEEL, 0.8],
  ["M22.6 21.5L23 5", null, INK, 2.6],
  ["M22.6 21.3L22.9 9", null, "#96683E", 1.5],
];
export const PACK: Part[] = [
  [
    "M10 17.5h8a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5" +
      " 0 0 1 1.5-1.5z",
    "#B58E5A",
    INK,
    0.9,
  ],
  ["M11.4 19.6v5M16.6 19.6v5", null, LEATHER, 0.8],
];
export const SCARLET_BAND = "#A8332C";
const BODY = "M3 14.5c0-3.6 5-5.5 11-5.5s11 1.9 11 5.5-5 5-11 5-11-1.4-11-5z";
const ROLL: Part[] = [["M8.8 16.3h10.4a1.8 1.8 0 0 1 0 3.6h-10.4a1.8 1.8 0 0 1 0-3.6z", "#A9A79C", INK, 0.8]];
export const EPAULETTES: Part[] = [["M2.6 13.2h5v4h-5zM20.4 13.2h5v4h-5z", GOLD, INK, 0.7]];

export const body = (dress: Dress): Part[] => [[BODY, dress.coat, INK, 0.9]];

export const belts = (dress: Dress): Part[] => [["M5 12.5l3.5 5M23 12.5l-3.5 5", null, dress.belt, 1.8]];

/** Tufts at the ends of the shoulders. */
export const wings = (dress: Dress): Part[] => [
  ["M4.2 12.2q-1.2 2 .2 4.2M23.8 12.2q1.2 2-.2 4.2", null, dress.face, 1.7],
];

export const shako = ({ hat, crown, plume }: Dress): Part[] => [
  ["M9.8 8.5q4.2-3.8 8.4 0l-.6 3h-7.2z", INK],
  [disc(14, 12.3, 4.7), hat, INK, 0.9],
  [disc(14, 12.6, 3), crown],
  ["M12.2 11q1.8-1.2 3.6 0", null, "#FFFFFF66", 0.7],
  [disc(14, 8.2, 2), plume, INK, 0.6],
];

export const bearskin = ({ face, plume }: Dress): Part[] => [
  ["M14 5.4c4.4 0 6.6 3.4 6.4 7.2-.2 3.8-2.6 6-6.4 6s-6.2-2.2-6.4-6c-.2-3.8 2-7.2 6.4-7.2z", "#2A221B", INK, 0.9],
  ["M9.4 9l1.6 1.4M14 7v2M18.6 9L17 10.4M8.8 13h2M19.2 13h-2M10 16.6l1.4-1.4M18 16.6l-1.4-1.4", null, "#6B5A48", 0.9],
  [disc(14, 13.2, 2.3), face, INK, 0.5],
  ["M12.6 13.2h2.8M14 11.8v2.8", null, CREAM, 0.7],
  ["M8.4 9.6q-2.8-1.6-2.4-5.2 3.2 1 3.6 4z", plume, INK, 0.6],
];

export const bicorne = (): Part[] => [
  ["M5.6 13.4q8.4-8.6 16.8 0q-8.4 4-16.8 0z", "#26282B", INK, 0.9],
  ["M7.4 12.8q6.6-5.8 13.2 0", null, GOLD, 0.9],
  [disc(16.9, 10.9, 1.2), CREAM, INK, 0.5],
];

export const infantryman = (dress: Dress): Part[] => [
  ...MUSKET,
  ...PACK,
  ...body(dress),
  ...wings(dress),
  ...ROLL,
  ...belts(dress),
  ...shako(dress),
];

/** A bearskin with its plate, and full shoulders. */
export const grenadier = (dress: Dress): Part[] => [
  ...MUSKET,
  ...PACK,
  ...body(dress),
  ["M2.2 12.8q2.6-1.6 5 .2l-.8 3.8q-2.4 1-4.4-.4zM25.8 12.8q-2.6-1.6-5 .2l.8 3.8q2.4 1 4.4-.4z", dress.face, INK, 0.7],
  ...ROLL,
  ...belts(dress),
  ...bearskin(dress),
];

/** Both arms forward, taking aim. */
export const marksman = (dress: Dress): Part[] => [
  ["M15.5 12L19-7", null, INK, 2.4],
  ["M15.7 11L17.4 2", null, "#96683E", 1.4],
  ...edged("M9 13.4q1.6-5 7.6-6M20 13.6q-.4-3-3-4.4", dress.coat, 2.6, 1.4),
  ...PACK,
  ...body(dress),
  ...wings(dress),
  ...belts(dress),
  ...shako(dress),
];

/** With a rammer, a bucket or a match, and no pack. */
export const gunner = (dress: Dress): Part[] => [...body(dress), ...belts(dress), ...shako(dress)];

/** Lace on the shoulders, and the drum before him. */
export const drum = (dress: Dress): Part[] => [
  ...body(dress),
  ["M3.6 12.4q1.6 3.4 5 4M24.4 12.4q-1.6 3.4-5 4", null, dress.lace, 1.6],
  ["M19.5 16l-8.5-9", null, dress.lace, 1.6],
  [disc(13.4, 3.4, 6), GOLD, INK, 0.9],
  [disc(13.4, 3.4, 4.6), CREAM, INK, 0.7],
  ["M7.6 8.6l5.2-5.4M20.4 8.2l-5.6-4.2", null, LEATHER, 1.5],
  ...shako(dress),
];

/** A pike in place of the musket, and chevrons on both arms. */
export const sergeant = (dress: Dress): Part[] => [
  ["M23.2 25L23.6-2", null, INK, 2.6],
  ["M23.2 25L23.6-2", null, POLE, 1.4],
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
  ...shako(dress),
];

export const flag = (dress: Dress): Part[] => [
  ...body(dress),
  ...belts(dress),
  ...shako(dress),
  ["M19.6 20L22.6-9", null, INK, 2.2],
  ["M19.6 20L22.6-9", null, POLE, 1.1],
  ...dress.flag,
  [disc(22.7, -9.2, 1.5), GOLD, INK, 0.6],
];

/** No musket and no pack: a sword, a sash, and gold on his shoulders. */
export const officer = (dress: Dress): Part[] => [
  ["M23.4 12.5q3.6-8.5.8-19", null, INK, 2.4],
  ["M23.4 12.5q3.6-8.5.8-19", null, STEEL, 1.3],
  ["M21.2 12.2l4.6 1.4", null, GOLD, 2],
  ...body(dress),
  ["M5.5 12l12 7.2", null, "#A52E2E", 2.2],
  ...EPAULETTES,
  ...bicorne(),
];

/** On his back, his arms out, his shako beside him. */
export const fallen = (dress: Dress): Part[] => [
  ["M24.5 25L26.5 6", null, INK, 2],
  ["M11.6 17l-1.8 9.5M16.4 17l2.4 9", null, INK, 4.4],
  ["M11.6 17l-1.8 9.5M16.4 17l2.4 9", null, "#8B897E", 3],
  ["M9.5 9L4 4.5M18.5 9.5L24.5 12", null, INK, 4],
  ["M9.5 9L4 4.5M18.5 9.5L24.5 12", null, dress.coat, 2.8],
  ["M9 8.4q5-2 10 0l-1.4 9.6q-3.6 1.4-7.2 0z", dress.coat, INK, 0.9],
  ["M10 9.4l6.6 7.6", null, dress.belt, 1.2],
  [disc(14, 5.2, 3.2), SKIN, INK, 0.9],
  [disc(5.6, 14, 3.2), dress.hat, INK, 0.8],
];

/** Seen from far: little more than a coat, its facings and belts and a shako, but these clearly. */
export const distantFoot = (dress: Dress): Part[] => [
  ["M22.8 21L23.4 1", null, INK, 2],
  ["M9 18h10v6.6h-10z", "#B58E5A"],
  ["M2.4 14c0-4.4 5-6.6 11.6-6.6s11.6 2.2 11.6 6.6-5 6.4-11.6 6.4-11.6-2-11.6-6.4z", dress.coat],
  ["M3.4 11.6q-1.4 3 .6 5.4M24.6 11.6q1.4 3-.6 5.4", null, dress.face, 2.2],
  ["M7.4 10v8.4M20.6 10v8.4", null, dress.belt, 1.8],
  [disc(14, 12, 4.4), dress.hat],
  [disc(14, 8.2, 2.1), dress.plume],
];

/** Seen from very far: a coat, a hat, and a stripe of the facings. */
export const dotFoot = (dress: Dress): Part[] => [
  ["M1 14q0-8 13-8t13 8-13 8-13-8z", dress.coat],
  ["M3 21.4h22v3.4h-22z", dress.face],
  [disc(14, 13, 5), dress.hat],
];
