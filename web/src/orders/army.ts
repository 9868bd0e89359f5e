/** The colours of a side or a card: the classes of tokens.css. */

import { pieceOf } from "../games/eagles/catalogue";
import type { Scene } from "../games/eagles/scene";
import { CODES, faceOf } from "../look/piece";

export type Code = "fr" | "gb" | "pr";

/** Battles that the Prussians fought alone. */
const PRUSSIAN: readonly string[] = ["ligny", "wavre"];

export function armyOfSeat(seat: string | null, scene: Scene | null): Code {
  if (seat !== "allied") return "fr";
  return PRUSSIAN.includes(scene?.battle ?? "") ? "pr" : "gb";
}

/** The army of a card; of a hidden one that of its side. */
export function armyOfCard(name: string | null, scene: Scene | null): Code {
  const piece = pieceOf(name);
  if (piece) return faceOf(piece).code;
  for (const pieces of Object.values(scene?.at ?? {})) {
    const found = pieces.find((each) => each.name === name);
    if (found?.army) return CODES[found.army];
  }
  return armyOfSeat(name?.startsWith("A") ? "allied" : "french", scene);
}

export function otherSeat(seat: string | null): string {
  return seat === "allied" ? "french" : "allied";
}
