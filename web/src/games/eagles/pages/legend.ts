/** Every mark that lies on a card or round it, for the page on how a battle goes. */

import type { LegendMark } from "../../entry";
import { RINGS } from "../cards/piece";
import { SIGNS } from "../cards/signs";
import RingSample from "./RingSample.svelte";

const OTHERS = { column: "f-column", square: "f-square", hidden: "s-hidden", hit: "s-hit", engaged: "s-engaged" };
const WIND = { blown: "s-blown", recovering: "s-recovering" };

export const legend: readonly LegendMark[] = [
  ...RINGS.map((mark) => ({ words: `how-ring-${mark}`, Drawn: RingSample, props: { mark } })),
  ...Object.entries({ ...OTHERS, ...WIND }).map(([mark, icon]) => ({ words: `eagles-legend-${mark}`, icon })),
  ...Object.entries(SIGNS).map(([mark, icon]) => ({ words: `eagles-card-mark-${mark}`, icon })),
];
