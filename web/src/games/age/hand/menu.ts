/** The orders of one brigade, battery or general: what it may do with its chance, and what it may not, and why. */

import type { Prompt, VerbInfo } from "../../../app/protocol.gen";
import { t } from "../../../app/words";
import type { Group, Item } from "../../../match/orders/menu/items";
import { raised } from "../../../match/orders/saying";
import type { Choice } from "../../../match/play/compose";
import { commandName, effect, formationWords, nameOf } from "../scene/saying";
import type { Scene } from "../scene/scene";
import type { Said } from "../scene/sentence";
import { offered, orderLine, ways } from "../../../miniatures/hand/menu";
import { prospectOf } from "../../../miniatures/hand/prospects.svelte";

export function menuOf(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Group[] {
  if (choice.card === null) return [];
  const aimed = choice.target !== null && choice.verb === null ? ways(all, choice) : [];
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
  const { formation, target } = said;
  const label = formation
    ? raised(formationWords(formation))
    : target
      ? t("age-take-over", { command: commandName(target) })
      : raised(effect(said, scene));
  const icon = formation ? `f-${formation}` : verb.icon;
  const chosen = choice.verb === verb.word && choice.formation === formation && choice.target === target;
  const part = { verb: verb.word, target, formation, on: null };
  return { key: said.text, icon, label, note: "", part, said, chosen, why: null, ...prospectOf(said.text) };
}
