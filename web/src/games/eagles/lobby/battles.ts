/** The battles of EAGLES: the best known first, then by date; last the campaign of them all. */

import type { Code } from "../../../ui/army";
import type { BattleWords } from "../../entry";

/** French against those of the Allies who were there. */
function battle(id: string, icon: string, army: Code, allies: string): BattleWords {
  return {
    id,
    icon,
    name: `eagles-at-${id}`,
    about: `eagles-at-${id}-about`,
    sides: [
      { seat: "french", army: "fr", name: "lobby-side-french", about: `eagles-at-${id}-french` },
      { seat: "allied", army, name: allies, about: `eagles-at-${id}-allied` },
    ],
  };
}

export const BATTLES: readonly BattleWords[] = [
  battle("waterloo", "g-building", "gb", "eagles-side-both"),
  battle("ligny", "g-river", "pr", "lobby-side-prussian"),
  battle("quatre-bras", "g-woods", "gb", "lobby-side-british"),
  battle("wavre", "g-hill", "pr", "lobby-side-prussian"),
  battle("charleroi", "ph-reinforce", "gb", "eagles-side-both"),
  battle("campaign", "g-bicorne", "gb", "eagles-side-both"),
];
