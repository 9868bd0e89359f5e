/** Cards that march from one battle to another. */

import type { CardState } from "../cards/piece";

/** A card out of battle: nothing lies on it. */
export const LYING: CardState = { formation: "line", up: true, hits: 0, wind: "fresh", marks: [] };
