/** Clicks put together to a sentence: at every step only what some legal sentence still allows. */

import type { Said } from "../../games/front";
import { NOTHING, type Choice } from "./choice";
import { front } from "./state.svelte";

export { NOTHING, type Choice, type Said };

const PARTS = ["card", "verb", "target", "formation", "on"] as const;

const known = new WeakMap<readonly string[], Said[]>();

/** All sentences of a prompt, read once: many ask for them, and there may be a thousand. */
export function sentences(legal: readonly string[], read = front().read): Said[] {
  let all = known.get(legal);
  if (!all) known.set(legal, (all = legal.map(read)));
  return all;
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
