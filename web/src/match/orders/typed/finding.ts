/** Finding an order by what is typed: its notation, or the words of the reader's language. */

import type { Said } from "../../../games/front";
import { sayEffect, sayWhole } from "../saying";

/** Small letters without accents; arrows and commas part words like spaces. */
export function flat(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[-=]?>|→|[:,;’'.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether every word typed begins some word of the sentence, in notation or in words. */
export function fits(typed: string, said: Said): boolean {
  const sought = flat(typed).split(" ").filter(Boolean);
  if (!sought.length) return true;
  const words = flat(`${said.text} ${sayWhole(said)} ${sayEffect(said)}`).split(" ");
  return sought.every((each) => words.some((word) => word.startsWith(each)));
}

/** The orders that a typed beginning may lead to, those with that notation first. */
export function completions(typed: string, all: readonly Said[], most = 7): Said[] {
  const start = flat(typed);
  if (!start) return [];
  const found = all.filter((said) => fits(typed, said));
  const written = (said: Said) => (flat(said.text).startsWith(start) ? 0 : 1);
  return found.sort((one, other) => written(one) - written(other)).slice(0, most);
}
