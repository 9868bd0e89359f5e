/** Every mark of the table, for the page on how a battle goes. */

import { legend as measured } from "../../../miniatures/field/legend/legend";
import type { LegendMark } from "../../entry";

export const legend: readonly LegendMark[] = measured;
