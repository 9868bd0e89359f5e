import { expect, test } from "vitest";
import type { LessonInfo, LessonStepInfo } from "../../app/protocol.gen";
import { promptOf } from "../orders/fixtures";
import { front } from "../../games/eagles/front";
import { refused } from "../play/compose";
import { blank, play } from "../play/state.svelte";
import { asks, fits, lesson, narrowed, stepFrom } from "./lesson.svelte";

const step = (more: Partial<LessonStepInfo> = {}): LessonStepInfo => ({
  say: "Look.",
  do: "",
  point: [],
  acts: [],
  by: null,
  free: false,
  ...more,
});
const read = step();
const act = step({ do: "Fire.", acts: ["fire *"] });
const theirs = step({ say: "", by: "red", acts: ["pass *"] });
const STEPS = [read, act, theirs, read, step({ free: true }), read];

test("a star stands for anything, and everything else for itself", () => {
  expect(fits(["advance *"], "advance 10")).toBe(true);
  expect(fits(["advance *"], "back 10")).toBe(false);
  expect(fits(["fire f2 > b1"], "fire f2 > b1.screen")).toBe(false);
  expect(fits(["fire f2 > b1.screen"], "fire f2 > b1xscreen")).toBe(false);
  expect(fits(["*wheel *"], "advance 5, wheel left 30")).toBe(true);
});

test("what is to be read is never passed over, what is done is", () => {
  expect(stepFrom(STEPS, 0, 1)).toBe(0); // still to be read
  expect(stepFrom(STEPS, 1, 2)).toBe(2); // the act is done, the enemy's turn
  expect(stepFrom(STEPS, 2, 4)).toBe(3); // the enemy has acted: something to read
  expect(stepFrom(STEPS, 4, 6)).toBe(5); // all is done: the last step
});

test("after taking back the guide speaks of what is asked for again", () => {
  expect(stepFrom(STEPS, 3, 1)).toBe(1);
});

test("a step asks for an act, or lets one do as one likes", () => {
  expect([read, act, theirs, STEPS[4]!].map(asks)).toEqual([false, true, true, true]);
});

test("what the lesson closes is closed by the lesson, not by a rule", () => {
  const info = { steps: [step({ acts: ["fire *"] })], at: 0, astray: false, reply: null } as unknown as LessonInfo;
  Object.assign(lesson, { info, shown: 0 });
  Object.assign(play, blank("m"), { front, seat: "french" });
  const rule = { cite: "8.0 adjacent", words: "8.0: It is already there.", actions: ["move 016 > FL"] };
  const prompt = narrowed(promptOf({ legal: ["fire 070 > 130", "move 016 > FC"], refused: [rule] }));
  expect(prompt.legal.map(([text]) => text)).toEqual(["fire 070 > 130"]);
  const [first] = prompt.refused;
  expect(first?.cite).toBe("");
  expect(refused(first?.actions ?? []).map((said) => [said.card, said.target])).toEqual([["016", "FC"]]);
  Object.assign(lesson, { info: null });
  Object.assign(play, blank());
});
