import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UpdateMessage } from "../../app/protocol.gen";
import { eventOf } from "../log/fixtures";
import { front } from "../../games/eagles/front";
import { settings } from "../../app/settings.svelte";
import * as stage from "./playback";
import { blank, play } from "./state.svelte";

const view = "eagles view 1 french\nbattle waterloo\nturn 1 allied combat\nasked nobody\n";
const said = [eventOf({ words: "Kempt fires." })];
const update = (number: number, text: string | null = view, events = said): UpdateMessage => ({
  type: "update",
  number,
  events,
  asked: null,
  owing: [],
  deadline: null,
  view: text,
  stakes: null,
  pair: null,
});
const numbers = () => play.told.map((told) => told.number);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  Object.assign(play, blank("x"), { seat: "french", front, since: 1 });
  Object.assign(settings, { pace: "normal", step: false });
});
afterEach(() => {
  stage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("updates are shown one after another, and the question after the last of them", () => {
  const done = vi.fn();
  for (const number of [1, 2, 3]) stage.hear(update(number), done);
  expect(numbers()).toEqual([1]);
  vi.advanceTimersByTime(1199);
  expect(numbers()).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(numbers()).toEqual([1, 2]);
  vi.advanceTimersByTime(1200);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(done).toHaveBeenCalled();
});

test("what says nothing takes no time, and what answers the reader's own act comes at once", () => {
  stage.hear(update(1, view, []), vi.fn());
  stage.hear(update(2), vi.fn());
  vi.advanceTimersByTime(0);
  expect(numbers()).toEqual([1, 2]);
  stage.hear(update(3), vi.fn(), true);
  expect(numbers()).toEqual([1, 2, 3]);
  stage.hear(update(4), vi.fn());
  stage.hear(update(5), vi.fn(), true);
  expect(numbers()).toEqual([1, 2, 3]);
});

test("a key or a click shows everything at once", () => {
  for (const number of [1, 2, 3]) stage.hear(update(number), vi.fn());
  stage.skip();
  expect(numbers()).toEqual([1, 2, 3]);
  expect(play.pending).toEqual([]);
});

test("before the reader's first turn a long story is played in one second", () => {
  play.since = 0;
  for (let number = 1; number <= 31; number++) stage.hear(update(number), vi.fn());
  stage.hurry();
  vi.advanceTimersByTime(900);
  expect(numbers().length).toBeLessThan(31);
  vi.advanceTimersByTime(200);
  expect(numbers()).toHaveLength(31);
});

test("once the reader is asked, a long story is played in fifteen seconds", () => {
  for (let number = 1; number <= 31; number++) stage.hear(update(number), vi.fn());
  stage.hurry();
  vi.advanceTimersByTime(14_400);
  expect(numbers().length).toBeLessThan(31);
  vi.advanceTimersByTime(800);
  expect(numbers()).toHaveLength(31);
});

test("who steps through the other side's moves sees one at a time", () => {
  settings.step = true;
  for (const number of [1, 2, 3]) stage.hear(update(number), vi.fn());
  vi.advanceTimersByTime(10_000);
  expect(numbers()).toEqual([1]);
  stage.stepOn();
  expect(numbers()).toEqual([1, 2]);
});

test("what was missed goes into the log, marked as new unless it is the first visit", () => {
  stage.hear(update(1, null), vi.fn());
  stage.hear(update(2, null), vi.fn());
  stage.settleDown(2, 1);
  expect(play.told.map((told) => told.fresh)).toEqual([false, true]);
  Object.assign(play, blank("y"), { front });
  stage.hear(update(1, null), vi.fn());
  stage.settleDown(1, 0);
  expect(play.told.map((told) => told.fresh)).toEqual([false]);
});

test("in a browser that has not seen one's last turn, the headings of the log tell when it was", () => {
  const turn = (seat: string) => [eventOf({ words: seat, opens: "turn", seat })];
  play.since = 0;
  for (const [i, events] of [turn("allied"), said, turn("french"), said, turn("allied"), said].entries()) {
    stage.hear(update(i + 1, null, events), vi.fn());
  }
  stage.settleDown(6, 0);
  expect(play.since).toBe(5);
  stage.hear(update(7, null, turn("french")), vi.fn());
  stage.settleDown(7, 0);
  expect(play.since).toBe(5);
});
