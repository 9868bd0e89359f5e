/** Which options have a meaning for what else is chosen. */

import type { Chosen } from "../../entry";

const DECK = "-deck";

/** Who may have fought there: all three where it is not said. */
function armiesOf(battle: string): string[] {
  if (battle === "quatre-bras") return ["french", "british"];
  if (battle === "ligny" || battle === "wavre") return ["french", "prussian"];
  return ["french", "british", "prussian"];
}

/** A campaign has decks of its own. */
const OF_BATTLES = ["deck", "scale", "handicap", "prussian-general"];

export function concerns(key: string, { battle, options }: Chosen): boolean {
  if (battle === "campaign") return !OF_BATTLES.includes(key) && !key.endsWith(DECK);
  if (key.endsWith(DECK)) {
    return options["deck"] === "custom" && armiesOf(battle).includes(key.slice(0, -DECK.length));
  }
  return key !== "prussian-general" || battle === "waterloo";
}
