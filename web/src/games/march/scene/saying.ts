/** Orders in the reader's words: battalions by their names, directions as their men see them. */

import { play } from "../../../match/play/state.svelte";
import { settings } from "../../../app/settings.svelte";
import { t, type Facts } from "../../../app/words";
import type { Said as AnySaid } from "../../front";
import { compass } from "../../../miniatures/field/describe";
import { bodyOf, SCREEN } from "./drawn";
import { rosterOf, unitOf, type Battalion, type Scene } from "./scene";
import { CM, DEGREE, type Leg, type Said } from "./sentence";

/** A number as the language writes it. */
export function figure(amount: number, scale: number, digits = 1): string {
  const shown = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits });
  return shown.format(amount / scale);
}

export const cm = (amount: number, digits = 1): string => figure(amount, CM, digits);

/** A battalion, its screen or a Supreme Commander, as a sentence calls it. */
export function nameOf(name: string | null): string {
  if (name === null) return t("march-a-battalion");
  const roster = rosterOf(play.board, bodyOf(name));
  if (!roster) return name.startsWith("commander") ? t("march-commander") : name;
  return name.endsWith(SCREEN) ? t("march-the-screen", { unit: roster.title }) : roster.title;
}

export const qualityWords = (quality: unknown): string => t("march-quality", { quality: String(quality ?? "") });
export const formationWords = (formation: string): string => t("march-formation", { formation });
export const whenWords = (turn: number, phase: string): string =>
  phase === "set-up" ? t("march-phase", { phase }) : t("march-when", { turn, phase: t("march-phase", { phase }) });

export type Facing = "ahead" | "right" | "left" | "back" | "other";

/** A direction as those see it who face another one. */
export function facing(from: number, to: number): Facing {
  const turn = (((to - from) % (360 * DEGREE)) + 360 * DEGREE) % (360 * DEGREE);
  const quarters: Record<number, Facing> = { 0: "ahead", 90: "right", 180: "back", 270: "left" };
  return quarters[turn / DEGREE] ?? "other";
}

/** A direction to form in: the unit that a battalion would face, or where, as its men see it. */
export function facingWords(unit: Battalion | null, heading: number, scene: Scene | null): string {
  const way = facing(unit?.pose.h ?? 0, heading);
  if (way !== "other") return t("march-facing", { way });
  const faced = scene?.units.find((other) => unit !== null && faces(unit, heading, other));
  return faced ? t("march-facing-unit", { unit: nameOf(faced.id) }) : t("march-facing", { way: compass(heading) });
}

/** Whether this is the direction of another side's battalion, to a degree. */
function faces(unit: Battalion, heading: number, other: Battalion): boolean {
  if (other.place !== "on-table" || rosterOf(play.board, other.id)?.seat === rosterOf(play.board, unit.id)?.seat)
    return false;
  const [x, y] = centreOf(unit);
  const [there, up] = centreOf(other);
  const towards = (Math.atan2(there - x, up - y) * 180 * DEGREE) / Math.PI;
  const off = Math.abs(towards - heading) % (360 * DEGREE);
  return Math.min(off, 360 * DEGREE - off) <= DEGREE;
}

function centreOf({ pose, size }: Battalion): [number, number] {
  const back = (size?.[1] ?? 0) / 2;
  const turn = (pose.h * Math.PI) / (180 * DEGREE);
  return [pose.x - back * Math.sin(turn), pose.y - back * Math.cos(turn)];
}

export function wayWords(legs: readonly Leg[]): string {
  if (!legs.length) return t("march-way-halt");
  return legs
    .map(([kind, amount]) => {
      if (kind !== "wheel") return t(`march-way-${kind}`, { length: cm(amount) });
      const hand = amount < 0 ? "left" : "right";
      return t("march-way-wheel", { hand, angle: figure(Math.abs(amount), DEGREE, 2) });
    })
    .join(", ");
}

export function sayWhole(said: AnySaid, scene: Scene | null): string {
  return raised(t(`march-say-${said.verb}`, factsOf(said, scene, 0)));
}

export function effect(said: AnySaid, scene: Scene | null, dice = 0): string {
  return t(`march-do-${said.verb}`, factsOf(said, scene, dice));
}

/** What a form of words may speak of. */
function factsOf(said: Said, scene: Scene | null, dice: number): Facts {
  const unit = unitOf(scene, said.card);
  const legs = said.legs ?? [];
  return {
    card: nameOf(said.card),
    target: said.target === null ? "" : nameOf(said.target),
    edge: said.target ?? "",
    formation: formationWords(said.formation ?? "line"),
    facing: facingWords(unit, Number(said.on ?? 0), scene),
    way: wayWords(legs),
    legs: legs.length,
    detached: said.detached ?? 0,
    here: said.pose ? "yes" : "no",
    phase: scene?.phase ?? "",
    kind: play.prompt?.kind ?? "",
    charger: nameOf(play.prompt?.cards[0] ?? null),
    defender: nameOf(play.prompt?.cards[1] ?? null),
    dice,
  };
}

export function raised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(settings.lang) + text.slice(1);
}
