/** Every component test speaks English from the real files unless it says otherwise. */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeAll, vi } from "vitest";
import { settings } from "./settings.svelte";
import { GAMES } from "../games";
import { addLobbyWords, loadGameWords, loadOptions } from "../games/load";
import VERBS from "../games/fixtures/verbs.json";
import { setVerbs } from "../games/verbs";
import type { VerbInfo } from "./protocol.gen";
import { loadWords } from "./words";

// a busy machine is no failure
const PATIENCE = 20_000;
configure({ asyncUtilTimeout: PATIENCE });
const waitFor = vi.waitFor;
vi.waitFor = (condition, options = PATIENCE) => waitFor(condition, options);

for (const [game, verbs] of Object.entries(VERBS)) setVerbs(game, verbs as VerbInfo[]);

beforeAll(async () => {
  settings.lang = "en";
  addLobbyWords();
  await Promise.all(GAMES.flatMap(({ key }) => [loadGameWords(key), loadOptions(key)]));
  await loadWords("fr");
});

/** The tests of a file share one page: each leaves it as it found it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, "", "/");
});
