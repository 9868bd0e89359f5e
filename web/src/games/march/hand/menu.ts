/** The orders of one battalion: what it may do, and what it may not, and why. */

import type { Prompt } from "../../../app/protocol.gen";
import type { Group, Item, Reason } from "../../../match/orders/items";
import { open, sentences, type Choice, type Said } from "../../../match/play/compose";
import { t } from "../../../app/words";
import { facingWords, nameOf } from "../scene/saying";
import { parts, unitOf, type Battalion, type Scene } from "../scene/scene";
import { DEGREE } from "../scene/sentence";

const VERBS = ["fire", "skirmish", "attack", "fight", "rally", "manoeuvre", "ride", "move", "reform", "pass"] as const;
const ICONS: Record<string, string> = {
  fire: "g-gun",
  skirmish: "s-seen",
  attack: "s-engaged",
  fight: "s-engaged",
  rally: "ph-morale",
  manoeuvre: "i-wheel",
  ride: "g-bicorne",
  move: "i-next",
  reform: "f-line",
  pass: "i-done",
};

export function menuOf(all: readonly Said[], prompt: Prompt, choice: Choice, scene: Scene): Group[] {
  if (choice.card === null) return [];
  const unit = unitOf(scene, choice.card);
  const aimed = choice.target !== null && choice.verb === null ? ways(all, choice) : [];
  const items =
    aimed.length > 1
      ? aimed
      : [...VERBS.flatMap((verb) => verbItem(verb, all, prompt, choice, unit)), ...forms(all, prompt, choice, unit)];
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

function verbItem(verb: string, all: readonly Said[], prompt: Prompt, choice: Choice, unit: Battalion | null): Item[] {
  const is = (said: Said) => said.card === choice.card && said.verb === verb;
  const legal = all.filter(is);
  const base = {
    key: verb,
    icon: ICONS[verb] ?? "i-done",
    label: t("march-verb", { verb }),
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
function forms(all: readonly Said[], prompt: Prompt, choice: Choice, unit: Battalion | null): Item[] {
  const refused = prompt.refused.flatMap((why) => sentences(why.actions).map((said): Form => ({ said, why })));
  const every = [...all.map((said): Form => ({ said, why: null })), ...refused];
  return every
    .filter(({ said }) => said.verb === "form")
    .sort(byFormation)
    .map(({ said, why }) => {
      const heading = parts(said.on ?? "0", DEGREE);
      const stand = said.formation ?? "line";
      const label = t("march-verb-form", { stand, facing: facingWords(unit?.pose.h ?? 0, heading) });
      return {
        key: said.text,
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
  const found = VERBS.filter((verb) => left.some((said) => said.verb === verb));
  return found.map((verb) => ({
    key: verb,
    icon: ICONS[verb] ?? "i-done",
    label: t("march-verb", { verb }),
    note: "",
    part: { verb },
    chosen: choice.verb === verb,
    why: null,
  }));
}

/** Of several rules that forbid a thing, the one that forbids most ways to do it. */
function reasonFor(prompt: Prompt, test: (said: Said) => boolean): Reason | null {
  let best: Reason | null = null;
  let most = 0;
  for (const { cite, words, actions } of prompt.refused) {
    const count = sentences(actions).filter(test).length;
    if (count > most) [best, most] = [{ cite, words }, count];
  }
  return best;
}
