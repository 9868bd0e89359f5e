// Men on horses from above: the rider in a box of 28 by 28, his horse before and behind him.

import { belts, bicorne, EPAULETTES, shako, wings } from "./foot";
import {
  CREAM,
  disc,
  edged,
  GOLD,
  INK,
  MANE,
  POLE,
  SCARLET,
  STEEL,
  type Drawing,
  type Dress,
  type Part,
} from "./parts";

const BRASS = "#C9A04A";
const BLACK_HORSE = "#2C231B";
export const GREY_HORSE = "#B9B2A3";

export const horse = (colour: string, mane = MANE): Part[] => [
  ["M5.5 3q8.5-4 17.5 2l1.4 24q-4 6-11 4-7-2-8.6-6z", "#0000002E"],
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
  ["M14-3V8", null, mane, 1.9],
  ["M12.2-5.4Q8.6 3 11.4 10M15.8-5.4Q19.4 3 16.6 10", null, INK, 0.7],
];

const RIDER = "M4.5 14.5c0-3.2 4.2-4.9 9.5-4.9s9.5 1.7 9.5 4.9-4.2 4.5-9.5 4.5-9.5-1.3-9.5-4.5z";
export const rider = ({ coat }: Dress): Part[] => [[RIDER, coat, INK, 0.9]];
export const legs = ({ legs: colour }: Dress): Part[] => edged("M7 13.5l-1.6 6M21 13.5l1.6 6", colour, 2.4, 1.6);
export const SABRE: Part[] = edged("M22.6 12.5q4.6-7.5 3-17", STEEL, 1.2);

/** A saddle-cloth with points, as hussars and lancers have it, or a plain one. */
export const pointed = ({ shabraque, edging }: Dress): Part[] => [
  ["M7.2 12.6q6.8-2 13.6 0l2.6 15.6-5.4-3.8q-4 1-8 0l-5.4 3.8z", shabraque, INK, 0.9],
  ["M8.2 14.4L6.4 25.4l3.4-2.4M19.8 14.4l1.8 11-3.4-2.4", null, edging, 1.1],
];
export const plain = ({ shabraque, edging }: Dress): Part[] => [
  ["M7.4 13q6.6-1.6 13.2 0l1.2 12.2q-7.8 2.2-15.6 0z", shabraque, INK, 0.9],
  ["M8.6 14.6l-.8 9q6.2 1.6 12.4 0l-.8-9", null, edging, 1.1],
];
const valise = ({ coat, edging }: Dress): Part[] => [
  ["M7.6 24h12.8a1.9 1.9 0 0 1 0 3.9h-12.8a1.9 1.9 0 0 1 0-3.9z", coat, INK, 0.8],
  ["M8.2 24.4v3M19.8 24.4v3", null, edging, 1],
];

export const busby = ({ face, plume }: Dress): Part[] => [
  [disc(14, 12, 4.8), "#2E2620", INK, 0.9],
  ["M10.4 9.8l1.2 1M14 8v1.6M17.6 9.8l-1.2 1M10 13.6h1.6M18 13.6h-1.6", null, "#6B5A48", 0.8],
  ["M15 14q4 1.6 4.6 5.6-3-.4-5.6-4z", face, INK, 0.6],
  ["M14 9q-2.6-3.2-1-6.6 2.4 2.6 2 6z", plume, INK, 0.5],
];

/** A helmet with its crest, and the horsehair down the back. */
const helmet = ({ plume }: Dress, metal: string): Part[] => [
  ["M11.4 12.4q-.8 8 2.6 12.6 3.4-4.6 2.6-12.6z", MANE, INK, 0.7],
  [disc(14, 11.6, 4.3), metal, INK, 0.9],
  ["M14 7v6.4", null, MANE, 2.4],
  ["M11.4 10.2q.6-1.8 2-2.2", null, "#FFFFFF", 0.8],
  ["M9.8 8.4q-1.6-2.8-.4-5 2 1.6 1.8 4.4z", plume, INK, 0.5],
];

