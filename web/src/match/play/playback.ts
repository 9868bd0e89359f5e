/** Updates are shown one after another, so that they can be followed; a click shows all at once. */

import type { UpdateMessage } from "../../app/protocol.gen";
import { calm, settings } from "../../app/settings.svelte";
import { play, readNow, type Heard, type Told } from "./state.svelte";

/** Milliseconds that an update stays before the next, so that its sentence can be read. */
export const PACE = { quick: 420, normal: 1200, slow: 2400 } as const;
/** The most that all of them take once the reader is asked; any key or click shows them at once. */
const MOST_WAIT = { quick: 5000, normal: 15_000, slow: 36_000 } as const;

/** Before the first turn of one's own nothing has to be followed: the set-up passes quickly. */
const SETTING_UP = { each: 200, most: 1000 } as const;

let timer = 0;
let shown: (() => void) | null = null;

export function clear(): void {
  clearTimeout(timer);
  timer = 0;
  play.pending = [];
}

/**
 * Take up an update; `done` is called when all that was received is shown. What answers an act of the reader's own is
 * shown at once, unless others are still to be seen.
 */
export function hear(update: UpdateMessage, done: () => void, own = false): void {
  shown = done;
  const first = play.pending.length === 0;
  const { number, events, view, asked, owing, deadline, stakes, pair } = update;
  play.pending.push({ number, events, view, asked, owing, deadline, stakes, pair });
  if (view === null) return; // sent again after a break: the sync that follows shows it
  if (own && first) clearTimeout(timer);
  if (!timer || (own && first)) next();
}

/** Take note of an update that leaves the reader's question as it was. */
export function note(heard: Heard): void {
  lay(heard);
  play.latest = log(heard, false);
}

/** All at once: a click, or no wish to watch. */
export function skip(): void {
  while (play.pending.length) showOne();
  clearTimeout(timer);
  timer = 0;
}

/** The reader is asked: what is left takes no longer than they can be expected to watch. */
export function hurry(): void {
  if (settings.step) return;
  clearTimeout(timer);
  const most = calm() ? 0 : isBeginning() ? SETTING_UP.most : MOST_WAIT[settings.pace];
  const wait = Math.min(PACE[settings.pace], most / Math.max(1, play.pending.length));
  timer = window.setTimeout(() => step(wait), wait);
}

/** Show the next one now, as when stepping through the computer's moves. */
export function stepOn(): void {
  showOne();
}

/** A sync replaces everything before it: missed updates go into the log without being shown. */
export function settleDown(number: number, lastSeen: number): void {
  for (const heard of play.pending) {
    if (heard.number <= number) log(heard, lastSeen > 0 && heard.number > lastSeen);
  }
  clear();
  if (play.seat !== null && play.since === 0) play.since = lastTurnTold(play.seat);
}

/** Where this browser has not seen the reader's last turn: the last update of it, by the headings of the log. */
function lastTurnTold(seat: string): number {
  let side: string | null = null;
  let last = 0;
  for (const { number, events } of play.told) {
    if (side === seat) last = number;
    for (const event of events) if (event.opens) side = event.seat ?? side;
  }
  return last;
}

function next(): void {
  timer = 0;
  if (!play.pending.length) return;
  if (settings.step && play.latest && byOther(play.pending[0])) return; // waits for stepOn
  showOne();
  // also after the last one: what comes next must not chase it away
  const wait = readingTime();
  if (wait || play.pending.length) timer = window.setTimeout(next, wait);
}

/** How long what is shown now stays: nothing is read where nothing was said. */
function readingTime(): number {
  const said = play.latest?.events.some((event) => event.words) ?? false;
  if (calm() || !said) return 0;
  return isBeginning() ? Math.min(SETTING_UP.each, PACE[settings.pace]) : PACE[settings.pace];
}

/** A player who has not had a turn yet. */
function isBeginning(): boolean {
  return play.seat !== null && play.since === 0;
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
  lay(heard);
  play.latest = log(heard, false);
  if (!play.pending.length) shown?.();
}

function lay(heard: Heard): void {
  if (heard.view !== null) play.scene = readNow(heard.view);
  play.asked = heard.asked;
  play.owing = heard.owing;
  play.deadline = heard.deadline;
  if (heard.view === null) return;
  play.stakes = heard.stakes;
  play.pair = heard.pair;
}

function log(heard: Heard, fresh: boolean): Told {
  const told: Told = { number: heard.number, events: heard.events, fresh };
  play.told.push(told);
  return told;
}
