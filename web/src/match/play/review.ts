/** What happened since the reader's last turn, shown again on the table. */

import { call } from "../../app/http";
import { calm, settings } from "../../app/settings.svelte";
import { PACE } from "./playback";
import type { Scene } from "../../games/front";
import { play, readNow, type Told } from "./state.svelte";

/** What lies on the table in truth, while the past is shown. */
let present: { scene: Scene | null; latest: Told | null } | null = null;
let timer = 0;

/** Fetch the steps after an update and show them one after another. */
export async function playBack(since: number): Promise<void> {
  const { id, seat, number } = play;
  const seen: Record<string, string> = seat === null ? {} : { seat };
  const found = await call("GET /api/matches/{match_id}/replay", undefined, {
    match_id: id,
    lang: settings.lang,
    ...seen,
  });
  const steps = found.steps.filter((step) => step.number > since && step.number <= number);
  if (play.id !== id || play.number !== number || !steps.length) return;
  endReview();
  present = { scene: play.scene, latest: play.latest };
  play.review = { steps, at: 0 };
  show();
}

/** One step back or on; past the last one the present is shown again. */
export function reviewStep(by: number): void {
  const { review } = play;
  if (!review) return;
  const at = Math.max(0, review.at + by);
  if (at >= review.steps.length) return endReview();
  play.review = { ...review, at };
  show();
}

export function endReview(): void {
  clearTimeout(timer);
  if (!present) return;
  const { scene, latest } = present;
  present = null;
  Object.assign(play, { scene, latest, review: null });
}

/** Without motion, or step by step, the reader goes on by hand. */
export function byHand(): boolean {
  return calm() || settings.step;
}

function show(): void {
  clearTimeout(timer);
  const step = play.review?.steps[play.review.at];
  if (!step) return;
  play.scene = readNow(step.view);
  play.latest = { number: step.number, events: step.events, fresh: false };
  if (!byHand()) timer = window.setTimeout(() => reviewStep(1), PACE[settings.pace]);
}
