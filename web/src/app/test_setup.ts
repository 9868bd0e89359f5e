/** Every component test speaks English from the real files unless it says otherwise. */

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";
import { settings } from "./settings.svelte";
import { loadGameWords, loadWords } from "./words";

beforeAll(async () => {
  settings.lang = "en";
  await Promise.all([loadGameWords("eagles"), loadGameWords("march")]);
  await loadWords("fr");
});

afterEach(cleanup);
