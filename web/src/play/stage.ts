/** Updates are shown one after another, so that they can be followed; a click shows all at once. */

import type { UpdateMessage } from "../../protocol.gen";
import { readScene } from "../games/eagles/scene";
import { calm, settings } from "../settings.svelte";
import { play, type Heard, type Told } from "./state.svelte";

/** Milliseconds that one update stays before the next, and the most that a question waits. */
const PACE = { quick: 0, normal: 420, slow: 1300 } as const;
const MOST_WAIT = 500;

let timer = 0;
let shown: (() => void) | null = null;

export function clear(): void {
  clearTimeout(timer);
  timer = 0;
  play.pending = [];
}

/** Take up an update; `done` is called when all that was heard is shown. */
export function hear(update: UpdateMessage, done: () => void): void {
  shown = done;
  const { number, events, view, asked, deadline } = update;
  play.pending.push({ number, events, view, asked, deadline });
  if (view === null) return; // sent again after a break: the sync that follows shows it
  if (!timer) next();
}

/** All at once: a click, or no wish to watch. */
export function skip(): void {
  while (play.pending.length) showOne();
  clearTimeout(timer);
  timer = 0;
}

/** The reader is asked: what is left may take half a second in all. */
export function hurry(): void {
  if (settings.step) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => step(MOST_WAIT / Math.max(1, play.pending.length)), 0);
}

/** Show the next one now, as when stepping through the computer's moves. */
export function stepOn(): void {
  showOne();
}

/** A sync stands for everything before it: missed updates go into the log without a show. */
export function settleDown(number: number, lastSeen: number): void {
  for (const heard of play.pending) {
    if (heard.number <= number) log(heard, lastSeen > 0 && heard.number > lastSeen);
  }
  clear();
}

function next(): void {
  timer = 0;
  if (!play.pending.length) return;
  if (settings.step && play.latest && byOther(play.pending[0])) return; // waits for stepOn
  showOne();
  schedule(calm() ? 0 : PACE[settings.pace]);
}

function schedule(wait: number): void {
  if (play.pending.length) timer = window.setTimeout(next, wait);
}

function step(wait: number): void {
  timer = 0;
  if (!play.pending.length) return;
  showOne();
  if (play.pending.length) timer = window.setTimeout(() => step(wait), wait);
}

function byOther(heard: Heard | undefined): boolean {
  return play.seat !== null && heard !== undefined && play.scene?.active !== play.seat;
}

function showOne(): void {
  const heard = play.pending.shift();
  if (!heard) return;
  if (heard.view !== null) play.scene = readScene(heard.view);
  play.asked = heard.asked;
  play.deadline = heard.deadline;
  play.latest = log(heard, false);
  if (!play.pending.length) shown?.();
}

function log(heard: Heard, fresh: boolean): Told {
  const told: Told = { number: heard.number, events: heard.events, fresh };
  play.told.push(told);
  return told;
}
