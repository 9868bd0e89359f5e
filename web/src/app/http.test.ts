import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, refusing } from "./fixtures/fake_server";
import { call } from "./http";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.lang = "en";
  vi.unstubAllGlobals();
});

test("a refusal in French is set like every other French sentence", async () => {
  fakeServer({ "GET /api/house": () => refusing(403, "FORBIDDEN", "Ce n'est pas permis : demandez.") });
  await expect(call("GET /api/house")).rejects.toThrow("Ce n'est pas permis : demandez.");
  settings.lang = "fr";
  await expect(call("GET /api/house")).rejects.toThrow("Ce n’est pas permis\u00a0: demandez.");
});
