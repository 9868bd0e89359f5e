/** The colours of a seat of the match on the table; of nobody: none. */

import type { EventLine } from "../../app/protocol.gen";
import { play } from "../play/state.svelte";

export function colours(seat: string | null): string {
  return seat ? (play.front?.armyOf(seat, play.scene) ?? "fr") : "";
}

/** The colours of whoever throws: of a seat, or else of the piece it is about. */
export function thrower(event: EventLine): string {
  const [piece] = event.cards;
  return colours(event.seat) || (piece ? (play.front?.armyOfPiece(piece, play.scene) ?? "fr") : "fr");
}
