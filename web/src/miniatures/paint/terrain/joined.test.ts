import { beforeAll, expect, test, vi } from "vitest";
import type { FeatureInfo } from "../../../app/protocol.gen";
import { FakePath } from "../fakes";
import { crossing, crossings } from "./crossings";
import { joined, outlines } from "./joined";

const LEFT: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const RIGHT: [number, number][] = [
  [10, 0],
  [20, 0],
  [20, 10],
  [10, 10],
];
const FAR: [number, number][] = RIGHT.map(([x, y]) => [x + 50, y]);
const river = (points: [number, number][], more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  kind: "river",
  name: "Saale",
  points,
  line: false,
  width: 0,
  level: 0,
  openings: [],
  ...more,
});

beforeAll(() => void vi.stubGlobal("Path2D", FakePath));

test("a side that two shapes share lies within", () => {
  const [whole, ...others] = outlines([LEFT, RIGHT]);
  expect(others).toEqual([]);
  expect(whole).toHaveLength(6);
  expect(whole).not.toContainEqual([10, 5]);
  expect(outlines([LEFT, FAR])).toHaveLength(2);
});

test("pieces of one name and kind become one; others stay as they are", () => {
  const wood = river(FAR, { kind: "wood" });
  const road = river(RIGHT, { line: true });
  const found = joined([river(LEFT), wood, river(RIGHT), road]);
  expect(found.map(({ kind, line, points }) => [kind, line, points.length])).toEqual([
    ["river", false, 6],
    ["wood", false, 4],
    ["river", true, 4],
  ]);
  expect(joined([river(LEFT), river(RIGHT, { name: "Ilm" })])).toHaveLength(2);
});

test("a road has a bridge wherever it crosses a stream", () => {
  const road = {
    points: [
      [0, 0],
      [100, 0],
    ] as const,
    width: 12,
  };
  const stream = (x: number, to: number) => ({
    points: [
      [x, -50],
      [to, 50],
    ] as const,
    width: 8,
  });
  expect(
    crossing(
      [
        [0, 0],
        [100, 0],
      ],
      [
        [40, -50],
        [60, 50],
      ],
    ),
  ).toEqual([50, 0]);
  const [bridge, ...others] = crossings([road], [stream(40, 60), stream(140, 160)]);
  expect(others).toEqual([]);
  expect(bridge!.box.left).toBeLessThan(50 - 4);
  expect(bridge!.box.right).toBeGreaterThan(50 + 4);
  expect(bridge!.box.bottom).toBeGreaterThan(6);
});
