/** From the builder to the lobby: this army is set for a side. */

import { gameOf, sidesOf } from "../../games/battles";
import { draft, takeGame } from "../../lobby/newgame/draft.svelte";

/** The seats that an army may be built for. */
export function seatsOf(game: string): string[] {
  const scenario = gameOf(game).armies?.battle ?? "";
  return sidesOf({ game, scenario }).map((side) => side.seat);
}

/** A list in one line for one side; a battle of any kind, since armies are brought. */
export function playWith(game: string, line: string, side: string, points: number, usual: number): void {
  const { armies } = gameOf(game);
  if (!armies) return;
  takeGame(draft, game);
  draft.battle = armies.battle;
  draft.side = side;
  const rest = { ...draft.options, [armies.option(side)]: line };
  if (points === usual) delete rest[armies.points];
  else rest[armies.points] = String(points);
  draft.options = rest;
}
