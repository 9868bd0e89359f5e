/** Which cards of an army are shown in the builder, and in what order. */

import { choose, type Wanted } from "../pages/gallery/choose";
import { faceOf, type PieceInfo } from "../cards/piece";

export const ORDERS = ["number", "points", "strength", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** Boxes that are ticked; none of a kind means all of it. */
export interface Looked {
  search: string;
  order: Order;
  arms: string[];
  morale: string[];
  corps: string[];
  inDeck: boolean;
  fought: boolean; // only troops that were at the battle
}

export const ALL: Looked = {
  search: "",
  order: "number",
  arms: [],
  morale: [],
  corps: [],
  inDeck: false,
  fought: false,
};

export type Kind = "arms" | "morale" | "corps";

export function markOf(piece: PieceInfo, kind: Kind): string {
  const face = faceOf(piece);
  return kind === "arms" ? face.arm : kind === "morale" ? face.morale : face.corps;
}

interface Here {
  army: string;
  battle: string;
  copies: Readonly<Record<string, number>>;
}

export function lookAt(
  pieces: readonly PieceInfo[],
  looked: Looked,
  { army, battle, copies }: Here,
  lang: string,
): PieceInfo[] {
  const wanted: Wanted = { search: looked.search, army, arm: "", corps: "", battle: "", order: looked.order };
  return choose(pieces, wanted, lang).filter((piece) => {
    if (looked.inDeck && !copies[piece.id]) return false;
    if (looked.fought && !faceOf(piece).battles.includes(battle)) return false;
    return (["arms", "morale", "corps"] as const).every(
      (kind) => !looked[kind].length || looked[kind].includes(markOf(piece, kind)),
    );
  });
}

/** How many cards there are of each value of a kind, in the order given. */
export function counted(pieces: readonly PieceInfo[], kind: Kind, order: readonly string[]): [string, number][] {
  const found = new Map<string, number>(order.map((value) => [value, 0]));
  for (const piece of pieces) {
    const value = markOf(piece, kind);
    if (value) found.set(value, (found.get(value) ?? 0) + 1);
  }
  return [...found].filter(([, count]) => count > 0);
}
