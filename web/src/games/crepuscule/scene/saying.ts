/** Orders in the reader's words: units and officers by their names, lengths in inches. */

import { play } from "../../../match/play/state.svelte";
import { raised } from "../../../match/orders/saying";
import { settings } from "../../../app/settings.svelte";
import { t, type Facts } from "../../../app/words";
import { compass } from "../../../miniatures/field/describe";
import { DEGREE } from "../../../miniatures/field/pose";
import { lengthWords } from "../../../miniatures/measuring/lengths";
import type { Said as AnySaid } from "../../front";
import { rosterOf, type Scene } from "./scene";
import type { Leg, Said } from "./sentence";

const INCHES = { unit: "in", step: 254, decimals: 1 } as const;

export const inches = (length: number): string => lengthWords(INCHES, length);

/** A unit or an officer, as a sentence calls it. */
export function nameOf(name: string | null): string {
  return rosterOf(play.board, name)?.title ?? name ?? t("crepuscule-a-unit");
}

export const formationWords = (formation: string): string => t("crepuscule-formation", { formation });
export const phaseWords = (phase: string): string => t("crepuscule-phase", { phase });
export const whenWords = (turn: number, phase: string): string =>
  t("crepuscule-when", { turn, phase: phaseWords(phase) });

const degrees = (turn: number): string => new Intl.NumberFormat(settings.lang).format(Math.abs(turn) / DEGREE);
const handOf = (turn: number): string => (turn < 0 ? "left" : turn > 0 ? "right" : "none");

/** By eye no leg shows how long it is. */
export function wayWords(legs: readonly Leg[]): string {
  const byEye = (play.scene as Scene | null)?.board?.byEye;
  const words = legs.map(([kind, amount]) => {
    const length = byEye ? "" : inches(Math.abs(amount));
    return t("crepuscule-leg", { kind, hand: handOf(amount), length, angle: degrees(amount) }).trim();
  });
  return words.length ? words.join(", ") : t("crepuscule-leg", { kind: "halt", hand: "none", length: "", angle: "" });
}

export function sayWhole(said: AnySaid, _scene: Scene | null): string {
  return raised(t(`crepuscule-say-${said.verb}`, factsOf(said)));
}

export function effect(said: AnySaid, _scene: Scene | null, dice = 0): string {
  return t(`crepuscule-do-${said.verb}`, { ...factsOf(said), dice });
}

/** What a form of words may speak of. */
function factsOf(said: Said): Facts {
  const turn = said.turn ?? 0;
  return {
    card: nameOf(said.card),
    target: said.target === null || said.pose ? "" : nameOf(said.target),
    formation: formationWords(said.formation ?? "line"),
    files: said.files ?? 0,
    facing: t("crepuscule-facing", { way: said.facing == null ? "none" : compass(said.facing) }),
    way: wayWords(said.legs ?? []),
    legs: said.legs?.length ?? 0,
    hand: handOf(turn),
    angle: degrees(turn),
    count: said.count ?? 0,
    reaction: said.reaction ?? "hold",
    job: said.job ?? "stand",
    side: said.side ?? "ahead",
    face: said.face ?? "none",
    ammunition: said.ammunition ?? "ball",
    inches: (said.inches ?? []).map((each) => `${each}″`).join(", "),
    facade: (said.facade ?? 0) + 1,
    kind: play.prompt?.kind ?? "",
    about: nameOf(play.prompt?.cards[0] ?? null),
    other: nameOf(play.prompt?.cards[1] ?? null),
    dice: 0,
  };
}
