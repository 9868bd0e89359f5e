/** Every mark of the table, for the page on how a battle goes. */

import { legend as measured } from "../../../miniatures/field/legend/legend";
import StrengthSample from "../../../miniatures/field/legend/StrengthSample.svelte";
import type { LegendMark } from "../../entry";

const CONDITIONS = [
  ["fresh", 7],
  ["worn", 5],
  ["spent", 2],
] as const;

export const legend: readonly LegendMark[] = [
  ...measured,
  ...CONDITIONS.map(([condition, bases]) => ({
    words: `age-legend-${condition}`,
    Drawn: StrengthSample,
    props: { condition, bases, of: { bases: 7, worn: 5, spent: 3 } },
  })),
];
