/** The orders of one unit or officer: what it may do with its chance, and what it may not, and why. */

import type { Prompt, VerbInfo } from "../../../app/protocol.gen";
import { t } from "../../../app/words";
import type { Group, Item } from "../../../match/orders/menu/items";
import { raised } from "../../../match/orders/saying";
import { allVerbs, open, verbIs, type Choice } from "../../../match/play/compose";
import { effect, formationWords, nameOf } from "../scene/saying";
import type { Scene } from "../scene/scene";
import type { Said } from "../scene/sentence";
import { offered, orderLine } from "../../../miniatures/hand/menu";
import { prospectOf } from "../../../miniatures/hand/prospects.svelte";

const ICONS: Readonly<Record<string, string>> = {
  line: "f-line",
  "extended-line": "f-tirailleurs",
  "assault-column": "f-column",
  "march-column": "f-march-column",
  "hollow-square": "f-square",
  "solid-square": "f-square",
  "skirmish-order": "f-tirailleurs",
  echelon: "f-masse",
  foragers: "f-tirailleurs",
};

/** What a unit that is charged may do, and which units help it. */
const REACTIONS: Readonly<Record<string, string>> = {
  hold: "g-shako",
  stand: "g-shako",
  "hold-and-fire": "s-hit",
  "hold-fire": "s-hit",
  flee: "s-panicked",
  "fire-and-flee": "s-panicked",
  "fall-back": "i-back",
  "counter-charge": "g-sabre",
  shelter: "f-square",
  fire: "s-hit",
};

export function iconOf({ verb, formation, reaction, job }: Said): string {
  const found = formation ? ICONS[formation] : REACTIONS[reaction ?? job ?? ""];
  return found ?? allVerbs().find(({ word }) => word === verb)?.icon ?? "i-next";
}

export function menuOf(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Group[] {
  if (choice.card === null) return [];
  const aimed = choice.target !== null ? ways(all, choice, scene) : [];
  const items = aimed.length > 1 ? aimed : offered().flatMap((verb) => itemsOf(verb, all, prompt, choice, scene));
  return items.length ? [{ key: "verbs", title: "", items, upright: true }] : [];
}

function itemsOf(verb: VerbInfo, all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Item[] {
  const legal = all.filter((said) => said.card === choice.card && said.verb === verb.word);
  if (legal.length && verb.traits.includes("apart")) return legal.map((said) => apart(verb, said, choice, scene));
  return orderLine(verb, all, prompt, choice, nameOf);
}

/** One order by itself. */
function apart(verb: VerbInfo, said: Said, choice: Choice, scene: Scene): Item {
  const { formation, target, files } = said;
  const label = formation ? raised(formationWords(formation)) : raised(effect(said, scene));
  const icon = formation ? (ICONS[formation] ?? verb.icon) : verb.icon;
  const chosen = choice.verb === verb.word && choice.formation === formation && choice.target === target;
  const part = { verb: verb.word, target, formation, on: null };
  const note = files ? t("crepuscule-files", { files }) : "";
  return { key: said.text, icon, label, note, part, said, chosen, why: null, ...prospectOf(said.text) };
}

/** What may be done to the target, each with its odds. */
function ways(all: readonly Said[], choice: Choice, scene: Scene): Item[] {
  const left = open(all, { ...choice, verb: null, formation: null });
  const charges = new Set<string>();
  return left.flatMap((said: Said) => {
    if (said.verb === "charge" && charges.has("charge")) return []; // its wheels are for the hand
    charges.add(said.verb);
    const verb = offered().find(({ word }) => word === said.verb);
    const chosen = choice.verb === said.verb && verbIs(said.verb, "aimed") && left.length === 1;
    const part = { verb: said.verb };
    const label = raised(effect(said, scene));
    return [
      {
        key: said.text,
        icon: verb?.icon ?? "",
        label,
        note: "",
        part,
        said,
        chosen,
        why: null,
        ...prospectOf(said.text),
      },
    ];
  });
}
