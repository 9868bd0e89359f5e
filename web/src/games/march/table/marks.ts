/** How this game asks, for the marks of the table. */

import type { Asks } from "../../../miniatures/table/marks";

export const ASKS: Asks = {
  choosing: ["choose-activation", "choose-test", "choose-shot"],
  testing: ["choose-test"],
  aiming: ["choose-ride"],
};
