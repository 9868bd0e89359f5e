/** What of the kit is shown just now: areas of units, lines of sight, the ruler. */

import { reasonOf } from "../../rules/cite";
import { t } from "../../app/words";
import type { Measure } from "../field/data";
import type { Kit } from "./kit.svelte";
import { lengthWords, type Measured } from "./lengths";
import { legs, total, type Leg, type Outlines } from "./ruler";

/** Who is looked at: the pinned units, and those near the hand. */
export function shownUnits(kit: Kit, near: string | null): string[] {
  if (kit.tool !== "bands" && kit.tool !== "threat") return [];
  const found = [...kit.pinned];
  if (near !== null && !found.includes(near)) found.push(near);
  return found;
}

/** The two ends of a line of sight, as it is requested. */
export function sightAsked(kit: Kit, chosen: string | null, near: string | null): string | null {
  if (kit.tool !== "sight") return null;
  const from = kit.from ?? chosen;
  const to = near !== null && near !== from ? near : kit.to;
  return from !== null && to !== null && from !== to ? `${from} > ${to}` : null;
}

/** What to click next, while a tool has nothing to show yet. */
export function whatNext(kit: Kit, chosen: string | null, asked: string | null): string {
  if (kit.tool === "ruler") return kit.ends.length ? "" : t("field-next-ruler");
  if (kit.tool === "sight") return asked ? "" : t((kit.from ?? chosen) ? "field-next-seen" : "field-next-looker");
  return "";
}

const KINDS: Record<string, readonly string[]> = { bands: ["band", "arc", "keep"], threat: ["threat"] };

export function areasOf(kit: Kit, measure: Measure): Measure["areas"] {
  const kinds = KINDS[kit.tool ?? ""] ?? [];
  return measure.areas.filter((area) => kinds.includes(area.kind));
}

export function sightWords(board: Measured, measure: Measure): string {
  const length = measure.span ? lengthWords(board, measure.span.length) : "";
  const blocked = measure.sights.find((sight) => sight.stop !== null);
  const clear = measure.sights.some((sight) => sight.stop === null);
  const why = blocked && { length, words: reasonOf(blocked.words), cite: blocked.cite };
  if (!measure.span)
    return [clear ? t("field-sight-by-eye") : (why?.words ?? ""), ...measure.words].filter(Boolean).join(". ");
  const seen = clear ? t("field-sight-clear", { length }) : why ? t("field-sight-blocked", why) : length;
  return [seen, ...measure.words].join(". ");
}

/** The ruler as it lies, with the end in the hand. */
export function ruled(kit: Kit, outlines: Outlines): Leg[] {
  if (kit.tool !== "ruler") return [];
  return legs(kit.loose ? [...kit.ends, kit.loose] : kit.ends, outlines);
}

/** What the kit has found, for screen readers. */
export function tellKit(
  board: Measured,
  kit: Kit,
  chosen: string | null,
  near: string | null,
  outlines: Outlines,
): string {
  if (kit.tool === "ruler") {
    const all = ruled(kit, outlines);
    return all.length ? lengthWords(board, total(all)) : "";
  }
  const asked = sightAsked(kit, chosen, near);
  const sight = asked && kit.measure(asked);
  if (sight) return sightWords(board, sight);
  const last = shownUnits(kit, near).at(-1);
  const measure = last === undefined ? null : kit.measure(last);
  if (!measure) return "";
  return [...areasOf(kit, measure).map((area) => area.words), ...measure.words].join(". ");
}
