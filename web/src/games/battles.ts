/** The games on the shelf, as the lobby shows them: their battles, who fights there, and why. */

import type { MatchInfo } from "../app/protocol.gen";
import type { Code } from "../ui/army";

export interface SideWords {
  seat: string;
  army: Code;
  name: string;
  about: string; // what is asked of this side
}

export interface BattleWords {
  id: string;
  icon: string;
  name: string;
  about: string;
  sides: readonly SideWords[];
}

export interface Shelved {
  key: string;
  name: string;
  about: string;
  open: boolean; // nothing is hidden: no curtain between two at one screen
  battles: readonly BattleWords[];
}

/** What says where a match is fought. */
export type Setting = Pick<MatchInfo, "game" | "scenario">;

function side(seat: string, army: Code, name: string, about: string): SideWords {
  return { seat, army, name, about };
}

/** Of EAGLES: French against whoever of the Allies was there. */
function campaign(id: string, icon: string, army: Code, allies: string): BattleWords {
  return {
    id, icon, name: `lobby-at-${id}`, about: `lobby-at-${id}-about`,
    sides: [
      side("french", "fr", "lobby-side-french", `lobby-at-${id}-french`),
      side("allied", army, allies, `lobby-at-${id}-allied`),
    ],
  };
}

/** Of La Marche des Aigles: the red army is the British one. */
function field(id: string, icon: string): BattleWords {
  return {
    id, icon, name: `lobby-at-${id}`, about: `lobby-at-${id}-about`,
    sides: [
      side("red", "gb", "lobby-side-british", `lobby-at-${id}-red`),
      side("blue", "fr", "lobby-side-french", `lobby-at-${id}-blue`),
    ],
  };
}

/** Battles in the order of the lobby: the best known first, then by date. */
export const SHELF: readonly Shelved[] = [
  {
    key: "eagles", name: "EAGLES: Waterloo", about: "lobby-eagles-about", open: false,
    battles: [
      campaign("waterloo", "g-building", "gb", "lobby-side-both"),
      campaign("ligny", "g-river", "pr", "lobby-side-prussian"),
      campaign("quatre-bras", "g-woods", "gb", "lobby-side-british"),
      campaign("wavre", "g-hill", "pr", "lobby-side-prussian"),
      campaign("charleroi", "ph-reinforce", "gb", "lobby-side-both"),
    ],
  },
  {
    key: "march", name: "La Marche des Aigles", about: "lobby-march-about", open: true,
    battles: [
      field("training", "ph-morale"),
      field("vimeiro", "g-hill"),
      field("barrosa", "g-building"),
      field("open", "g-woods"),
    ],
  },
];

export function gameOf(key: string): Shelved {
  return SHELF.find((game) => game.key === key) ?? SHELF[0]!;
}

/** A battle that nobody has named, as of a position of one's own, has none. */
export function battleOf(setting: Setting): BattleWords | null {
  return gameOf(setting.game).battles.find((battle) => battle.id === setting.scenario) ?? null;
}

/** Both sides of a battle; where the battle is not known, those of the game's first. */
export function sidesOf(setting: Setting): readonly SideWords[] {
  return (battleOf(setting) ?? gameOf(setting.game).battles[0]!).sides;
}

export function sideOf(setting: Setting, seat: string): SideWords {
  const sides = sidesOf(setting);
  return sides.find((each) => each.seat === seat) ?? sides[0]!;
}
