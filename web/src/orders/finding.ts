/** Finding an order by what is typed: its notation, or the words of the reader's language. */

import type { Scene } from "../games/eagles/scene";
import type { Said } from "../play/compose";
import { sayEffect, sayWhole } from "./saying";

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

/** Whether every word typed begins some word of the sentence, as written or as said. */
export function fits(typed: string, said: Said, scene: Scene | null): boolean {
  const sought = flat(typed).split(" ").filter(Boolean);
  if (!sought.length) return true;
  const words = flat(`${said.text} ${sayWhole(said, scene)} ${sayEffect(said, scene)}`).split(" ");
  return sought.every((each) => words.some((word) => word.startsWith(each)));
}

/** The orders that a typed beginning may come to, those that are written so first. */
export function completions(
  typed: string,
  all: readonly Said[],
  scene: Scene | null,
  most = 7,
): Said[] {
  const start = flat(typed);
  if (!start) return [];
  const found = all.filter((said) => fits(typed, said, scene));
  const written = (said: Said) => (flat(said.text).startsWith(start) ? 0 : 1);
  return found.sort((one, other) => written(one) - written(other)).slice(0, most);
}