/** The square cap of lancers, seen from above. */
const czapka = ({ face, edging, plume }: Dress): Part[] => [
  ["M14 6.8l5.4 5.4-5.4 5.4-5.4-5.4z", face, INK, 0.9],
  ["M14 6.8v10.8M8.6 12.2h10.8", null, edging, 0.8],
  ["M9.4 9.6Q6.4 8 6.8 4.4q3 1.2 3.6 4z", plume, INK, 0.5],
];

const LANCE: Part[] = [
  ...edged("M23.8 30L25.2-16", POLE, 1.4, 1.2),
  ["M25.3-22l1.9 6-1.9 2.2-1.9-2.2z", STEEL, INK, 0.8],
  ["M25-13.4q-5 1.6-11 .2l2 3-2.4 3q6 1 11.2-.8z", CREAM, INK, 0.7],
  ["M25-13.4q-5 1.6-11 .2l2 3z", SCARLET, INK, 0.6],
];

/** Busby, braided dolman, and the pelisse on the left shoulder. */
export const hussar = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...pointed(dress),
  ...legs(dress),
  ...SABRE,
  ...rider(dress),
  ["M4.4 12.6q-3.6 3-2.4 9 3.4-.6 5-4z", dress.face, INK, 0.8],
  ["M8.6 13h10.8M8.6 15.4h10.8", null, dress.edging, 0.8],
  ...busby(dress),
];

export const dragoon = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...plain(dress),
  ...valise(dress),
  ...legs(dress),
  ...SABRE,
  ...rider(dress),
  ...wings(dress),
  ["M5 12.5l5 5.6M23 12.5l-3.5 5", null, dress.belt, 1.7],
  ...helmet(dress, BRASS),
];

/** A steel back and breast on a black horse. */
export const cuirassier = (dress: Dress): Part[] => [
  ...horse(BLACK_HORSE, "#120C07"),
  ...plain(dress),
  ["M8 12.4q6-2.4 12 0l1 6.6q-7 2.2-14 0z", "#E9E2D0", INK, 0.8],
  ...valise(dress),
  ...legs(dress),
  ...SABRE,
  ["M3 14.5c0-3.6 4.6-5.4 11-5.4s11 1.8 11 5.4-4.6 5-11 5-11-1.4-11-5z", dress.coat, INK, 0.9],
  ["M6.4 12q7.6-4 15.2 0l-1.4 6.4q-6.2 1.8-12.4 0z", "#DDE1E0", INK, 1],
  ["M9.4 12.6l.8 4.4M14 11v2", null, "#FFFFFF", 1.3],
  ["M8 12.2l1.6 5.8M20 12.2L18.4 18", null, GOLD, 1.2],
  ...helmet(dress, "#E4E7E5"),
];

export const lancer = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...pointed(dress),
  ...legs(dress),
  ...LANCE,
  ...rider(dress),
  ["M9.6 11.4l1 6.6h6.8l1-6.6z", dress.face, INK, 0.7],
  ...EPAULETTES,
  ...czapka(dress),
];

/** A driver, who has no sabre in hand. */
export const driver = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ["M8.6 12q5.4-1.4 10.8 0l.6 8q-6 1.6-12 0z", dress.shabraque, INK, 0.9],
  ...legs(dress),
  ...rider(dress),
  ...belts(dress),
  ...shako(dress),
];

/** A horse in harness that nobody rides. */
export const ledHorse = (colour: string): Part[] => [...horse(colour), ["M9 6h10M8.6 20h10.8", null, MANE, 2]];

export const general = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ["M7.4 14q6.6-2 13.2 0l1.4 9.6q-8 3-16 0z", dress.coat, INK, 0.9],
  ["M6.6 22.2q7.4 2.6 14.8 0", null, GOLD, 1.4],
  ...legs(dress),
  ...SABRE,
  ...rider(dress),
  ...EPAULETTES,
  ...bicorne(),
];

/** His armlet shows that he rides for another. */
export const aide = (dress: Dress): Part[] => [
  ...horse(dress.horse),
  ...pointed(dress),
  ...legs(dress),
  ...SABRE,
  ...rider(dress),
  ["M3.4 13h4.6v3.4h-4.6z", CREAM, INK, 0.6],
  ...busby(dress),
];

