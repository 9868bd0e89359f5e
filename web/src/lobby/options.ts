/** A game's options in our words: what each is called, what its values mean, why one would. */

import { t } from "../app/words";

export interface OptionWords {
  title: string;
  about: string;
  values?: Record<string, string>; // key of the words for each value worth offering
  order?: readonly string[]; // of a value of free form, those worth offering
  say?: (value: string) => string; // values that are numbers
}

const ON_OFF = { on: "lobby-on", off: "lobby-off" };

const EAGLES: Record<string, OptionWords> = {
  deck: {
    title: "lobby-deck", about: "lobby-deck-about",
    values: {
      historical: "lobby-deck-historical", full: "lobby-deck-full", open: "lobby-deck-open",
      custom: "lobby-deck-custom",
    },
  },
  scale: {
    title: "lobby-scale", about: "lobby-scale-about",
    values: {
      "1/2": "lobby-scale-half", "1": "lobby-scale-one", "3/2": "lobby-scale-more", "2": "lobby-scale-two",
    },
    order: ["1/2", "1", "3/2", "2"],
  },
  decoys: { title: "lobby-decoys", about: "lobby-decoys-about", values: ON_OFF },
  victory: {
    title: "lobby-victory", about: "lobby-victory-about",
    values: { "1": "lobby-victory-one", "2": "lobby-victory-two" },
  },
  turns: {
    title: "lobby-turns", about: "lobby-turns-about",
    values: { "10": "lobby-turns-10", "20": "lobby-turns-20", "40": "lobby-turns-40", "0": "lobby-turns-none" },
    order: ["10", "20", "40", "0"],
  },
  "prussian-general": {
    title: "lobby-prussian-general", about: "lobby-prussian-general-about", values: ON_OFF,
  },
  draws: { title: "lobby-draws", about: "lobby-draws-about", values: ON_OFF },
  resign: { title: "lobby-resign", about: "lobby-resign-about", values: ON_OFF },
  "french-deck": { title: "lobby-french-deck", about: "lobby-own-deck-about" },
  "british-deck": { title: "lobby-british-deck", about: "lobby-own-deck-about" },
  "prussian-deck": { title: "lobby-prussian-deck", about: "lobby-own-deck-about" },
};

const MARCH: Record<string, OptionWords> = {
  points: {
    title: "lobby-points", about: "lobby-points-about",
    order: ["100", "150", "200", "300", "400"], say: (points) => t("lobby-points-are", { points }),
  },
  "set-up": {
    title: "lobby-set-up", about: "lobby-set-up-about",
    values: { dice: "lobby-set-up-dice", ready: "lobby-set-up-ready" },
  },
  measuring: {
    title: "lobby-measuring", about: "lobby-measuring-about",
    values: { free: "lobby-measuring-free", none: "lobby-measuring-none" },
  },
  turns: {
    title: "lobby-length", about: "lobby-length-about", values: { scenario: "lobby-by-battle" },
    order: ["scenario", "4", "6", "8", "10", "12"],
    say: (turns) => t("lobby-length-turns", { count: Number(turns) }),
  },
  terrain: {
    title: "lobby-terrain", about: "lobby-terrain-about",
    values: { scenario: "lobby-by-battle", lot: "lobby-terrain-lot" }, order: ["scenario", "lot"],
    say: (number) => t("lobby-terrain-drawn", { number }),
  },
  table: {
    title: "lobby-table", about: "lobby-table-about",
    values: {
      scenario: "lobby-by-battle", "120x120": "lobby-table-120x120", "160x120": "lobby-table-160x120",
    },
  },
  objectives: {
    title: "lobby-objectives", about: "lobby-objectives-about",
    values: { scenario: "lobby-by-battle", on: "lobby-objectives-on", off: "lobby-objectives-off" },
  },
  rifles: {
    title: "lobby-rifles", about: "lobby-rifles-about",
    values: { standard: "lobby-rifles-standard", long: "lobby-rifles-long" },
  },
  "counter-charge": {
    title: "lobby-counter-charge", about: "lobby-counter-charge-about", values: ON_OFF,
  },
  "winner-tests": {
    title: "lobby-winner-tests", about: "lobby-winner-tests-about", values: ON_OFF,
  },
  "french-hold": { title: "lobby-french-hold", about: "lobby-french-hold-about", values: ON_OFF },
  "red-army": { title: "lobby-red-army", about: "lobby-army-about" },
  "blue-army": { title: "lobby-blue-army", about: "lobby-army-about" },
};

const WORDS: Record<string, Record<string, OptionWords>> = { eagles: EAGLES, march: MARCH };

/** Nothing for an option that nobody has explained yet. */
export function wordsOf(game: string, key: string): OptionWords | undefined {
  return WORDS[game]?.[key];
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

/** Values that are whole lists of cards or battalions: they are not told in a word. */
export function isLong(key: string): boolean {
  return key.endsWith("-deck") || key.endsWith("-army");
}

/** Ground drawn by lot has a number of its own; the game knows it by nothing else. */
export function drawn(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000);
}
