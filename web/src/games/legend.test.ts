/** Every mark of a game's table has its words, in both languages, on the page that explains them. */

import { afterEach, expect, test } from "vitest";
import { loadWords, t } from "../app/words";
import { settings } from "../app/settings.svelte";
import { MARKS } from "../miniatures/field/field";
import { SIGNS as TABLE_SIGNS } from "../miniatures/paint/signs";
import { RINGS } from "./eagles/cards/piece";
import { SIGNS as CARD_SIGNS } from "./eagles/cards/signs";
import { GAMES } from ".";
import { addLobbyWords, loadGameWords } from "./load";

afterEach(() => {
  settings.lang = "en";
});

const SHOWN: Record<string, readonly string[]> = {
  eagles: [...RINGS, ...Object.keys(CARD_SIGNS), "column", "square", "hidden", "hit", "blown", "recovering"],
  march: [...MARKS, ...Object.keys(TABLE_SIGNS), "line", "column"],
};

test.each(GAMES.map(({ key }) => key))("every mark of %s is explained, once, in both languages", async (key) => {
  const { legend } = await GAMES.find((game) => game.key === key)!.how!.legend();
  const words = legend.map((mark) => mark.words);
  expect(new Set(words).size).toBe(words.length);
  const named = words.map((each) => each.split("-").at(-1));
  expect(SHOWN[key]!.filter((mark) => !named.includes(mark))).toEqual([]);
  addLobbyWords();
  for (const lang of ["en", "fr"] as const) {
    settings.lang = lang;
    await loadWords(lang);
    await loadGameWords(key);
    expect(words.filter((each) => t(each) === each)).toEqual([]);
  }
});

test.each(GAMES.map(({ key }) => key))("each mark of %s is drawn", async (key) => {
  const { legend } = await GAMES.find((game) => game.key === key)!.how!.legend();
  for (const mark of legend) expect(Boolean(mark.icon) !== Boolean(mark.Drawn)).toBe(true);
});
