/** The combat on the table: shown while its dice lie there, and as long as the winner is asked what to do. */

import type { EventLine } from "../../../app/protocol.gen";
import { play } from "../../../match/play/state.svelte";

const isDuel = ({ thrown }: EventLine): boolean => thrown?.sums.length === 2 && thrown.cards.length === 2;

export function duelNow(): EventLine | null {
  const latest = play.latest?.events.findLast(isDuel);
  if (latest && !play.prompt?.legal.length) return latest;
  if (play.prompt?.kind !== "choose-follow-up") return null;
  return play.told.flatMap(({ events }) => events).findLast(isDuel) ?? null;
}
