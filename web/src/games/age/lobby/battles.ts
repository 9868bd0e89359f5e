/** The battles of L'Âge des Aigles. */

import type { BattleWords } from "../../entry";
import type { Code } from "../../../ui/army";

/** The French come from the south. */
function battle(id: string, icon: string, army: Code, enemy: string): BattleWords {
  return {
    id,
    icon,
    name: `age-at-${id}`,
    about: `age-at-${id}-about`,
    sides: [
      { seat: "south", army: "fr", name: "lobby-side-french", about: `age-at-${id}-south` },
      { seat: "north", army, name: enemy, about: `age-at-${id}-north` },
    ],
  };
}

export const BATTLES: readonly BattleWords[] = [
  battle("saalfeld", "g-river", "pr", "lobby-side-prussian"),
  battle("albuera", "g-hill", "gb", "age-side-allied"),
  battle("quatre-bras", "g-building", "gb", "age-side-allied"),
  battle("meeting", "g-woods", "gb", "age-side-allied"),
];
