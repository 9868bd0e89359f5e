/** Rules by their number, and reasons without it: it is shown beside them as a link. */

import { openRule } from "./rule.svelte";

/** "7.21 next turn" is rule 7.21. */
export function numberOf(cite: string): string {
  return cite.split(" ")[0] ?? "";
}

export function showRule(cite: string): void {
  openRule(numberOf(cite));
}

/** Reasons begin with their number: "7.21: Infantry fires only at …". */
export function reasonOf(words: string): string {
  return words.replace(/^R?[\d.]+\s?: /, "");
}
