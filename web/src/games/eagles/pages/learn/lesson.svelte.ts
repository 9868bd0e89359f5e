/** A lesson: a real match with fixed dice, and a guide who says what to do next and why. */

import type { Prompt, ServerMessage } from "../../../../app/protocol.gen";
import { guideBy, point } from "../../../../match/play/api";
import { newId, openLine, type Line } from "../../../../match/play/socket";
import { play } from "../../../../match/play/state.svelte";
import { t } from "../../../../app/words";

/** `say` is what the guide says, `act` what is to be done, `by` somebody else who does it. */
export interface Step {
  say?: string;
  act?: string;
  by?: string;
  point?: string[];
}

export interface Script {
  lesson: string;
  seat: string;
  steps: Step[];
}

export const lesson = $state<{ script: Script | null; at: number }>({ script: null, at: 0 });

let enemy: Line | null = null;

export function step(): Step | null {
  return lesson.script?.steps[lesson.at] ?? null;
}

/** Begin: our own prompts are narrowed, and the other side is played as it is written. */
export function begin(script: Script, match: string, other: string): void {
  lesson.script = script;
  lesson.at = 0;
  enemy = openLine(`/api/matches/${encodeURIComponent(match)}/play`, {
    hear: playEnemy,
    opened: () => undefined,
    lost: () => undefined,
    hello: () => ({ type: "hello", seat: other, last: null, views: false }),
  });
  guideBy(narrowed);
  show();
}

export function leave(): void {
  enemy?.close();
  enemy = null;
  lesson.script = null;
  guideBy(null);
  point([]);
}

/** The reader has read: on to the next step. */
export function next(): void {
  if (lesson.script && lesson.at < lesson.script.steps.length - 1) lesson.at += 1;
  show();
}

/** After an update: the step is done when its act is. */
export function acted(action: string | null): void {
  if (action !== null && step()?.act === action) next();
}

function show(): void {
  point(step()?.point ?? []);
  guideBy(lesson.script ? narrowed : null);
  if (waiting) playEnemy(waiting);
}

/**
 * Only the act of this step is open; while the guide speaks, none is. What the rules would allow is
 * closed by the lesson, and it says so: no rule is the reason.
 */
export function narrowed(prompt: Prompt): Prompt {
  const now = step();
  const act = now?.by === undefined ? now?.act : undefined;
  const open = prompt.legal.filter(([text]) => text === act);
  const closed = prompt.legal.filter(([text]) => text !== act).map(([, ...action]) => action);
  const later = { code: "ILLEGAL" as const, cite: "", words: t("eagles-learn-later"), actions: closed };
  return { ...prompt, legal: open, refused: [later, ...prompt.refused], undo: false };
}

/** What the other side is asked, until the script has come so far. */
let waiting: Prompt | null = null;

function playEnemy(message: ServerMessage): void {
  if (message.type !== "prompt") return;
  waiting = message.legal.length ? message : null;
  const now = step();
  if (!waiting || !now?.act || now.by === undefined || play.pending.length) return;
  if (!waiting.legal.some(([text]) => text === now.act)) return;
  enemy?.send({ type: "act", id: newId(), seen: waiting.number, action: now.act });
  waiting = null;
  next();
}
