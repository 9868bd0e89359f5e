/** Every mark of the table, for the page on how a battle goes. */

import { legend as measured } from "../../../miniatures/field/legend/legend";
import type { LegendMark } from "../../entry";

const FORMATIONS = { line: "f-line", column: "f-column" };

export const legend: readonly LegendMark[] = [
  ...measured,
  ...Object.entries(FORMATIONS).map(([formation, icon]) => ({ words: `march-legend-${formation}`, icon })),
];
