/** The marks of any measured table: rings round a unit, and signs at its corner. */

import type { LegendMark } from "../../../games/entry";
import { SIGNS } from "../../paint/signs";
import { MARKS } from "../field";
import MarkSample from "./MarkSample.svelte";
import SignSample from "./SignSample.svelte";

export const legend: readonly LegendMark[] = [
  ...MARKS.map((mark) => ({ words: `how-ring-${mark}`, Drawn: MarkSample, props: { mark } })),
  ...Object.entries(SIGNS).map(([sign, d]) => ({
    words: `miniatures-legend-${sign}`,
    Drawn: SignSample,
    props: { d, alarm: sign !== "disordered", filled: sign === "routing" },
  })),
];
