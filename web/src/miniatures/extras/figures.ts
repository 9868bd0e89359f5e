// Figures of a table where every man is one: the troops and pieces that only a few games distinguish.

import {
  bearskin,
  belts,
  body,
  EPAULETTES,
  gunner,
  MUSKET,
  PACK,
  SCARLET_BAND,
  shako,
  wings,
} from "../paint/figures/foot";
import { BRONZE, CARRIAGE, PIECE, TEAM, wheels, WOOD } from "../paint/figures/guns";
import { busby, driver, GREY_HORSE, horse, ledHorse, legs, plain, pointed, rider, SABRE } from "../paint/figures/horse";
import {
  CREAM,
  disc,
  edged,
  GOLD,
  INK,
  POLE,
  SCARLET,
  STEEL,
  type Drawing,
  type Dress,
  type Part,
} from "../paint/figures/parts";

/** A bonnet of feathers with its diced band, a kilt below the coat. */
export const highlander = (dress: Dress): Part[] => [
  ...MUSKET,
  ["M6.4 17.2h15.2l1.6 6.4q-9.2 2.8-18.4 0z", "#2E4A36", INK, 0.9],
  ["M9.600 17.4v6.8M14 17.4v7.2M18.4 17.4v6.8M6 20.6q8 2.4 16 0", null, "#6B7F4A", 0.8],
  ...body(dress),
  ...wings(dress),
  ...belts(dress),
  [
    "M14 5.6c4.6 0 6.4 3.2 6.2 6.8-.2 3.8-2.6 5.4-6.2 5.4s-6-1.6-6.2-5.4c-.2-3.6 1.6-6.8 6.2-6.800z",
    "#1F1A17",
    INK,
    0.9,
  ],
  ["M8.6 15.2q5.400 3 10.800 0", null, CREAM, 1.6],
  ["M9.400 15.700l1.200.5M12.600 16.500h1.200M15.800 16.400l1.200-.4", null, SCARLET_BAND, 1.4],
  ["M9.200 9q-3-1.600-2.400-5 3 1 3.200 4z", dress.plume, INK, 0.6],
];

/** A soft cap with its cross, a coat without lace, a bag on its strap. */
export const landwehr = (dress: Dress): Part[] => [
  ...MUSKET,
  ["M8.600 17.600h10.800l1.200 6q-6.600 2.400-13.200 0z", dress.coat, INK, 0.9],
  ...body(dress),
  ["M6 12.200l14 8.400", null, "#CDBB92", 1.8],
  ["M5 19.600h4.600v4.600H5z", "#CDBB92", INK, 0.7],
  [disc(14, 12.6, 5), dress.coat, INK, 0.9],
  ["M9.700 14.600q4.300 2.400 8.600 0", null, dress.face, 1.8],
  ["M14 9.600v4.400M12 11.600h4", null, CREAM, 1.5],
];

/** Bearskin, apron, and the axe on his shoulder. */
export const sapper = (dress: Dress): Part[] => [
  ["M22.800 24L23.600-2", null, INK, 2.6],
  ["M22.800 24L23.600-2", null, POLE, 1.4],
  ["M21.600-3.600q5-2.200 6.400 3l-4.600 3.200z", STEEL, INK, 0.8],
  ...PACK,
  ...body(dress),
  ["M8.600 9.600h10.800l.6 9q-6 1.600-12 0z", CREAM, INK, 0.7],
  ...EPAULETTES,
  ...bearskin(dress),
];

/** With a sponge on its staff. */
export const rammer = (dress: Dress): Part[] => [
  ...edged("M20 16L25-10", "#B58E5A", 1.6, 1.2),
  ["M24.200-8l1.800-6", null, "#D8CFB8", 4],
  ...gunner(dress),
];

/** With the slow match. */
export const linstock = (dress: Dress): Part[] => [
  ["M21 17L25.600-2", null, INK, 2],
  ["M25.400-1l1.200-4", null, "#B02A12", 2],
  ...gunner(dress),
];

/** Cavalry of no particular arm. */
export const horseman = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...plain(dress),
  ...legs(dress),
  ...SABRE,
  ...rider(dress),
  ...wings(dress),
  ...belts(dress),
  ...shako(dress),
];

/** He leads them: gold on his shoulders, a sash, his sabre high. */
export const captain = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...pointed(dress),
  ...legs(dress),
  ...edged("M22.600 12.500q6-9 2.600-22", STEEL, 1.4),
  ...rider(dress),
  ["M5.500 12l12 7.200", null, SCARLET, 2],
  ...EPAULETTES,
  ...shako({ ...dress, plume: CREAM }),
];

/** The standard in his right hand. */
export const cornet = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...pointed(dress),
  ...legs(dress),
  ...rider(dress),
  ...belts(dress),
  ...shako(dress),
  ["M20.600 20L22.600-9", null, INK, 2.2],
  ["M20.600 20L22.600-9", null, POLE, 1.1],
  ...dress.flag,
  [disc(22.7, -9.2, 1.5), GOLD, INK, 0.6],
];

