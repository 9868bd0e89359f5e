// Colours by nation, different in their pattern too: stripes, saltires, crosses, rays.

import { CREAM, disc, GOLD, INK, SCARLET, type Part } from "./parts";

const CLOTH = "M22.4-7.6c-6 3.4-9-2.6-16.4 1.2l-1.8 13c7-3.6 10.4 2 16.8-1.4z";
const HOIST = "M22.4-7.6c-2.2 1.2-4 1.2-5.9.7l-1.4 13c2.1.6 3.8.4 5.9-.9z";
const FLY = "M10.8-7.9c-1.6.2-3 .7-4.8 1.5l-1.8 13c2-1 3.6-1.3 5.1-1.4z";
const UPPER = "M6-6.4c7.4-3.8 10.4 2.2 16.4-1.2l-.5 4.3c-6.2 3.2-9.2-2.6-16.5 1z";
const LOWER = "M4.8 2.3c7.1-3.6 10.4 2 16.6-1.3l-.4 4.2c-6.4 3.4-9.8-2.2-16.8 1.4z";
const SALTIRE = "M6-6.2L21 5.2M22.4-7.4L4.4 6.4";
const CROSS = "M14.3-6.6L12.6 5.6M5.2.2Q13-2.6 21.8-1";
const PALES = "M7-6.8l-2 13M11-7.8L9 5.4M15-6.4L13 6.6M19-6.2l-2 13";
const RAGGED =
  "M6.6-5.6l1.6 2 .6-2 1 2.4 1.4-1.6.4 2.6 2-1-.4 2.2 2 .2-1 1.8 2 1-1.6 1.2 1.4 1.6M22-6.8l-2 1.6.2 2.2-2.2" +
  "-.4M4.8 6l2-1.6-.4-2 2 .6.2-2";
const WAVES = "M6-6.4l3 1 2-1.6 3 2 3-1 3 .6 2.4-2M4.4 6l3-1.6 2.4.6 3-1 2.6 2 3-.6 2.6-.6";

const BLUE = "#213F7F";
const YELLOW = "#E3B93F";
const ORANGE = "#C8641A";
const FOREST = "#2F6B3A";

const cloth = (colour: string, ...parts: Part[]): Part[] => [[CLOTH, colour], ...parts, [CLOTH, null, INK, 0.9]];
const boss = (radius: number, colour: string): Part => [disc(13.4, -0.6, radius), colour, INK, 0.7];

/** Of a side whose colours are its own, by what its army wears. */
export const tricolour = (blue: string): Part[] => cloth(CREAM, [FLY, blue], [HOIST, SCARLET]);
export const union = (field: string, cross: string): Part[] =>
  cloth(field, [SALTIRE, null, CREAM, 2.2], [CROSS, null, CREAM, 3.2], [CROSS, null, cross, 1.4]);

export const FLAGS = {
  french: tricolour(BLUE),
  british: union(BLUE, SCARLET),
  kgl: cloth(BLUE, [CROSS, null, CREAM, 4], [CROSS, null, SCARLET, 2]),
  hanover: cloth(YELLOW, [UPPER, CREAM], [SALTIRE, null, SCARLET, 1.2]),
  nassau: cloth("#E3A83A", [CROSS, null, BLUE, 2.2], boss(2.4, BLUE)),
  netherlands: cloth(CREAM, [UPPER, ORANGE], [LOWER, BLUE]),
  brunswick: cloth("#1F1F22", [SALTIRE, null, "#8FB4D8", 2], boss(2.2, CREAM)),
  prussian: cloth(CREAM, [CROSS, null, INK, 3.4], boss(3, GOLD)),
  saxon: cloth(CREAM, [PALES, null, FOREST, 1.6], boss(2.2, FOREST)),
  austrian: cloth("#F0D36A", [WAVES, null, INK, 2], boss(2.6, INK)),
  hungarian: cloth(CREAM, [WAVES, null, FOREST, 2], boss(2.6, SCARLET)),
  russian: cloth(CREAM, [SALTIRE, null, FOREST, 4.4], boss(3.4, "#E08A2A"), boss(1.8, INK)),
  portuguese: cloth("#3E6FB0", [CROSS, null, CREAM, 2], boss(3, SCARLET)),
  spanish: cloth(CREAM, [RAGGED, null, SCARLET, 1.5]),
};
