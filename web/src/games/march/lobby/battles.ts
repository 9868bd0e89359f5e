/** The battles of La Marche des Aigles. */

import type { BattleWords } from "../../entry";

/** The red army is the British one. */
function battle(id: string, icon: string): BattleWords {
  return {
    id,
    icon,
    name: `march-at-${id}`,
    about: `march-at-${id}-about`,
    sides: [
      { seat: "red", army: "gb", name: "lobby-side-british", about: `march-at-${id}-red` },
      { seat: "blue", army: "fr", name: "lobby-side-french", about: `march-at-${id}-blue` },
    ],
  };
}

export const BATTLES: readonly BattleWords[] = [
  battle("training", "ph-morale"),
  battle("vimeiro", "g-hill"),
  battle("barrosa", "g-building"),
  battle("open", "g-woods"),
];
