import { expect, test } from "vitest";
import type { ChartForm, ChartLane, ChartResult, ChartSum } from "../../app/protocol.gen";
import { modifiersOf, rowsOf, scoresOf } from "./reference";

const result = (name: string, rule: number, effects: unknown[] = []): ChartResult =>
  ({ name, short: name, text: "", rule, effects, also: [] }) as ChartResult;

test("what answers one question goes by its value, questions in the order of the card", () => {
  const lines = [{ cells: [[[0, 1, 1]], []] }, { cells: [[], [[0, 2, 2]], [[0, 3, 3]], [[0, 4, 1]], [[1, 5, 1]]] }];
  const found = modifiersOf({ parts: 1, lines } as unknown as ChartSum);
  expect(found.map(({ rule }) => rule)).toEqual([1, 5, 4, 2, 3]);
  expect(found.map(({ worth }) => worth)).toEqual(["+1", "−1", "+1", "+2", "+3"]);
});

test("results that are called the same and do the same are one row with all their scores", () => {
  const results = [result("moves", 0), result("fails", 1), result("fails", 2), result("fails", 3, [{}])];
  const rows = rowsOf({ results } as unknown as ChartForm);
  expect(rows.map(({ places }) => places)).toEqual([[0], [1, 2], [3]]);
  const lane = { lowest: -1, cells: [3, 2, 2, 1, 1, 0] } as unknown as ChartLane;
  expect(rows.map(({ places }) => scoresOf(lane, places))).toEqual(["4+", "0–3", "≤ −1"]);
  expect(scoresOf(lane, [7])).toBeNull();
});
