/** The label beside each piece: its name, its bases as blocks, its state; in full for a closer look. */

import { t } from "../../../app/words";
import type { Plate } from "../../../miniatures/field/field";
import { strengthBlocks } from "../../../miniatures/field/labels/strength";
import type { Piece } from "../scene/drawn";
import { commandName, conditionWords, formationWords, nameOf } from "../scene/saying";
import { commandOf, generalOf, rosterOf, unitOf, type Brigade, type Scene } from "../scene/scene";

/** Marks that everybody asks about; the others only say what has been done. */
const TOLD: readonly string[] = ["disordered", "silenced", "damaged", "locked", "charging", "countering"];

export function platesOf(scene: Scene, units: readonly Piece[]): Map<string, Plate> {
  return new Map(units.map((unit) => [unit.id, plate(scene, unit)]));
}

/** Everything that has befallen it, in words. */
export function stateWords(unit: Brigade): string[] {
  return unit.marks.filter((mark) => TOLD.includes(mark)).map((mark) => t("age-mark", { mark }));
}

function plate(scene: Scene, { id, kind, seat }: Piece): Plate {
  const roster = rosterOf(scene.board, id);
  const title = roster?.title ?? id;
  const army = scene.board?.sides.find((side) => side.seat === seat)?.name ?? seat;
  if (kind === "general") return generalPlate(scene, id, title, army);
  const unit = unitOf(scene, id);
  const facts = {
    title,
    army,
    kind,
    bases: unit?.bases ?? 0,
    condition: conditionWords(unit?.condition ?? "fresh"),
    formation: formationWords(unit?.formation ?? "line"),
  };
  const state = unit ? stateWords(unit) : [];
  const signs = unit ? TOLD.slice(0, 3).filter((mark) => unit.marks.includes(mark)) : [];
  const blocks = kind === "brigade" && unit && roster ? strengthBlocks(unit.bases, roster.facts) : [];
  return {
    title,
    facts: "",
    more: [t("age-plaque", facts), ...state].join(", "),
    label: [t("age-label", facts), ...state].join(", "),
    nation: String(roster?.facts["nation"] ?? ""),
    blocks,
    condition: unit?.condition ?? "fresh",
    signs,
  };
}

function generalPlate(scene: Scene, id: string, title: string, army: string): Plate {
  const unit = generalOf(scene, id)?.unit ?? null;
  const command = commandOf(scene, id);
  const facts = { title, army, unit: unit ? nameOf(unit) : "none", command: command ? commandName(command) : "none" };
  return { title, facts: "", more: "", label: t("age-label-general", facts), bare: true };
}
