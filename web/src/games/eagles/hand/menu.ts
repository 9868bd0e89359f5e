/** The orders of one card: what it may do and how, and what it may not, and why. */

import type { RefusedActions, VerbInfo } from "../../../app/protocol.gen";
import { settings } from "../../../app/settings.svelte";
import { allVerbs, open, refused as forbidden, settled, type Choice, type Said } from "../../../match/play/compose";
import { t } from "../../../app/words";
import type { Group, Item, Reason } from "../../../match/orders/menu/items";
import { lowered, raised } from "../../../match/orders/saying";
import { aimWords, cardWords, isPlace } from "../scene/saying";

const FORMATIONS = ["line", "column", "square"] as const;
/** `standing`: the formation the card is in, for which no refusal is needed. */
export function menuOf(
  all: readonly Said[],
  refused: readonly RefusedActions[],
  choice: Choice,
  standing: string | null = null,
): Group[] {
  if (choice.card === null) return [];
  const groups =
    choice.target === null
      ? [verbs(all, refused, choice, standing), stances(all, choice)]
      : [ways(all, choice), formations(all, refused, choice), grounds(all, choice)];
  return groups.filter((group) => group.items.length > 0);
}

/** The verbs in the menu of a card. */
function offered(): VerbInfo[] {
  return allVerbs().filter((verb) => verb.icon);
}

function verbs(
  all: readonly Said[],
  refused: readonly RefusedActions[],
  choice: Choice,
  standing: string | null,
): Group {
  const free = { ...choice, verb: null, target: null, formation: null, on: null };
  const mine = open(all, free);
  const items: Item[] = [];
  for (const verb of offered()) {
    const own = mine.filter((said) => said.verb === verb.word);
    if (verb.word === "form") items.push(...forms(mine, refused, choice, standing));
    else items.push(...verbItem(verb, own, refused, choice));
  }
  return {
    key: "verbs",
    title: "",
    items: [...items.filter((item) => !item.why), ...together(items)],
  };
}

/** What may be done to the one aim that is chosen: fire, or shock. */
function ways(all: readonly Said[], choice: Choice): Group {
  const left = open(all, { ...choice, verb: null, formation: null, on: null });
  const found = offered().filter(({ word }) => left.some((said) => said.verb === word));
  const items = found.map(({ word, icon, label }) => ({
    key: word,
    icon,
    label: label[settings.lang] ?? word,
    note: "",
    part: { verb: word, formation: null, on: null },
    chosen: choice.verb === word,
    why: null,
  }));
  return { key: "ways", title: "", items: items.length > 1 ? items : [] };
}

/** What one rule forbids is in one line: "Fire, shock". */
function together(items: readonly Item[]): Item[] {
  const found = new Map<string, Item>();
  for (const item of items) {
    if (!item.why || item.key === "open") continue; // opening fire is a way to fire
    const same = found.get(item.why.cite);
    const label = same ? `${same.label}, ${lowered(item.label)}` : item.label;
    found.set(item.why.cite, { ...(same ?? item), label });
  }
  return [...found.values()];
}

function verbItem(
  { word: verb, icon, label }: VerbInfo,
  legal: Said[],
  refused: readonly RefusedActions[],
  choice: Choice,
): Item[] {
  const base = {
    key: verb,
    icon,
    label: label[settings.lang] ?? verb,
    part: { verb },
  };
  if (legal.length) {
    return [{ ...base, note: aims(legal), chosen: choice.verb === verb, why: null }];
  }
  const why = reasonFor(refused, (said) => said.card === choice.card && said.verb === verb);
  return why ? [{ ...base, note: "", chosen: false, why }] : [];
}

/** Where a verb may lead: the one aim by name, more by number. */
function aims(legal: readonly Said[]): string {
  const found = [...new Set(legal.flatMap((said) => (said.target === null ? [] : [said.target])))];
  const [only] = found;
  if (only === undefined) return "";
  const places = found.every((each) => isPlace(each) || each === "reserve");
  const facts = { count: found.length, only: raised(aimWords(only)) };
  return t(places ? "eagles-places-short" : "eagles-targets-short", facts);
}