/** On a grey, in the colour of the facings, his trumpet at his lips. */
export const trumpeter = (dress: Dress): Part[] => [
  ...horse(GREY_HORSE, "#8C867A"),
  ...pointed(dress),
  ...legs(dress),
  ...rider({ ...dress, coat: dress.face }),
  ["M4.400 12.400q1.600 3.400 5 4M23.600 12.400q-1.600 3.400-5 4", null, dress.edging, 1.6],
  ...edged("M17 12l2.400-12", GOLD, 1.6, 1),
  ["M17.800 0l3.400.4.600-4.400h-3.800z", GOLD, INK, 0.7],
  ...busby(dress),
];

/** A fur cap, a long coat, a lance without a pennon. */
export const cossack = (dress: Dress): Part[] => [
  ...horse("#8A5A32"),
  ["M8 13q6-1.800 12 0l1 9q-7 2.400-14 0z", "#3A2A1C", INK, 0.9],
  ...legs(dress),
  ...edged("M23.800 30L25.200-18", POLE, 1.4, 1.2),
  ["M25.300-24l1.700 6-1.700 2-1.700-2z", STEEL, INK, 0.8],
  ...rider({ ...dress, coat: "#2B3A5C" }),
  [disc(14, 12, 4.6), "#2E2620", INK, 0.9],
  ["M14.600 14q3.400 1.600 3.600 4.600-2.600-.4-4.600-3z", SCARLET, INK, 0.5],
];

/** On his side, his rider gone. */
export const fallenHorse = (dress: Dress): Part[] => [
  ["M9-6q7-2 9 6 4 4 3 14 2 12-3 20-5 3-9-1-4-8-3-19-1-11 1-14-1-4 2-6z", "#6E5B45", INK, 1],
  ["M18 4l6-3M19 9l7 0M18 24l7 3M17 29l6 5", null, INK, 2.6],
  ["M18 4l6-3M19 9l7 0M18 24l7 3M17 29l6 5", null, "#6E5B45", 1.4],
  ["M7 12h10v9H7z", dress.shabraque, INK, 0.8],
];

/** The piece alone: its crew is beside it on bases of their own. */
export const cannon = (): Drawing => [{ x: -14, y: -14, scale: 1, parts: PIECE }];

/** A short wide barrel on the same carriage. */
export const howitzer = (): Drawing => [
  {
    x: -14,
    y: -14,
    scale: 1,
    parts: [
      ...PIECE.slice(0, -3),
      [
        "M23.600 14q4.400-2 8.800 0l.4 13q0 3-2.600 3.600l-1 1.400h-2.400l-1-1.400q-2.600-.6-2.600-3.600z",
        BRONZE,
        INK,
        1,
      ],
      ["M25.600 15v10", null, "#F0D68E", 1],
      ["M24.200 15.200a3.800 2 0 0 1 7.600 0", null, INK, 1.2],
    ],
  },
];

/** A team of four, and the long wagon with its two lids behind it. */
export const caisson = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -42,
    scale: 1,
    parts: [
      ["M23.400 20v44M32.600 20v44M28 14v50", null, INK, 0.9],
      ...TEAM.map(([x, y, colour], order) => ({
        x: x - 10,
        y: y - 10,
        scale: 0.72,
        parts: order % 2 ? ledHorse(colour) : driver({ ...dress, horse: colour }),
      })),
      ...wheels(16, 36.8, 64, 13),
      ...wheels(16, 36.8, 88, 15),
      ["M21 66h14v40H21z", CARRIAGE, INK, 1],
      ["M22.600 82h10.800v22H22.600zM22.600 68h10.800v11H22.600z", "#7C8552", INK, 0.8],
      ["M22.600 93h10.800M28 82v22", null, INK, 0.7],
    ],
  },
];

export const distantCannon = (): Drawing => [
  {
    x: -14,
    y: -14,
    scale: 1,
    parts: [
      ["M14 14h5v19h-5zM37 14h5v19h-5z", WOOD, INK, 1.2],
      ["M17 21h22v5h-22zM23 20h10l-2.6 27h-4.8z", CARRIAGE],
      ["M24.4 6h7.2l1.4 25h-10z", BRONZE, INK, 1.4],
    ],
  },
];

export const distantCaisson = (dress: Dress): Drawing => [
  {
    x: -14,
    y: -42,
    scale: 1,
    parts: [
      ["M14 2h10v32h-10zM32 2h10v32h-10zM14 36h10v26h-10zM32 36h10v26h-10z", "#5E3C1E", INK, 1.2],
      ["M13 12h12v8h-12zM13 46h12v8h-12z", dress.coat, INK, 1],
      ["M19 66h18v40h-18z", CARRIAGE, INK, 1.4],
      ["M14 68h5v12h-5zM37 68h5v12h-5zM14 90h5v14h-5zM37 90h5v14h-5z", WOOD, INK, 1.2],
    ],
  },
];
