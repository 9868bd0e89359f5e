/** Orders in the reader's words: brigades and generals by their names, lengths in inches. */

import { play } from "../../../match/play/state.svelte";
import { raised } from "../../../match/orders/saying";
import { settings } from "../../../app/settings.svelte";
import { t, type Facts } from "../../../app/words";
import { DEGREE } from "../../../miniatures/field/pose";
import { lengthWords } from "../../../miniatures/measuring/lengths";
import type { Said as AnySaid } from "../../front";
import { rosterOf, type Phase, type Scene } from "./scene";
import type { Leg, Said } from "./sentence";

const INCHES = { unit: "in", step: 254, decimals: 1 } as const;

export const inches = (length: number): string => lengthWords(INCHES, length);

/** A brigade, a battery or a general, as a sentence calls it; a formation by its own name. */
export function nameOf(name: string | null): string {
  if (name === null) return t("age-a-brigade");
  return rosterOf(play.board, name)?.title ?? commandName(name);
}

/** A formation is known by its units. */
export function commandName(command: string): string {
  const one = play.board?.units.find(({ facts }) => facts["formation"] === command);
  return String(one?.facts["command"] ?? command);
}

export const formationWords = (formation: string): string => t("age-formation", { formation });
export const conditionWords = (condition: string): string => t("age-condition", { condition });

export const whenWords = (turn: number, phase: string): string => t("age-when", { turn, phase: phaseWords(phase) });
export const phaseWords = (phase: Phase | string): string => t("age-phase", { phase });

export function wayWords(legs: readonly Leg[], road = 0): string {
  const words = legs.map(([kind, amount]) => {
    const angle = new Intl.NumberFormat(settings.lang).format(amount / DEGREE);
    return t("age-leg", { kind, length: inches(amount), angle });
  });
  if (road) words.push(t("age-leg", { kind: "road", length: inches(Math.abs(road)), angle: "" }));
  return words.length ? words.join(", ") : t("age-leg", { kind: "halt", length: "", angle: "" });
}

export function sayWhole(said: AnySaid, scene: Scene | null): string {
  return raised(t(`age-say-${said.verb}`, factsOf(said, scene)));
}

export function effect(said: AnySaid, scene: Scene | null): string {
  return t(`age-do-${said.verb}`, factsOf(said, scene));
}

/** What a form of words may speak of. */
function factsOf(said: Said, scene: Scene | null): Facts {
  const turn = said.turn ?? 0;
  return {
    card: said.verb === "division" ? commandName(said.card ?? "") : nameOf(said.card),
    target: said.target === null ? "" : said.verb === "substitute" ? commandName(said.target) : nameOf(said.target),
    formation: formationWords(said.formation ?? "line"),
    way: wayWords(said.legs ?? [], said.road ?? 0),
    legs: (said.legs?.length ?? 0) + (said.road ? 1 : 0),
    hand: turn < 0 ? "left" : turn > 0 ? "right" : "none",
    angle: new Intl.NumberFormat(settings.lang).format(Math.abs(turn) / DEGREE),
    kind: play.prompt?.kind ?? "",
    charger: nameOf(play.prompt?.cards[1] ?? null),
    phase: scene?.phase ?? "",
  };
}
