import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { front } from "../../games/eagles/front";
import { settings } from "../../app/settings.svelte";
import { eventOf } from "../log/fixtures";
import { endReview, playBack, reviewStep } from "./review";
import { blank, mine, play } from "./state.svelte";

const view = (turn: number) => `eagles view 1 french\nbattle waterloo\nturn ${turn} allied combat\nasked nobody\n`;
const step = (number: number) => ({
  number,
  action: "",
  seat: null,
  turn: number,
  phase: "combat",
  events: [eventOf({ words: `Act ${number}.` })],
  view: view(number),
});
const steps = [1, 2, 3, 4].map(step);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ steps })));
  const prompt = { legal: [["end", "end"]] } as never;
  Object.assign(play, blank("x"), { seat: "french", front, number: 3, prompt });
  play.scene = front.readScene(view(3), null);
  Object.assign(settings, { pace: "normal", step: false, lang: "en" });
});
afterEach(() => {
  endReview();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what came after the last turn is played back step by step, and then the present is there again", async () => {
  await playBack(1);
  expect(play.review?.steps.map((each) => each.number)).toEqual([2, 3]);
  expect(play.scene?.turn).toBe(2);
  expect(mine()).toBe(false);
  vi.advanceTimersByTime(1200);
  expect(play.scene?.turn).toBe(3);
  expect(play.latest?.events[0]?.words).toBe("Act 3.");
  vi.advanceTimersByTime(1200);
  expect(play.review).toBeNull();
  expect(play.latest).toBeNull();
  expect(mine()).toBe(true);
});

test("one may step back, and skip to the present at any time", async () => {
  await playBack(0);
  reviewStep(1);
  expect(play.scene?.turn).toBe(2);
  reviewStep(-1);
  reviewStep(-1);
  expect(play.scene?.turn).toBe(1);
  endReview();
  expect(play.scene?.turn).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(play.scene?.turn).toBe(3);
});

test("with nothing to show, nothing is shown", async () => {
  await playBack(3);
  expect(play.review).toBeNull();
});
