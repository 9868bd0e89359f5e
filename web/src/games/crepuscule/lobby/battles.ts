/** The battles of Au crépuscule de l'Aigle. */

import type { BattleWords, SideWords } from "../../entry";

const FRENCH = ["fr", "lobby-side-french"] as const;
const BRITISH = ["gb", "lobby-side-british"] as const;
const PRUSSIAN = ["pr", "lobby-side-prussian"] as const;
const AUSTRIAN = ["pr", "crepuscule-side-austrian"] as const;
const RUSSIAN = ["pr", "crepuscule-side-russian"] as const;
const POLISH = ["fr", "crepuscule-side-polish"] as const;

type Named = typeof FRENCH | typeof BRITISH | typeof PRUSSIAN | typeof AUSTRIAN | typeof RUSSIAN | typeof POLISH;

/** The army of the south, then that of the north. */
function battle(id: string, icon: string, ...armies: readonly [Named, Named]): BattleWords {
  const side = (seat: string, [army, name]: Named): SideWords => ({
    seat,
    army,
    name,
    about: `crepuscule-at-${id}-${seat}`,
  });
  return {
    id,
    icon,
    name: `crepuscule-at-${id}`,
    about: `crepuscule-at-${id}-about`,
    sides: [side("south", armies[0]), side("north", armies[1])],
  };
}

export const BATTLES: readonly BattleWords[] = [
  battle("training", "g-hill", FRENCH, AUSTRIAN),
  battle("maida", "g-river", BRITISH, FRENCH),
  battle("raszyn", "g-woods", AUSTRIAN, POLISH),
  battle("plancenoit", "g-building", PRUSSIAN, FRENCH),
  battle("open-field", "f-column", FRENCH, AUSTRIAN),
  battle("great-field", "g-gun", FRENCH, RUSSIAN),
];
