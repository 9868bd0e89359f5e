/** Every component test speaks English from the real files unless it says otherwise. */

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";
import { settings } from "./settings.svelte";
import { loadWords } from "./words";

beforeAll(async () => {
  settings.lang = "en";
  await Promise.all([loadWords("en"), loadWords("fr")]);
});

afterEach(cleanup);
