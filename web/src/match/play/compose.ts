/** Clicks put together to a sentence: at every step only what some legal sentence still allows. */

import type { VerbInfo } from "../../app/protocol.gen";
import type { Said } from "../../games/front";
import * as table from "../../games/verbs";
import { NOTHING, type Choice } from "./choice";
import { front } from "./state.svelte";

export { NOTHING, type Choice, type Said };

const PARTS = ["card", "verb", "target", "formation", "on"] as const;

const known = new WeakMap<readonly table.TakenApart[], Said[]>();

/** All sentences of a prompt, named once: many parts read them, and there may be a thousand. */
export function sentences(legal: readonly table.TakenApart[]): Said[] {
  return remembered(legal, table.sendable);
}

/** The sentences that a rule forbids. */
export function refused(actions: readonly table.TakenApart[]): Said[] {
  return remembered(actions, table.forbidden);
}

function remembered(actions: readonly table.TakenApart[], taken: typeof table.sendable): Said[] {
  let all = known.get(actions);
  if (!all) {
    const { key } = front();
    known.set(actions, (all = actions.map((action) => taken(key, action))));
  }
  return all;
}

/** The verbs of the game on the table, in the order of menus and bars. */
export function allVerbs(): readonly VerbInfo[] {
  return table.verbsOf(front().key);
}

/** What the server says of a verb: that it throws dice, is aimed, is given freely. */
export function verbIs(word: string, trait: table.Trait): boolean {
  return table.verbOf(front().key, word)?.traits.includes(trait) ?? false;
}

/** The sentences that a choice leaves open. */
export function open(all: readonly Said[], choice: Choice): Said[] {
  return all.filter((said) => PARTS.every((part) => choice[part] === null || (said[part] ?? "") === choice[part]));
}

/** The one sentence that is meant, if only one is left, or if the rest is only how to stand. */
export function settled(all: readonly Said[], choice: Choice): Said | null {
  const left = open(all, choice);
  if (left.length <= 1) return left[0] ?? null;
  const [first, ...others] = left;
  if (!first || choice.card === null || choice.target === null) return null;
  const same = others.every((said) => said.verb === first.verb && said.target === first.target);
  return same ? usual(left) : null;
}

/** Of ways to go to one place: in line, and under cover where there is any. */
function usual(left: readonly Said[]): Said | null {
  const inLine = left.filter((said) => said.formation === null || said.formation === "line");
  const pool = inLine.length ? inLine : left;
  return pool.find((said) => said.on !== null) ?? pool[0] ?? null;
}

export function cards(all: readonly Said[]): Set<string> {
  return names(all, (said) => said.card ?? said.special);
}

export function targets(all: readonly Said[], choice: Choice): Set<string> {
  return names(open(all, choice), (said) => said.target);
}

export function verbs(all: readonly Said[], choice: Choice): string[] {
  return [...names(open(all, choice), (said) => said.verb)];
}

/** Sentences without a card: end, ready, pass. */
export function plain(all: readonly Said[]): Said[] {
  return all.filter((said) => said.card === null && said.special === null);
}

function names(all: readonly Said[], of: (said: Said) => string | null): Set<string> {
  const found = new Set<string>();
  for (const said of all) {
    const name = of(said);
    if (name !== null) found.add(name);
  }
  return found;
}
