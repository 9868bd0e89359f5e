import { expect, test } from "vitest";
import type { Step } from "../../app/protocol.gen";
import { stride, toldUntil } from "./course";

const step = (number: number, turn: number, phase: string, seat = "french"): Step => ({
  number,
  line: number,
  action: "end",
  seat,
  turn,
  phase,
  events: [],
  view: `eagles view 1 french\nturn ${turn} ${seat} ${phase}\n`,
});
const steps = [
  step(0, 0, "deployment"),
  step(1, 1, "morale"),
  step(2, 1, "combat"),
  step(3, 1, "combat"),
  step(4, 1, "reinforce"),
  step(5, 2, "morale", "allied"),
  step(6, 2, "combat", "allied"),
];

test("an action is one step, and the ends hold", () => {
  expect(stride(steps, 2, "action", true)).toBe(3);
  expect(stride(steps, 6, "action", true)).toBe(6);
  expect(stride(steps, 0, "action", false)).toBe(0);
});

test("a phase forward is the first step of the next, back the first of this or the one before", () => {
  expect(stride(steps, 2, "phase", true)).toBe(4);
  expect(stride(steps, 3, "phase", false)).toBe(2);
  expect(stride(steps, 2, "phase", false)).toBe(1);
});

test("a turn forward is the first step of the next turn", () => {
  expect(stride(steps, 1, "turn", true)).toBe(5);
  expect(stride(steps, 6, "turn", false)).toBe(5);
  expect(stride(steps, 5, "turn", false)).toBe(1);
});

test("the log goes as far as the step", () => {
  expect(toldUntil(steps, 2).map((told) => told.number)).toEqual([0, 1, 2]);
});
