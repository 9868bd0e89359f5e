/** What the order menus of all games on a measured table have in common. */

import type { Prompt, VerbInfo } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/words";
import type { Item, Reason } from "../../match/orders/menu/items";
import { allVerbs, open, refused, type Choice, type Said } from "../../match/play/compose";
import { prospectOf } from "./prospects.svelte";

/** An order of a measured table: one that leads to a place is aimed at nobody. */
type Order = Said & { pose?: unknown };

/** The orders that have a sign, and so a line. */
export function offered(): VerbInfo[] {
  return allVerbs().filter((verb) => verb.icon);
}

/** The line of one order of the chosen piece, if it has any: its possible targets, or why it is forbidden. */
export function orderLine(
  verb: VerbInfo,
  all: readonly Order[],
  prompt: Prompt,
  choice: Choice,
  nameOf: (piece: string) => string,
): Item[] {
  const is = (said: Order) => said.card === choice.card && said.verb === verb.word;
  const legal = all.filter(is);
  const [first] = legal;
  const line = lineOf(verb, choice);
  if (first) return [{ ...line, note: aims(legal, nameOf), ...prospectOf(first.text) }];
  const why = verb.traits.includes("quiet") ? null : reasonFor(prompt, is);
  return why ? [{ ...line, chosen: false, why }] : [];
}

function lineOf({ word, icon, label }: VerbInfo, choice: Choice): Item {
  const part = { verb: word, target: null, formation: null, on: null };
  return {
    key: word,
    icon,
    label: label[settings.lang] ?? word,
    note: "",
    part,
    chosen: choice.verb === word,
    why: null,
  };
}

/** The targets of a verb: one by name, more by number. */
function aims(legal: readonly Order[], nameOf: (piece: string) => string): string {
  const found = [...new Set(legal.flatMap(({ target, pose }) => (target === null || pose ? [] : [target])))];
  const [only] = found;
  return only === undefined ? "" : t("field-aims", { count: found.length, only: nameOf(only) });
}

/** What may be done to the target. */
export function ways(all: readonly Said[], choice: Choice): Item[] {
  const left = open(all, { ...choice, verb: null });
  const found = offered().filter(({ word }) => left.some((said) => said.verb === word));
  return found.map((verb) => ({ ...lineOf(verb, choice), part: { verb: verb.word } }));
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