function forms(
  mine: readonly Said[],
  refused: readonly RefusedActions[],
  choice: Choice,
  standing: string | null,
): Item[] {
  return FORMATIONS.flatMap((formation): Item[] => {
    const is = (said: Said) => said.verb === "form" && said.formation === formation;
    const why = mine.some(is) ? null : reasonFor(refused, (said) => said.card === choice.card && is(said));
    if (!mine.some(is) && (!why || formation === standing)) return [];
    const chosen = choice.verb === "form" && choice.formation === formation;
    const label = t(`eagles-form-${formation}`);
    return [
      {
        key: `form-${formation}`,
        icon: `f-${formation}`,
        label,
        note: "",
        part: { verb: "form", formation },
        chosen,
        why,
      },
    ];
  });
}

/** How to stand wherever one goes, chosen before the place is. */
function stances(all: readonly Said[], choice: Choice): Group {
  const group: Group = { key: "stance", title: t("eagles-stand"), items: [] };
  const going = open(all, { ...choice, formation: null }).filter(
    (said) => said.target !== null && said.formation !== null,
  );
  const [first] = going;
  const only = going.length === open(all, choice).length;
  if (!first || (choice.verb === null && !only) || going.some((said) => said.verb !== first.verb)) return group;
  for (const formation of FORMATIONS) {
    if (!going.some((said) => said.formation === formation)) continue;
    group.items.push({
      key: `stance-${formation}`,
      icon: `f-${formation}`,
      label: t(`eagles-stand-${formation}`),
      note: "",
      part: { verb: first.verb, formation },
      chosen: (choice.formation ?? "line") === formation,
      why: null,
    });
  }
  if (group.items.length < 2) group.items = [];
  return group;
}

/** The formation after the move: only where more than one is possible. */
function formations(all: readonly Said[], refused: readonly RefusedActions[], choice: Choice): Group {
  const group: Group = { key: "stand", title: t("eagles-stand"), items: [] };
  const now = settled(all, choice);
  if (!now || now.verb === "form" || now.formation === null) return group;
  const ways = open(all, { ...choice, verb: now.verb, formation: null });
  for (const formation of FORMATIONS) {
    const is = (said: Said) =>
      said.verb === now.verb && said.card === now.card && said.target === now.target && said.formation === formation;
    const legal = ways.some(is);
    const why = legal ? null : reasonFor(refused, is);
    if (!legal && !why) continue;
    group.items.push({
      key: `stand-${formation}`,
      icon: `f-${formation}`,
      label: t(`eagles-stand-${formation}`),
      note: "",
      part: { formation },
      chosen: now.formation === formation,
      why,
    });
  }
  if (group.items.length < 2) group.items = [];
  return group;
}

/** Under which cover, or in the open. */
function grounds(all: readonly Said[], choice: Choice): Group {
  const group: Group = { key: "ground", title: t("eagles-ground"), items: [] };
  const now = settled(all, choice);
  if (!now || choice.target === null) return group;
  const ways = open(all, { ...choice, verb: now.verb, formation: now.formation, on: null });
  const found = [...new Set(ways.map((said) => said.on ?? ""))];
  if (found.length < 2) return group;
  for (const on of found.sort()) {
    group.items.push({
      key: `ground-${on}`,
      icon: on ? "g-building" : "i-eye",
      note: "",
      label: on ? cardWords(on) : t("eagles-ground-open"),
      part: { on },
      chosen: (now.on ?? "") === on,
      why: null,
    });
  }
  return group;
}

/** Of several rules that forbid a thing, the one that forbids most ways to do it. */
function reasonFor(refused: readonly RefusedActions[], test: (said: Said) => boolean): Reason | null {
  let best: Reason | null = null;
  let most = 0;
  for (const { cite, words, actions } of refused) {
    const count = forbidden(actions).filter(test).length;
    if (count > most) [best, most] = [{ cite, words }, count];
  }
  return best;
}
