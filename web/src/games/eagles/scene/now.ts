/** The running match as EAGLES knows it. */

import { play } from "../../../match/play/state.svelte";
import type { Scene, Side } from "./scene";

export function sceneNow(): Scene | null {
  return play.scene as Scene | null;
}

/** The side at the bottom of the table: one's own, or the French for spectators. */
export function below(): Side {
  return play.seat === "allied" ? "allied" : "french";
}
