import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { front } from "../../games/eagles/front";
import * as api from "../play/api";
import { blank, play } from "../play/state.svelte";
import { promptOf } from "./fixtures";
import { rollAll, rolling, rollOn, tests } from "./rolling.svelte";

const acted: string[] = [];

function ask(kind: string, legal: string[]): void {
  Object.assign(play, blank("m"), { front, seat: "french", prompt: promptOf({ kind, legal }), scene: {} });
}

beforeEach(() => {
  acted.length = 0;
  vi.spyOn(api, "act").mockImplementation((text) => void acted.push(text));
});
afterEach(() => {
  rolling.kind = null;
  Object.assign(play, blank());
  vi.restoreAllMocks();
});

test("several tests and nothing else may be rolled at once", () => {
  ask("choose-test", ["test 016", "test 070"]);
  expect(tests(api.legal()).map((said) => said.text)).toEqual(["test 016", "test 070"]);
  ask("choose-test", ["test 016"]);
  expect(tests(api.legal())).toEqual([]);
  ask("choose-act", ["fire 070 > 130", "test 016"]);
  expect(tests(api.legal())).toEqual([]);
});

test("one after another, until something else is asked", () => {
  ask("choose-test", ["test 016", "test 070"]);
  rollAll();
  expect(acted).toEqual(["test 016"]);
  ask("choose-test", ["test 070"]);
  rollOn();
  expect(acted).toEqual(["test 016", "test 070"]);
  ask("choose-act", ["fire 070 > 130"]);
  rollOn();
  expect([acted.length, rolling.kind]).toEqual([2, null]);
  ask("choose-test", ["test 055", "test 070"]);
  rollOn();
  expect(acted).toHaveLength(2);
});

test("nothing is rolled while an order is on its way or something is still shown", () => {
  ask("choose-test", ["test 016", "test 070"]);
  play.sending = { id: "x", action: "test 016" } as never;
  rollAll();
  expect(acted).toEqual([]);
});
