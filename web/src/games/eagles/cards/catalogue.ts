/** The 300 cards, fetched once. */

import type { PieceInfo } from "../../../app/protocol.gen";
import { catalogueOf } from "../../catalogue";

export type Catalogue = ReadonlyMap<string, PieceInfo>;

let fetched: Promise<Catalogue> | null = null;
let series: Catalogue = new Map();
let here: Catalogue = series;

export function loadCatalogue(): Promise<Catalogue> {
  fetched ??= catalogueOf("eagles").then(
    (answer) => (here = series = new Map(answer.pieces.map((piece) => [piece.id, piece]))),
    (problem: unknown) => {
      fetched = null; // ask again next time
      throw problem;
    },
  );
  return fetched;
}

/** Cards of a player's own list in place of the series'; none: the series alone. */
export function useOwn(own: readonly PieceInfo[]): void {
  here = own.length ? new Map([...series, ...own.map((piece) => [piece.id, piece] as const)]) : series;
}

/** Give the cards directly, for tests. */
export function setCatalogue(pieces: readonly PieceInfo[]): void {
  here = series = new Map(pieces.map((piece) => [piece.id, piece]));
  fetched = Promise.resolve(here);
}

/** A card by its number, or by the name sentences give it (070b is a second 070). */
export function pieceOf(name: string | null): PieceInfo | null {
  return name === null ? null : (here.get(name.slice(0, 3)) ?? null);
}

const TROOPS = ["infantry", "cavalry", "artillery"];

export function isTroop(piece: PieceInfo): boolean {
  return TROOPS.includes(String(piece.facts["arm"]));
}

/** Whether a card lies face-up: troops lie down on the field unless it is said. */
export function faceUp(up: boolean | null, piece: PieceInfo | null, onField: boolean): boolean {
  return up ?? (piece !== null && (!onField || !isTroop(piece)));
}
