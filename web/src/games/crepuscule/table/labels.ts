/** The label beside each piece: its name, its figures, its state; in full for a closer look. */

import { t } from "../../../app/words";
import type { Plate } from "../../../miniatures/field/field";
import type { Piece } from "../scene/drawn";
import { formationWords, nameOf } from "../scene/saying";
import { officerOf, rosterOf, staffOf, unitOf, type Scene, type Unit } from "../scene/scene";

/** Marks that everybody asks about; the others only say what has been done. */
const TOLD: readonly string[] = [
  "fleeing",
  "disordered",
  "charging",
  "countering",
  "push",
  "no-officer",
  "colour-lost",
  "dusty",
  "spiked",
  "fearful",
];

export function platesOf(scene: Scene, units: readonly Piece[]): Map<string, Plate> {
  return new Map(units.map((unit) => [unit.id, plate(scene, unit)]));
}

/** Everything that has befallen it, in words. */
export function stateWords(scene: Scene, unit: Unit): string[] {
  const led = staffOf(scene, unit.id).map((name) => t("crepuscule-led", { name: nameOf(name) }));
  const engaged = unit.foes.length ? [t("crepuscule-mark", { mark: "engaged" })] : [];
  const marks = unit.marks.filter((mark) => TOLD.includes(mark)).map((mark) => t("crepuscule-mark", { mark }));
  return [...led, ...engaged, ...marks];
}

function plate(scene: Scene, { id, kind, seat }: Piece): Plate {
  const roster = rosterOf(scene.board, id);
  const title = roster?.title ?? id;
  const army = scene.board?.sides.find((side) => side.seat === seat)?.name ?? seat;
  if (kind === "officer") return officerPlate(scene, id, title, army);
  const unit = unitOf(scene, id);
  const facts = {
    title,
    army,
    kind,
    figures: unit?.figures ?? 0,
    of: Number(roster?.facts["figures"] ?? 0),
    quality: t("crepuscule-class", { quality: String(roster?.facts["class"] ?? "") }),
    formation: formationWords(unit?.formation ?? "line"),
  };
  const state = unit ? stateWords(scene, unit) : [];
  return {
    title,
    facts: kind === "caisson" ? "" : String(facts.figures),
    more: [t("crepuscule-plaque", facts), ...state].join(", "),
    label: [t("crepuscule-label", facts), ...state].join(", "),
    nation: String(roster?.facts["nation"] ?? ""),
    signs: signsOf(unit),
  };
}

function signsOf(unit: Unit | null): string[] {
  if (!unit) return [];
  const signs = unit.marks.includes("fleeing") ? ["routing"] : unit.marks.includes("disordered") ? ["disordered"] : [];
  return unit.marks.includes("spiked") ? [...signs, "silenced"] : signs;
}

function officerPlate(scene: Scene, id: string, title: string, army: string): Plate {
  const wounds = officerOf(scene, id)?.wounds ?? 0;
  const rank = t("crepuscule-rank", { rank: String(rosterOf(scene.board, id)?.facts["rank"] ?? "") });
  const label = t("crepuscule-label-officer", { title, army, rank, wounds });
  return { title, facts: "", more: rank, label, bare: true };
}
