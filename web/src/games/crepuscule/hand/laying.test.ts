import { afterEach, expect, test, vi } from "vitest";
import * as api from "../../../match/play/api";
import { blank, play } from "../../../match/play/state.svelte";
import type { Aim, Scene } from "../scene/scene";
import { laying, takeAims } from "./laying.svelte";

afterEach(() => {
  Object.assign(play, blank());
  vi.restoreAllMocks();
});

/** What the dial shows at first, of a gun 7 inches off its target for which the server proposes 1. */
function begunWith(more: Partial<Aim>): number {
  const aim: Aim = {
    gun: "f6",
    target: "a3",
    ammunition: "ball",
    seat: "south",
    most: 8,
    heading: 0,
    off: 7,
    ...more,
  };
  vi.spyOn(api, "legal").mockReturnValue([{ inches: [1] } as unknown as ReturnType<typeof api.legal>[number]]);
  vi.spyOn(api, "draft").mockImplementation(() => undefined);
  Object.assign(play, blank("x"), {
    seat: "south",
    number: ++asked,
    prompt: { kind: "choose-estimates", seat: "south", cards: [], legal: [{}] },
    match: {},
  });
  takeAims({ aims: [aim] } as unknown as Scene);
  return laying.inches[0]!;
}
let asked = 0;

test("C-ART-15: canister and shells are laid on the target, a ball before it, no gun beyond its range", () => {
  expect(begunWith({ ammunition: "canister" })).toBe(7);
  expect(begunWith({ ammunition: "shell" })).toBe(7);
  expect(begunWith({ ammunition: "canister", most: 4 })).toBe(4);
  expect(begunWith({ ammunition: "ball" })).toBe(1);
});

test("D-79: by eye distances are not shown, so the proposal counts", () => {
  expect(begunWith({ ammunition: "canister", off: null })).toBe(1);
});
