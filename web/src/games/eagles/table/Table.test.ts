import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as api from "../../../match/play/api";
import { promptOf, setTable, VIEW } from "../../../match/orders/fixtures";
import { play } from "../../../match/play/state.svelte";
import { page } from "../../../ui/viewport.svelte";
import { drag } from "../hand/drag.svelte";
import { readScene } from "../scene/scene";
import { panels } from "./panels.svelte";
import Table from "./Table.svelte";

const LEGAL = ["move 016 > AR", "move 016 > AR column", "fire 070 > 130", "end"];

beforeEach(() => {
  page.narrow = true;
  setTable({ prompt: promptOf({ legal: LEGAL }) });
});
afterEach(() => {
  cleanup();
  page.narrow = false;
  Object.assign(panels, { lane: 1, reserve: false });
});

const table = () => render(Table, { scene: readScene(VIEW) }).container;
const lane = (root: Element) => root.querySelector('[data-lane][aria-selected="true"]')?.getAttribute("data-lane");
const mark = (root: Element, name: string) =>
  root.querySelector(`[data-card="${name}"], [data-place="${name}"]`)?.getAttribute("data-mark");
const touch = (root: Element, name: string) =>
  fireEvent.click(root.querySelector(`[data-card="${name}"], [data-place="${name}"], [data-lane="${name}"]`)!);

test("a phone stays where one has aimed, though another lane has a card that may act", async () => {
  const root = table();
  await touch(root, "left");
  await touch(root, "016");
  await touch(root, "AR");
  expect([lane(root), mark(root, "AR")]).toEqual(["left", "aimed"]);
  api.choose(null);
  flushSync();
  expect(lane(root)).toBe("left"); // both lanes have a card that may act
});

test("a phone goes to the only lane in which one may act, or the card in hand may aim", () => {
  setTable({ prompt: promptOf({ legal: ["fire 070 > 130", "play 099 > AR#1"] }) });
  panels.lane = 0;
  const root = table();
  expect(lane(root)).toBe("center");
  api.choose("099");
  flushSync();
  expect(lane(root)).toBe("left");
});

test("a hand lies in rows while one deploys and while the other does, and in one row in battle", () => {
  page.narrow = false;
  const rows = (view: string) => render(Table, { scene: readScene(view) }).container.querySelector("ul.rows") !== null;
  const waiting = promptOf({ words: "Waiting for the Allies to deploy.", short: "" });
  setTable({ prompt: waiting, asked: "allied", owing: ["allied"] });
  expect(rows(VIEW)).toBe(false);
  expect(rows(VIEW.replace("turn 5 french combat", "turn 0 allied deployment"))).toBe(true);
  play.seat = null;
  expect(rows(VIEW.replace("turn 5 french combat", "turn 0 allied deployment"))).toBe(false);
});

test("a phone's hand is unfolded while one deploys, may be folded, and is folded for the battle", async () => {
  const deployment = VIEW.replace("turn 5 french combat", "turn 0 french deployment");
  setTable({ prompt: promptOf({ kind: "choose-deployment", legal: ["deploy 016 > FL", "ready"] }) });
  const { container, rerender } = render(Table, { scene: readScene(deployment) });
  flushSync();
  const open = () => container.querySelector(".strip.open") !== null;
  expect(open()).toBe(true);
  await touch(container, "reserve");
  expect(open()).toBe(false);
  await rerender({ scene: readScene(deployment) });
  expect(open()).toBe(false);
  await touch(container, "reserve");
  play.prompt = promptOf({ legal: LEGAL });
  await rerender({ scene: readScene(VIEW) });
  expect(open()).toBe(false);
});

test("a Position is full with four troop cards, not when nothing is left to place", () => {
  page.narrow = false;
  setTable({ prompt: promptOf({ kind: "choose-deployment", legal: ["ready"] }) });
  const text = table().textContent;
  expect(text).toContain("1 of 4");
  expect(text).not.toContain("full");
});

test("a phone does not turn to another lane when a hand lets go", () => {
  play.latest = { number: 1, events: [], fresh: false };
  const root = table();
  setTable({ prompt: promptOf({ legal: ["fire 070 > 130", "end"] }) });
  flushSync();
  panels.lane = 2;
  drag.carried = { card: "070", x: 0, y: 0, over: null, width: 1, height: 1 };
  flushSync();
  drag.carried = null;
  flushSync();
  expect(lane(root)).toBe("right");
});

test("while others may answer one's act in secret, the table asks for nothing and shows the act", () => {
  const root = table();
  api.choose("070");
  api.narrow({ target: "130" });
  flushSync();
  expect(root.querySelectorAll(".lit")).toHaveLength(2);
  play.waiting = { seat: "allied", since: 0, until: 1 };
  flushSync();
  expect([mark(root, "070"), mark(root, "130")]).toEqual(["selected", "aimed"]);
  expect(root.querySelector(".arrow.calm")).toBeNull();
  expect(root.querySelector(".lit.may")).toBeNull();
  play.waiting = null; // the act was refused: its question stands again
  flushSync();
  expect(root.querySelector(".lit.may")).not.toBeNull();
});
