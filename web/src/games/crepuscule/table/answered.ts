/** Questions whose answers are in a sheet, each with its chance, and not buttons of the bar. */

export const ANSWERED: readonly string[] = [
  "choose-reaction",
  "choose-support",
  "choose-round",
  "choose-counter-fire",
  "choose-break-off",
  "choose-formation",
  "choose-strike",
  "choose-officer-strike",
];

/** Of these, what most will answer: as many as may strike. */
export const MOST: readonly string[] = ["choose-strike", "choose-officer-strike"];
