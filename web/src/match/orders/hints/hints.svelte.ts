/** Hints: what a computer would do in the reader's place, only in battles against computers. */

import type { HintInfo } from "../../../app/protocol.gen";
import { lesson } from "../../lesson/lesson.svelte";
import { hold, inquire, legal, understand } from "../../play/api";
import { mine, play } from "../../play/state.svelte";

export interface Asked {
  asked: number | null; // the number of the update at which it was asked for
  hints: HintInfo[] | null; // null: not known yet
  trouble: string;
}

export const hint = $state<Asked>({ asked: null, hints: null, trouble: "" });

/** Whether all others here are computers, and it is the reader who is asked. */
export function mayHint(): boolean {
  const match = play.match;
  if (!match || lesson.match || match.commanders.length || match.stage !== "running" || play.ended) return false;
  const seats = match.seats;
  return mine() && seats.some(({ agent }) => agent) && seats.every(({ agent, yours }) => agent || yours);
}

/** Ask for a hint, or put it away again. */
export async function wantHint(): Promise<void> {
  if (hint.asked === play.number) return closeHint();
  const { number } = play;
  Object.assign(hint, { asked: number, hints: null, trouble: "" });
  const answer = await inquire("hint", "");
  if (hint.asked !== number) return;
  if (answer && "hints" in answer) hint.hints = answer.hints;
  else hint.trouble = answer?.words ?? "";
  if (!hint.hints) hint.hints = [];
}

export function closeHint(): void {
  Object.assign(hint, { asked: null, hints: null, trouble: "" });
}

/** Take a hinted order in hand; giving it stays the reader's. */
export async function takeHint(text: string): Promise<void> {
  const { number } = play;
  const said = legal().find((each) => each.text === text) ?? (await understand(text))?.said;
  if (said && play.number === number && mine()) hold(said);
}
