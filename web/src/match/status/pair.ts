/** The score of a match of two games in words, as its reader sees it. */

import type { PairScore } from "../../app/protocol.gen";
import { t } from "../../app/words";

/** Half a point is drawn as a fraction. */
export function pointsOf(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** Who leads or has won, and by what; `name` is what the leader is called, empty for the reader. */
export function pairWords(pair: PairScore, name: string): string {
  const measure = pair.name;
  if (!pair.leader) return t(pair.over ? "log-pair-drawn" : "log-pair-level", { measure });
  const other = Object.keys(pair.points).find((seat) => seat !== pair.leader)!;
  const who = name ? "other" : "you";
  if (!pair.over) return t("log-pair-leads", { who, name, by: pair.by, measure });
  const counted = pair[pair.by === "points" ? "points" : "measure"];
  const [more, less] = [pair.leader, other].map((seat) => pointsOf(counted[seat]!));
  return t("log-pair-won", { who, name, by: pair.by, measure, more: more!, less: less! });
}
