/** The menu of what a chosen piece may do: groups of lines, each one more part of a sentence. */

import type { Answer } from "../../../app/protocol.gen";
import type { Said } from "../../../games/front";
import type { Choice } from "../../play/choice";

export interface Reason {
  cite: string;
  words: string;
}

/** One line of the menu: choosing it says `part` of the sentence. With `why` a rule forbids it. */
export interface Item {
  key: string;
  icon: string;
  label: string;
  note: string;
  part: Partial<Choice>;
  said?: Said; // the whole order, where its parts do not distinguish it from others
  chances?: Answer["prospects"][number]["parts"]; // its possible results, the best first
  chosen: boolean;
  why: Reason | null;
}

/** A group of lines; `title` is empty for the verbs, which need none. */
export interface Group {
  key: string;
  title: string;
  items: Item[];
  upright?: boolean; // one below the other, beside the piece: to be compared
}

/** Whether the menu has anything to say: one verb that is already meant needs no menu. */
export function isWorth(groups: readonly Group[]): boolean {
  const items = groups.flatMap((group) => group.items);
  return items.length > 1 || items.some((item) => item.why !== null);
}
