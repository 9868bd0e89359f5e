/** The colours of a side or a card: the classes of tokens.css. */

import { pieceOf } from "../cards/catalogue";
import type { Scene } from "./scene";
import { CODES, type Code } from "../../../ui/army";
import { faceOf } from "../cards/piece";
import { t } from "../../../app/words";

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

/** Who fights on a side, for its heading. */
export function armyName(seat: string, scene: Scene | null): string {
  return t("eagles-army", { army: armies(seat, scene?.battle ?? "") });
}

function armies(seat: string, battle: string): string {
  if (seat === "french") return "french";
  if (battle === "quatre-bras") return "british";
  return PRUSSIAN.includes(battle) ? "prussian" : "allied";
}
