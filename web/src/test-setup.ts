/** Every component test speaks English from the real files unless it says otherwise. */

import { beforeAll } from "vitest";
import { settings } from "./settings.svelte";
import { loadWords } from "./words";

beforeAll(async () => {
  settings.lang = "en";
  await Promise.all([loadWords("en"), loadWords("fr")]);
});
