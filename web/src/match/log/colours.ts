/** The colours of a seat of the match on the table; of nobody: none. */

import type { Thrown } from "../../app/protocol.gen";
import { play } from "../play/state.svelte";

export function colours(seat: string | null): string {
  return seat ? (play.front?.armyOf(seat, play.scene) ?? "fr") : "";
}

/** The colours of the piece that dice are thrown for. */
export function thrower(thrown: Thrown): string {
  const [piece] = thrown.cards;
  return piece ? (play.front?.armyOfPiece(piece, play.scene) ?? "fr") : "fr";
}
