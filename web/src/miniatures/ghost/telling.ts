/** What the hand does, in words. */

import { reasonOf } from "../../rules/cite";
import { t } from "../../app/words";
import type { Reach } from "../field/data";
import type { Held } from "../field/field";
import { asLength, isFan, poseAt, usedAt, verdictAt, type Spot } from "./ghost";
import { spotOf } from "./holding";
import { cm } from "../measuring/lengths";

const MM = 100;

/** Used to the next millimetre up, so that what is left is never too much. */
export function usedWords(reach: Reach, spot: Spot): { used: number; left: number } {
  const used = Math.max(0, Math.ceil(usedAt(reach, spot).used / MM - 1e-9)) * MM;
  return { used, left: Math.max(0, asLength(reach, reach.total) - used) };
}

/** Where the piece in hand is now, for who listens. */
export function tellHeld(held: Held): string {
  const spot = spotOf(held);
  if (!held.reach || !spot) return t("field-asking");
  const { allowed, why } = verdictAt(held.reach, spot);
  if (!allowed) {
    return t("field-refused", { words: reasonOf(why?.words ?? ""), cite: why?.cite ?? "" });
  }
  if (!isFan(held.reach)) {
    const { x, y } = poseAt(held.reach, spot);
    return t("field-held-at", { x: cm(x), y: cm(y) });
  }
  const { used, left } = usedWords(held.reach, spot);
  const turn = spot.at === 0 ? "none" : spot.at > 0 ? "right" : "left";
  const angle = String(Math.abs(spot.at) / 100);
  return t("field-held", { used: cm(used), left: cm(left), turn, angle });
}

const LINE = 17;
const SIGN = 6.3;

/** About how much room the note of the piece in hand takes. */
export function noteSize(held: Held): { width: number; height: number } {
  const spot = spotOf(held);
  const why = held.reach && spot ? verdictAt(held.reach, spot).why : null;
  if (!why) return { width: 190, height: 24 };
  const width = 236;
  const lines = Math.ceil(((why.words.length + 6) * SIGN) / (width - 24));
  return { width, height: 10 + lines * LINE };
}
