/** The orders of one battalion: what it may do, and what it may not, and why. */

import type { Prompt, VerbInfo } from "../../../app/protocol.gen";
import type { Group, Item, Reason } from "../../../match/orders/menu/items";
import { refused, type Choice, type Said } from "../../../match/play/compose";
import { t } from "../../../app/words";
import { offered, orderLine, ways } from "../../../miniatures/hand/menu";
import { facingWords, nameOf } from "../scene/saying";
import { unitOf, type Battalion, type Scene } from "../scene/scene";

export function menuOf(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Group[] {
  if (choice.card === null) return [];
  const unit = unitOf(scene, choice.card);
  const aimed = choice.target !== null && choice.verb === null ? ways(all, choice) : [];
  const items =
    aimed.length > 1
      ? aimed
      : [...orders().flatMap((verb) => itemsOf(verb, all, prompt, choice, unit)), ...forms(all, prompt, choice, scene)];
  return items.length ? [{ key: "verbs", title: "", items }] : [];
}

/** Formations come after the other orders, each with its front. */
function orders(): VerbInfo[] {
  return offered().filter((verb) => verb.word !== "form");
}

/** Orders that nobody misses where they make no sense. */
function idle(verb: string, unit: Battalion | null): boolean {
  if (verb === "rally") return !unit?.marks.includes("routing");
  if (verb === "fight") return !unit?.foe;
  if (verb === "skirmish") return !unit?.screen;
  if (verb === "reform") return !unit?.marks.includes("disordered");
  return false;
}

function itemsOf(verb: VerbInfo, all: readonly Said[], prompt: Prompt, choice: Choice, unit: Battalion | null): Item[] {
  return orderLine(verb, all, prompt, choice, nameOf).filter(({ why }) => !why || !idle(verb.word, unit));
}

/** Each formation with each front that it may take. */
function forms(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Item[] {
  const unit = unitOf(scene, choice.card);
  const barred = prompt.refused.flatMap((why) => refused(why.actions).map((said): Form => ({ said, why })));
  const every = [...all.map((said): Form => ({ said, why: null })), ...barred];
  return every
    .filter(({ said }) => said.verb === "form")
    .sort(byFormation)
    .map(({ said, why }) => {
      const heading = Number(said.on ?? 0);
      const stand = said.formation ?? "line";
      const label = t("march-verb-form", { stand, facing: facingWords(unit, heading, scene) });
      return {
        key: `form-${stand}-${said.on}`,
        icon: `f-${stand}`,
        label,
        note: "",
        part: { verb: "form", target: null, formation: said.formation, on: said.on },
        chosen: choice.verb === "form" && choice.formation === said.formation && choice.on === said.on,
        why: why && { cite: why.cite, words: why.words },
      };
    });
}

interface Form {
  said: Said;
  why: Reason | null;
}

/** What is allowed first. */
function byFormation(one: Form, other: Form): number {
  return (
    Number(one.why !== null) - Number(other.why !== null) ||
    (other.said.formation ?? "").localeCompare(one.said.formation ?? "")
  );
}
