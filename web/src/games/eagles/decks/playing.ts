/** From the builder to the lobby: this deck is set for its side. */

import type { DeckCheck } from "../../../app/protocol.gen";
import { draft, takeGame } from "../../../lobby/newgame/draft.svelte";

const GAME = "eagles"; // not from its entry, which fetches this page

export function playWith(check: DeckCheck, side: string, option: string): void {
  takeGame(draft, GAME);
  draft.battle = check.battle;
  draft.side = side;
  const { scale: _, ...rest } = draft.options;
  draft.options = { ...rest, deck: "custom", [option]: check.line };
  if (check.scale !== "1") draft.options["scale"] = check.scale;
}
