/** Battles, sides, players, paces and endings by name. */

import type { MatchInfo, SeatInfo } from "../app/protocol.gen";
import type { Army } from "../ui/army";
import { settings } from "../app/settings.svelte";
import { t } from "../app/words";
import { battleOf, gameOf, sideOf, type Setting } from "../games/battles";

export function gameName(key: string): string {
  return gameOf(key).name;
}

export function battleName(match: Pick<MatchInfo, "game" | "scenario" | "name">): string {
  const battle = battleOf(match);
  return battle ? t(battle.name) : match.name;
}

/** A side as it is called in a battle: the Allies are the army that fought there. */
export function sideName(setting: Setting, seat: string): string {
  return t(sideOf(setting, seat).name);
}

const EMBLEMS: Record<string, Army> = { fr: "french", gb: "british", pr: "prussian" };

/** The army whose emblem represents a side. */
export function emblemOf(setting: Setting, seat: string): Army {
  return EMBLEMS[sideOf(setting, seat).army] ?? "french";
}

const AGENTS = ["conscript", "soldier", "veteran", "grognard", "marshal", "sensible", "random"];

/** A computer player by a friendly name, its style behind it; one nobody has named yet by its own. */
export function agentName(agent: string): string {
  const [level = "", style] = agent.split("-");
  if (!AGENTS.includes(level)) return agent;
  const name = t(`lobby-agent-${level}`);
  return style ? t("lobby-agent-styled", { name, style }) : name;
}

export function agentAbout(agent: string): string {
  return t(AGENTS.includes(agent) ? `lobby-agent-${agent}-about` : "lobby-agent-about");
}

export function sitterName(seat: SeatInfo): string {
  if (seat.agent) return agentName(seat.agent);
  return seat.name ?? t(seat.reserved ? "lobby-seat-reserved" : "lobby-seat-free");
}

/** The opponent, or all players. */
export function othersOf(match: MatchInfo): string {
  const mine = match.seats.filter((seat) => seat.yours);
  if (mine.length === match.seats.length) return t("lobby-two-here");
  const shown = match.seats.filter((seat) => !seat.yours);
  return shown.map(sitterName).join(mine.length ? ", " : " – ");
}

/** Who has made a challenge: the person who already sits there. */
export function hostOf(match: MatchInfo): string {
  const sat = match.seats.find((seat) => seat.person);
  return sat ? sitterName(sat) : t("lobby-somebody");
}

export const PACE_WORDS: Record<MatchInfo["pace"], string> = {
  live: "lobby-pace-live",
  day: "lobby-pace-day",
  "three-days": "lobby-pace-three-days",
  none: "lobby-pace-none",
};

/** How long until then, in the largest unit that says something. */
export function timeLeft(deadline: number, now: number): string {
  const seconds = Math.max(0, deadline - now);
  const told = new Intl.RelativeTimeFormat(settings.lang, { numeric: "always" });
  if (seconds >= 2 * 86_400) return told.format(Math.floor(seconds / 86_400), "day");
  if (seconds >= 3600) return told.format(Math.floor(seconds / 3600), "hour");
  return told.format(Math.ceil(seconds / 60), "minute");
}

export function dateOf(seconds: number): string {
  const shown = new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" });
  return shown.format(new Date(seconds * 1000));
}

/** Who won a match that is over. */
export function endingOf(match: MatchInfo): string {
  const { winner } = match;
  if (!winner) return t("lobby-ended-draw");
  const mine = [...match.seats, ...match.commanders].filter((one) => one.yours).map((one) => one.seat.split(".")[0]);
  if (new Set(mine).size !== 1) return t("lobby-ended-side", { side: sideName(match, winner) });
  return t(mine.includes(winner) ? "lobby-ended-won" : "lobby-ended-lost");
}
