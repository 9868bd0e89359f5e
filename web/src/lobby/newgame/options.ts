/** A game's options in our words, once they are fetched. */

import type { OptionWords } from "../../games/entry";
import { optionsOf } from "../../games/load";
import { t } from "../../app/words";

/** Nothing for an option that nobody has explained yet. */
export function wordsOf(game: string, key: string): OptionWords | undefined {
  return optionsOf(game)[key];
}

export function optionTitle(game: string, key: string): string {
  const words = wordsOf(game, key);
  return words ? t(words.title) : key;
}

export function valueName(game: string, key: string, value: string): string {
  const words = wordsOf(game, key);
  const named = words?.values?.[value];
  return named ? t(named) : (words?.say?.(value) ?? value);
}

/** Values that are whole lists of cards or battalions: they are not shown in a word. */
export function isWhole(game: string, key: string): boolean {
  return wordsOf(game, key)?.whole !== undefined;
}

/** What is random has a number of its own; the game knows it by nothing else. */
export function drawn(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000);
}
