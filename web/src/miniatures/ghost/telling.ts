/** What the hand does, in words. */

import { reasonOf } from "../../rules/cite";
import { percent, t } from "../../app/words";
import type { Reach, Why } from "../field/data";
import type { Held } from "../field/field";
import { asLength, isFan, isMoved, paceTo, poseAt, totalAt, usedAt, type Spot } from "./ghost";
import { spotOf, turnsOf, verdictOf } from "./holding";
import { figures, lengthWords, roundedUp, type Measured } from "../measuring/lengths";

/** Used is rounded up, so that what is left is never too much. */
export function usedWords(board: Measured, reach: Reach, spot: Spot): { used: number; left: number } {
  const used = roundedUp(board, usedAt(reach, spot).used);
  return { used, left: Math.max(0, asLength(reach, totalAt(reach, spot)) - used) };
}

/** The same in words; by eye as shares of its move. */
export function usedTexts(board: Measured, reach: Reach, spot: Spot): { used: string; left: string } {
  const { used, left } = usedWords(board, reach, spot);
  if (!board.byEye) return { used: lengthWords(board, used), left: figures(board, left) };
  const share = used + left > 0 ? used / (used + left) : 0;
  return { used: percent(share, 0), left: percent(1 - share, 0) };
}

/** Where the piece in hand is now, for screen readers. */
export function tellHeld(board: Measured, held: Held): string {
  const spot = spotOf(held);
  if (!held.reach || !spot) return t("field-asking");
  const verdict = verdictOf(held);
  if (verdict?.allowed === false) {
    return t("field-refused", { words: reasonOf(verdict.why?.words ?? ""), cite: verdict.why?.cite ?? "" });
  }
  if (!isFan(held.reach)) {
    const { x, y } = poseAt(held.reach, spot);
    if (board.byEye) return t("field-held-here");
    return t("field-held-at", { x: lengthWords(board, x), y: lengthWords(board, y) });
  }
  if (held.planned && !isMoved(held.reach, spot)) return t("field-drag");
  const pace = paceTo(held.reach, spot);
  if (pace)
    return `${t("field-needs", { face: pace.face })} ${t("field-gets-there", { chance: percent(pace.chance, 0) })}`;
  const turn = spot.at === 0 ? "none" : spot.at > 0 ? "right" : "left";
  const angle = String(Math.abs(spot.at) / 100);
  return t("field-held", { ...usedTexts(board, held.reach, spot), turn, angle });
}

const LINE = 17;
const SIGN = 6.3;
const BUTTON = 48;
const ROW = 34;

/** About how much room the note of the piece in hand takes. */
export function noteSize(held: Held, stopped: Why | null): { width: number; height: number } {
  const verdict = verdictOf(held);
  const why = verdict?.why ?? stopped;
  const width = why ? 260 : 220;
  const lines = (verdict?.allowed ? 1 : 0) + (why ? Math.ceil(((why.words.length + 6) * SIGN) / (width - 24)) : 0);
  const confirms = verdict?.allowed && held.confirm ? BUTTON : 0;
  const more = turnsOf(held).length + (held.way.length > 1 ? 1 : 0);
  return { width, height: 8 + lines * LINE + confirms + Math.ceil(more / 2) * ROW };
}
