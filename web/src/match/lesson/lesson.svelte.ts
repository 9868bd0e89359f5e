/**
 * A lesson: a real match with fixed dice, and a guide who says what to do next and why.
 *
 * The server says how far the pupil has come, what passes a step, and what the other side answers;
 * here it is shown, step by step, and those answers are sent when the pupil has read so far.
 */

import type { LessonInfo, LessonStepInfo, Prompt, ServerMessage } from "../../app/protocol.gen";
import { call } from "../../app/http";
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/words";
import { act, guideBy, point } from "../play/api";
import { newId, openLine, type Line } from "../play/socket";
import { play } from "../play/state.svelte";

export interface Lesson {
  match: string;
  info: LessonInfo | null;
  shown: number; // the step the guide speaks of
}

export const lesson = $state<Lesson>({ match: "", info: null, shown: 0 });

let enemy: Line | null = null;
let asked: Prompt | null = null; // what the other side is asked
let looks = 0;

export function step(): LessonStepInfo | null {
  return lesson.info?.steps[lesson.shown] ?? null;
}

/** Whether something is to be done in a step, by any seat. */
export function asks(one: LessonStepInfo): boolean {
  return one.acts.length > 0 || one.free;
}

/** The step to show, when the server has come to `at`: no step that is to be read is skipped. */
export function stepFrom(steps: readonly LessonStepInfo[], shown: number, at: number): number {
  if (shown > at) return at;
  let next = shown;
  while (next < at && next < steps.length - 1 && asks(steps[next]!)) next += 1;
  return next;
}

/** Whether an act fits one of the patterns, in which a star means anything. */
export function fits(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(text);
  });
}

/** The lesson of a match of one's own; the other seat of it is played as the server says. */
export async function begin(match: string): Promise<void> {
  Object.assign(lesson, { match, info: null, shown: 0 });
  guideBy(narrowed);
  await look();
  const other = play.match?.seats.find(({ seat }) => seat !== lesson.info?.seat)?.seat;
  if (!other || lesson.match !== match) return;
  enemy = openLine(`/api/matches/${encodeURIComponent(match)}/play`, {
    hear: hearEnemy,
    opened: () => undefined,
    lost: () => undefined,
    hello: () => ({ type: "hello", seat: other, last: null, views: false }),
  });
}

export function leave(): void {
  enemy?.close();
  enemy = null;
  asked = null;
  looks += 1;
  Object.assign(lesson, { match: "", info: null, shown: 0 });
  guideBy(null);
  point([]);
}

/** Ask how far the pupil has come: after everything that happens, and in another language. */
export async function look(): Promise<void> {
  const mine = ++looks;
  const info = await call("GET /api/matches/{match_id}/lesson", undefined, {
    match_id: lesson.match,
    lang: settings.lang,
  }).catch(() => null);
  if (info && mine === looks) take(info);
}

/** The reader has read: on to the next step. */
export function next(): void {
  lesson.shown += 1;
  if (lesson.info) take(lesson.info);
}

/** Have the guide do it. */
export function showMe(): void {
  if (lesson.info?.show) act(lesson.info.show);
}

/** Take back what was done instead of what was asked for. */
export async function goBack(): Promise<void> {
  const mine = ++looks;
  const params = { match_id: lesson.match, lang: settings.lang };
  const info = await call("POST /api/matches/{match_id}/lesson/back", undefined, params).catch(() => null);
  if (info && mine === looks) take(info);
}

function take(info: LessonInfo): void {
  lesson.info = info;
  lesson.shown = stepFrom(info.steps, lesson.shown, info.at);
  const names = step()?.point ?? [];
  point(names);
  play.front?.reveal?.(names);
  guideBy(narrowed);
  answer();
}

/**
 * Only what passes this step is open; while the guide speaks, nothing is. What the rules would allow
 * is closed by the lesson, and it says so: no rule is the reason.
 */
export function narrowed(prompt: Prompt): Prompt {
  const { info, shown } = lesson;
  const now = step();
  if (!info || !now || info.astray || info.reply || shown < info.at) return closed(prompt, []);
  if (now.free) return prompt;
  const open = prompt.legal.filter(([text]) => fits(now.acts, String(text)));
  return open.length ? { ...closed(prompt, open), undo: prompt.undo } : prompt;
}

function closed(prompt: Prompt, open: Prompt["legal"]): Prompt {
  const actions = prompt.legal.filter((each) => !open.includes(each)).map(([, ...action]) => action);
  const later = { code: "ILLEGAL" as const, cite: "", words: t("lesson-later"), actions };
  return { ...prompt, legal: open, refused: [later, ...prompt.refused], undo: false };
}

function hearEnemy(message: ServerMessage): void {
  if (message.type !== "prompt") return;
  asked = message.legal.length ? message : null;
  if (asked) void look();
}

/** Send what is answered without asking, once everything before it was read and seen. */
export function answer(): void {
  const { info, shown } = lesson;
  if (!info?.reply || shown < Math.min(info.at, info.steps.length - 1) || play.pending.length) return;
  const { seat, action } = info.reply;
  if (seat === info.seat) {
    if (play.sending !== null) return;
    act(action);
    info.reply = null;
  } else if (asked?.legal.some(([text]) => text === action)) {
    // an answer to an earlier question may still be here: it is not among those of this one
    enemy?.send({ type: "act", id: newId(), seen: asked.number, action });
    asked = null;
    info.reply = null;
  }
}
