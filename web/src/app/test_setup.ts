/** Every component test speaks English from the real files unless it says otherwise. */

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";
import { settings } from "./settings.svelte";
import { GAMES } from "../games";
import { addLobbyWords, loadGameWords } from "../games/load";
import { loadWords } from "./words";

beforeAll(async () => {
  settings.lang = "en";
  addLobbyWords();
  await Promise.all(GAMES.map((game) => loadGameWords(game.key)));
  await loadWords("fr");
});

/** The tests of a file share one page: each leaves it as it found it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, "", "/");
});
