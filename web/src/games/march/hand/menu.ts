/** The orders of one battalion: what it may do, and what it may not, and why. */

import type { Prompt, VerbInfo } from "../../../app/protocol.gen";
import { settings } from "../../../app/settings.svelte";
import type { Group, Item, Reason } from "../../../match/orders/menu/items";
import { allVerbs, open, refused, type Choice, type Said } from "../../../match/play/compose";
import { t } from "../../../app/words";
import { facingWords, nameOf } from "../scene/saying";
import { unitOf, type Battalion, type Scene } from "../scene/scene";

/** Orders of the menu; formations come after them, each with its front. */
function offered(): VerbInfo[] {
  return allVerbs().filter((verb) => verb.icon && verb.word !== "form");
}

export function menuOf(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Group[] {
  if (choice.card === null) return [];
  const unit = unitOf(scene, choice.card);
  const aimed = choice.target !== null && choice.verb === null ? ways(all, choice) : [];
  const items =
    aimed.length > 1
      ? aimed
      : [
          ...offered().flatMap((verb) => verbItem(verb, all, prompt, choice, unit)),
          ...forms(all, prompt, choice, scene),
        ];
  return items.length ? [{ key: "verbs", title: "", items }] : [];
}

/** Orders that nobody misses where they make no sense. */
function idle(verb: string, unit: Battalion | null): boolean {
  if (verb === "rally") return !unit?.marks.includes("routing");
  if (verb === "fight") return !unit?.foe;
  if (verb === "skirmish") return !unit?.screen;
  if (verb === "reform") return !unit?.marks.includes("disordered");
  return false;
}

function verbItem(
  { word: verb, icon, label }: VerbInfo,
  all: readonly Said[],
  prompt: Prompt,
  choice: Choice,
  unit: Battalion | null,
): Item[] {
  const is = (said: Said) => said.card === choice.card && said.verb === verb;
  const legal = all.filter(is);
  const base = {
    key: verb,
    icon,
    label: label[settings.lang] ?? verb,
    part: { verb, target: null, formation: null, on: null },
  };
  if (legal.length) {
    return [{ ...base, note: aims(legal), chosen: choice.verb === verb, why: null }];
  }
  const why = idle(verb, unit) ? null : reasonFor(prompt, is);
  return why ? [{ ...base, note: "", chosen: false, why }] : [];
}

/** Whom a verb may be aimed at: the one by name, more by number. */
function aims(legal: readonly Said[]): string {
  const found = [...new Set(legal.flatMap((said) => (said.target === null ? [] : [said.target])))];
  const [only] = found;
  return only === undefined ? "" : t("march-aims", { count: found.length, only: nameOf(only) });
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

/** What may be done to the one who is aimed at. */
function ways(all: readonly Said[], choice: Choice): Item[] {
  const left = open(all, { ...choice, verb: null });
  const found = offered().filter(({ word }) => left.some((said) => said.verb === word));
  return found.map(({ word, icon, label }) => ({
    key: word,
    icon,
    label: label[settings.lang] ?? word,
    note: "",
    part: { verb: word },
    chosen: choice.verb === word,
    why: null,
  }));
}

/** Of several rules that forbid a thing, the one that forbids most ways to do it. */
function reasonFor(prompt: Prompt, test: (said: Said) => boolean): Reason | null {
  let best: Reason | null = null;
  let most = 0;
  for (const { cite, words, actions } of prompt.refused) {
    const count = refused(actions).filter(test).length;
    if (count > most) [best, most] = [{ cite, words }, count];
  }
  return best;
}
