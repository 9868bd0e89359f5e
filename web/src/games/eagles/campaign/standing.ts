/** A table of the campaign in a few words: the turn, and who is asked there. */

import { t } from "../../../app/words";
import type { Scene } from "../scene/scene";
import { isOver } from "./course";

/** "Turn 4, combat"; nothing of a battle that has not begun. */
export function stageOf(scene: Scene): string {
  if (isOver(scene)) return "";
  const begun = scene.turn > 0 || scene.phase !== "deployment";
  return t("eagles-campaign-when", { turn: scene.turn, phase: begun ? scene.phase : "deployment" });
}

/** Who is asked there, or how it ended. */
export function standing(scene: Scene, here: boolean, yours: boolean, asked: string | null): string {
  if (scene.over && isOver(scene)) return t("eagles-campaign-over", { winner: scene.over.winner });
  if (yours) return t("eagles-campaign-your-turn");
  return here && asked ? t("eagles-campaign-turn-of", { side: asked }) : t("eagles-campaign-waits");
}