/** On a grey, with the sash, the plume and the gold of his rank. */
const chief = (dress: Dress): Part[] => [
  ...horse(GREY_HORSE, "#8C867A"),
  ["M6.4 13q7.6-2.4 15.2 0l2.4 13q-10 3.4-20 0z", "#8E2B33", INK, 0.9],
  ["M5.4 24.6q8.6 2.8 17.2 0", null, GOLD, 2],
  ...legs(dress),
  ...rider(dress),
  ["M5.5 12l12 7", null, SCARLET, 2],
  ...EPAULETTES,
  ...bicorne(),
  ["M9 10.4q-3-2-2-5.4 2.8 1.4 3.2 4.4z", CREAM, INK, 0.5],
];

/** A general with his aide behind him, in a box of 56 about the middle of a man's. */
export const staff = (dress: Dress): Drawing => [
  { x: 11, y: 9, scale: 0.74, parts: aide({ ...dress, horse: "#8A5A32" }) },
  { x: -8, y: -4, scale: 0.95, parts: chief(dress) },
];

const FAR_HORSE = "M14-10q4 2 4 8 4 4 3 12 2 20-3 26h-8q-5-6-3-26-1-8 3-12 0-6 4-8z";

const farMount = (dress: Dress, colour: string): Part[] => [
  [FAR_HORSE, colour, INK, 1.4],
  ["M7 14q7-2 14 0l1.6 12q-8.6 2.6-17.2 0z", dress.shabraque],
];

const farRider = (dress: Dress): Part[] => [
  ["M4 14.5q0-5 10-5t10 5-10 5-10-5z", dress.coat, INK, 1],
  ["M4.4 12.6q-1.2 2 .4 4.2M23.6 12.6q1.2 2-.4 4.2", null, dress.face, 2.4],
];

/** Seen from far, each arm by its distinguishing mark. */
export const distantHorse = (dress: Dress): Part[] => [
  ...farMount(dress, dress.horse),
  ...farRider(dress),
  [disc(14, 12.4, 4.2), dress.hat, INK, 1],
  [disc(14, 8.6, 1.9), dress.plume],
];

export const distantHelmet = (dress: Dress): Part[] => [
  ...farMount(dress, dress.horse),
  ...farRider(dress),
  [disc(14, 12, 4), BRASS, INK, 1],
  ["M12.2 13h3.6l-1.8 9z", MANE],
];

export const distantCuirass = (dress: Dress): Part[] => [
  ...farMount(dress, BLACK_HORSE),
  ["M3.6 14.5q0-5.2 10.4-5.2t10.4 5.2-10.4 5-10.4-5z", dress.coat, INK, 1],
  ["M7 11.6q7-3.4 14 0l-1.2 6.6q-5.8 1.6-11.6 0z", "#E4E7E5", INK, 1],
  [disc(14, 12, 3.8), BRASS, INK, 1],
  ["M12.2 13h3.6l-1.8 9z", MANE],
];

export const distantLance = (dress: Dress): Part[] => [
  ...farMount(dress, dress.horse),
  ["M24 28L25.4-18", null, INK, 2.6],
  ["M25-16q-6 2-12 0l2.4 4-2.4 3.6q6 1.2 12-.8z", CREAM, INK, 0.8],
  ["M25-16q-6 2-12 0l2.4 4z", SCARLET, INK, 0.6],
  ...farRider(dress),
  ["M14 6.8l5.4 5.4-5.4 5.4-5.4-5.4z", dress.face, INK, 1.2],
];

/** Seen from very far: a horse, a coat, a hat. */
export const dotHorse = (dress: Dress): Part[] => [
  ["M14-9q6 5 6 20 1 20-6 24-7-4-6-24 0-15 6-20z", dress.horse],
  ["M3 14.5q0-6 11-6t11 6-11 6-11-6z", dress.coat],
  [disc(14, 13, 4.4), dress.hat],
];
