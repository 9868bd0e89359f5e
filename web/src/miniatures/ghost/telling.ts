/** What the hand does, in words. */

import { reasonOf } from "../../rules/cite";
import { t } from "../../app/words";
import type { Reach } from "../field/data";
import type { Held } from "../field/field";
import { asLength, isFan, poseAt, usedAt, verdictAt, type Spot } from "./ghost";
import { spotOf, turnsOf } from "./holding";
import { figures, lengthWords, roundedUp, type Measured } from "../measuring/lengths";

/** Used is rounded up, so that what is left is never too much. */
export function usedWords(board: Measured, reach: Reach, spot: Spot): { used: number; left: number } {
  const used = roundedUp(board, usedAt(reach, spot).used);
  return { used, left: Math.max(0, asLength(reach, reach.total) - used) };
}

/** Where the piece in hand is now, for who listens. */
export function tellHeld(board: Measured, held: Held): string {
  const spot = spotOf(held);
  if (!held.reach || !spot) return t("field-asking");
  const { allowed, why } = verdictAt(held.reach, spot);
  if (!allowed) {
    return t("field-refused", { words: reasonOf(why?.words ?? ""), cite: why?.cite ?? "" });
  }
  if (!isFan(held.reach)) {
    const { x, y } = poseAt(held.reach, spot);
    return t("field-held-at", { x: lengthWords(board, x), y: lengthWords(board, y) });
  }
  const { used, left } = usedWords(board, held.reach, spot);
  const turn = spot.at === 0 ? "none" : spot.at > 0 ? "right" : "left";
  const angle = String(Math.abs(spot.at) / 100);
  const facts = { used: lengthWords(board, used), left: figures(board, left), turn, angle };
  return t("field-held", facts);
}

const LINE = 17;
const SIGN = 6.3;

/** About how much room the note of the piece in hand takes. */
export function noteSize(held: Held): { width: number; height: number } {
  const spot = spotOf(held);
  const why = held.reach && spot ? verdictAt(held.reach, spot).why : null;
  const more = 110 * turnsOf(held).length;
  if (!why) return { width: 190 + more, height: 24 };
  const width = 236 + more;
  const lines = Math.ceil(((why.words.length + 6) * SIGN) / (width - 24));
  return { width, height: 10 + lines * LINE };
}
