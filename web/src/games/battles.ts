/** Games, battles and sides looked up in the list of games. */

import type { MatchInfo } from "../app/protocol.gen";
import { GAMES } from ".";
import type { BattleWords, GameEntry, SideWords } from "./entry";

/** What says where a match is fought. */
export type Setting = Pick<MatchInfo, "game" | "scenario">;

export function gameOf(key: string): GameEntry {
  return GAMES.find((game) => game.key === key) ?? GAMES[0]!;
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

/** Whether an option is the army of a seat. */
export function isArmy(game: string, option: string): boolean {
  const { armies, battles } = gameOf(game);
  const sides = battles.find(({ id }) => id === armies?.battle)?.sides ?? [];
  return sides.some(({ seat }) => armies?.option(seat) === option);
}
