/**
 * Two players at one screen: whose turn it is to look. The curtain is down exactly while the page
 * looks from no seat, so that there is nothing behind it to be seen.
 */

import { call } from "../app/http";
import { lookAway, lookFrom } from "./play/api";
import { play } from "./play/state.svelte";
import { isHotseat } from "../seats/join";

/** Milliseconds that the last result stays in sight before the table is handed over. */
const LAST_LOOK = 1100;
/** Without an answer for so long, the other player may have been asked in secret. */
const SILENCE = 350;

const handing = $state<{ to: string | null }>({ to: null });

function between(): boolean {
  return isHotseat(play.match) && play.match?.stage === "running" && play.ended === null;
}

/** Where nothing is hidden there is no curtain: the table turns to the player who is asked. */
function isOpen(): boolean {
  return play.front?.open ?? false;
}

export const curtain = {
  get down(): boolean {
    return between() && play.seat === null && !isOpen();
  },
  /** Who is to sit down: as known when the curtain closed, and by the match after the page was opened. */
  get seat(): string | null {
    return handing.to ?? play.match?.asked ?? play.asked;
  },
};

function isMine(seat: string | null): seat is string {
  return play.match?.seats.some((one) => one.seat === seat && one.yours) ?? false;
}

/** The other seat here that is asked now, once everything before it has been shown. */
export function nextSeat(): string | null {
  if (!between() || play.pending.length > 0) return null;
  if (play.seat === null && !isOpen()) return null;
  return play.asked !== play.seat && isMine(play.asked) ? play.asked : null;
}

/** Let it fall: the page forgets first, then shows the curtain. */
export function fall(seat: string): void {
  lookAway();
  handing.to = seat;
}

export function lift(seat: string): void {
  handing.to = null;
  lookFrom(seat);
}

/** Watch over the match on the table; called by the curtain, which lives as long as the page. */
export function watch(): void {
  handing.to = null;
  $effect(() => {
    const seat = nextSeat();
    if (seat === null) return;
    if (isOpen()) return lookFrom(seat, true);
    const timer = setTimeout(() => fall(seat), LAST_LOOK);
    return () => clearTimeout(timer);
  });
  // this seat does not see a question asked in secret: nothing follows the answer just sent
  $effect(() => {
    if (!between() || play.seat === null || play.sending === null || isOpen()) return;
    const timer = setInterval(() => void askForSecret(), SILENCE);
    return () => clearInterval(timer);
  });
}

async function askForSecret(): Promise<void> {
  const { id, seat } = play;
  const match = await call("GET /api/matches/{match_id}", undefined, { match_id: id }).catch(() => null);
  const same = play.id === id && play.seat === seat && play.sending !== null;
  if (match && same && match.asked !== seat && isMine(match.asked)) fall(match.asked);
}
