/** The label beside each piece in words: its name, its men, its formation. */

import type { StakeMark } from "../../../app/protocol.gen";
import type { Plate } from "../../../miniatures/field/field";
import { t } from "../../../app/words";
import { lowered } from "../../../match/orders/saying";
import { bodyOf, type Piece } from "../scene/drawn";
import { commanderOf, rosterOf, unitOf, type Battalion, type Scene } from "../scene/scene";
import { formationWords, nameOf, qualityWords, raised } from "../scene/saying";

/** `stakes` is what the server says is at stake with some of them. */
export function platesOf(scene: Scene, units: readonly Piece[], stakes: readonly StakeMark[] = []): Map<string, Plate> {
  return new Map(units.map((unit) => [unit.id, staked(plate(scene, unit), stakes, unit.id)]));
}

function staked(plate: Plate, stakes: readonly StakeMark[], id: string): Plate {
  const words = stakes.filter((mark) => mark.about === id).map((mark) => lowered(mark.label));
  if (!words.length) return plate;
  return { ...plate, more: [plate.more, ...words].join(", "), label: [plate.label, ...words].join(", ") };
}

/** Everything that has befallen it, in words. */
export function stateWords(scene: Scene, unit: Battalion): string[] {
  const led = scene.commanders.some((chief) => chief.unit === unit.id && !chief.dead);
  const words = [
    ...(led ? ["led"] : []),
    ...(unit.foe ? ["engaged"] : []),
    ...unit.marks,
    ...unit.causes,
    ...(unit.status === "ready" ? [] : [unit.status]),
  ];
  return words.map((mark) => t("march-mark", { mark }));
}

function plate(scene: Scene, drawn: Piece): Plate {
  const roster = rosterOf(scene.board, bodyOf(drawn.id));
  const title = roster?.title ?? drawn.id;
  const army = scene.board?.sides.find((side) => side.seat === drawn.seat)?.name ?? drawn.seat;
  const men = drawn.men;
  if (drawn.kind === "commander") {
    const unit = commanderOf(scene, drawn.seat)?.unit ?? null;
    const chief = t("march-chief");
    const named = title === chief ? "no" : "yes";
    const label = t("march-label-commander", { title, named, army, unit: unit ? nameOf(unit) : "none" });
    return { title, facts: "", more: chief, label };
  }
  if (drawn.kind === "screen") {
    const label = t("march-label-screen", { title, army, men });
    return { title, facts: String(men), more: t("march-skirmishers", { men }), label: raised(label) };
  }
  const unit = unitOf(scene, bodyOf(drawn.id));
  const facts = {
    title,
    army,
    men,
    quality: qualityWords(roster?.facts["quality"]),
    formation: formationWords(drawn.formation),
    screen: unit?.screen?.men ?? 0,
  };
  const state = unit ? stateWords(scene, unit) : [];
  const short = t("march-facts", facts);
  return {
    title,
    facts: short,
    more: t("march-plaque", facts),
    label: [t("march-label", facts), ...state].join(", "),
  };
}
