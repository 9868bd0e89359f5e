/** Several commanders a side: chairs by their keys, who leads what, and what may be chosen before a match. */

import type { CommanderInfo, MatchInfo, SeatInfo, ShareInfo } from "../app/protocol.gen";
import { settings } from "../app/settings.svelte";
import { t } from "../app/words";
import { agentName, sideName } from "../lobby/naming";

/** The side of a seat, or of a commander's chair such as "french.1". */
export function sideOfPlace(key: string): string {
  return key.split(".")[0]!;
}

/** The number of a chair; 0 is that of the commander-in-chief, who holds the seat. */
export function chairOfPlace(key: string): number {
  return Number(key.split(".")[1] ?? 0);
}

export function placeOf(match: MatchInfo, key: string): SeatInfo | CommanderInfo | null {
  return [...match.seats, ...match.commanders].find((one) => one.seat === key) ?? null;
}

export function commandersOf(match: MatchInfo, side: string): CommanderInfo[] {
  return match.commanders.filter((one) => one.side === side);
}

/** The sides that one plays on, as commander-in-chief or under one. */
export function ownSides(match: MatchInfo): string[] {
  const keys = [...match.seats, ...match.commanders].filter((one) => one.yours).map((one) => sideOfPlace(one.seat));
  return [...new Set(keys)];
}

/** One's own places at a seat, where several who share it may sit at one screen. */
export function ownChairs(match: MatchInfo, side: string): SeatInfo[] {
  return [...match.seats, ...match.commanders].filter((one) => one.yours && sideOfPlace(one.seat) === side);
}

/** Whose turn at the screen it is: they stay until they have finished; null: nobody's in particular. */
export function nextChair(own: readonly SeatInfo[], awaited: readonly string[], chair: number | null): number | null {
  const waiting = own.filter((one) => awaited.includes(one.seat)).map((one) => chairOfPlace(one.seat));
  const here = own.some((one) => chairOfPlace(one.seat) === chair);
  return waiting.length && !waiting.includes(chair ?? -1) ? waiting[0]! : here ? chair : null;
}

export function leads(match: MatchInfo, side: string): boolean {
  return match.seats.some((one) => one.seat === side && one.yours);
}

export function shareName(share: ShareInfo): string {
  return share.names[settings.lang] ?? share.key;
}

/** What a chair leads: a formation includes all that belongs to it and has no other commander. */
export function ledBy(match: MatchInfo, side: string, chair: number): ShareInfo[] {
  const shares = match.shares[side] ?? [];
  const above = (share: ShareInfo) => shares.find((one) => one.key === share.within);
  return shares.filter((share) => share.chair === chair && above(share)?.chair !== chair);
}

/** How deep a formation lies within others. */
export function depthOf(shares: readonly ShareInfo[], share: ShareInfo): number {
  const above = shares.find((one) => one.key === share.within);
  return above ? 1 + depthOf(shares, above) : 0;
}

/** Formations in the order of the army: each after the one that it belongs to. */
export function inOrder(shares: readonly ShareInfo[], within = ""): ShareInfo[] {
  return shares.filter((one) => one.within === within).flatMap((one) => [one, ...inOrder(shares, one.key)]);
}

/** What a chair is called: by the army in its hand, if it sees no other, else by its number. */
export function chairName(match: MatchInfo, key: string): string {
  const chair = chairOfPlace(key);
  const hand = ledBy(match, sideOfPlace(key), chair).find((share) => share.hand);
  if (hand) return shareName(hand);
  return chair ? t("seats-commander", { number: chair }) : t("seats-chief");
}

/** A player by name, or what the chair is called: where nobody sits, or where the reader does under the same name twice. */
export function commanderName(match: MatchInfo, place: SeatInfo): string {
  if (place.agent) return agentName(place.agent);
  const own = ownChairs(match, sideOfPlace(place.seat)).filter((one) => one.name === place.name);
  return !place.name || (place.yours && own.length > 1) ? chairName(match, place.seat) : place.name;
}

/** The words of a link: to a side, or to a commander's chair. */
export function linkWords(match: MatchInfo, key: string, battle: string) {
  const facts = { side: sideName(match, sideOfPlace(key)), who: chairName(match, key), battle };
  return chairOfPlace(key)
    ? { label: t("seats-link-for", facts), share: t("seats-share-text", facts), alt: t("seats-qr-alt", facts) }
    : { label: t("lobby-link-for", facts), share: t("lobby-share-text", facts), alt: t("lobby-qr-alt", facts) };
}
