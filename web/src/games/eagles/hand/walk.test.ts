import { expect, test } from "vitest";
import { placeOf } from "./keyboard";
import { neighbour, type Spot } from "./walk.svelte";

const grid: Spot[] = [
  { key: "a", x: 0, y: 0 },
  { key: "b", x: 100, y: 4 },
  { key: "c", x: 200, y: 0 },
  { key: "d", x: 4, y: 150 },
  { key: "e", x: 110, y: 150 },
];

test("arrows walk to the nearest neighbour ahead", () => {
  expect(neighbour(grid[0]!, grid, "right")?.key).toBe("b");
  expect(neighbour(grid[1]!, grid, "right")?.key).toBe("c");
  expect(neighbour(grid[0]!, grid, "down")?.key).toBe("d");
  expect(neighbour(grid[4]!, grid, "up")?.key).toBe("b");
  expect(neighbour(grid[0]!, grid, "left")).toBeNull();
});

test("1 to 3 is the far line, 4 to 6 one's own, from the left of who looks", () => {
  const places = (below: "french" | "allied") => [1, 2, 3, 4, 5, 6].map((number) => placeOf(number, below));
  expect(places("french")).toEqual(["AR", "AC", "AL", "FL", "FC", "FR"]);
  expect(places("allied")).toEqual(["FR", "FC", "FL", "AL", "AC", "AR"]);
});
