import { expect, test } from "vitest";
import { board, charging, marching, placing, track } from "../field/fixtures";
import { isContact, paceTo, pick, poseAt, start, towards, turnPick, usedAt, verdictAt } from "./ghost";
import { corners, moved, wheeled } from "../field/pose";
import { region } from "./region";
import { otherLeg, step } from "./step";
import { lengthWords, roundedUp } from "../measuring/lengths";

const spot = (at: number, place: number, leg = "advance") => ({ at, place, leg });
const put = (at: number, place: number) => ({ at, place, leg: "" });
const reach = marching();

test("a wheel turns about the corner on its side", () => {
  // right by a quarter: the right corner stays at 55,20 and the middle ends at 55,25
  expect(wheeled({ x: 50000, y: 20000, h: 0 }, 10000, 9000)).toEqual({ x: 55000, y: 25000, h: 9000 });
  expect(wheeled({ x: 50000, y: 20000, h: 0 }, 10000, -9000)).toEqual({ x: 45000, y: 25000, h: 27000 });
  // by 30 degrees: 55 - 5 cos 30, 20 + 5 sin 30
  expect(wheeled({ x: 50000, y: 20000, h: 0 }, 10000, 3000)).toEqual({ x: 50670, y: 22500, h: 3000 });
});

test("an odd width leaves its odd hundredth on the left, as on the server", () => {
  expect(wheeled({ x: 0, y: 0, h: 0 }, 10001, 9000)).toEqual({ x: 5000, y: 5000, h: 9000 });
  expect(wheeled({ x: 0, y: 0, h: 0 }, 10001, -9000)).toEqual({ x: -5001, y: 5001, h: 27000 });
});

test("the ghost wheels first, then goes straight", () => {
  // 5 cm along 30 degrees: 2.5 east, 4.33 north
  expect(poseAt(reach, spot(3000, 5000))).toEqual({ x: 53170, y: 26830, h: 3000 });
  expect(poseAt(reach, spot(0, 2000, "back"))).toEqual({ x: 50000, y: 18000, h: 0 });
  expect(moved({ x: 1, y: 2, h: 27000 }, 10)).toEqual({ x: -9, y: 2, h: 27000 });
  const east = corners({ x: 0, y: 0, h: 9000 }, [200, 100]);
  expect(east).toEqual([
    [0, 100],
    [0, -100],
    [-100, -100],
    [-100, 100],
  ]);
});

test("on a grid the place is the x of a row", () => {
  expect(poseAt(placing(), put(5000, 13000))).toEqual({ x: 13000, y: 5000, h: 4500 });
  expect(start(placing())).toEqual(put(5000, 12000));
});

test("the verdict is that of the run, and beyond all runs that of the reach", () => {
  expect(verdictAt(reach, spot(0, 6000))).toEqual({ allowed: true, why: null });
  expect(verdictAt(reach, spot(0, 6100)).why?.cite).toBe("A7");
  expect(verdictAt(reach, spot(0, 8000)).why?.cite).toBe("A7");
  expect(verdictAt(reach, spot(0, 8100)).why?.cite).toBe("7.2");
  expect(verdictAt(reach, spot(100, 0)).why?.cite).toBe("7.2");
  expect(verdictAt(placing(), put(7000, 12000)).allowed).toBe(false);
  expect(verdictAt(placing(), put(4000, 9000)).allowed).toBe(false);
});

test("what is used is read from the runs", () => {
  expect(usedAt(reach, spot(0, 6000))).toEqual({ used: 7000, left: 3000 });
  expect(usedAt(reach, spot(0, 2000, "back"))).toEqual({ used: 5000, left: 5000 });
  expect(usedAt(reach, spot(3000, 1000))).toEqual({ used: 8000, left: 2000 });
  expect(usedAt(reach, spot(3000, 3000))).toEqual({ used: 20000, left: 0 });
  expect(usedAt(reach, spot(0, 2000, "oblique-left"))).toEqual({ used: 4000, left: 6000 });
  // beyond the last run it continues as there, and where no track is all is used
  expect(usedAt(reach, spot(0, 8500))).toEqual({ used: 9500, left: 500 });
  expect(usedAt(reach, spot(100, 500))).toEqual({ used: 10000, left: 0 });
});

test("the body follows the hand along the nearest track", () => {
  expect(pick(reach, { x: 50100, y: 23449 }, { handle: "body" })).toEqual(spot(0, 3400));
  const [x, y] = [53170, 26830];
  expect(pick(reach, { x, y }, { handle: "body", snap: 0, free: true })).toEqual(spot(3000, 5000));
  expect(pick(reach, { x: 50000, y: 18020 }, { handle: "body" })).toEqual(spot(0, 2000, "back"));
});

test("an oblique way keeps the front", () => {
  const left = spot(0, 1000, "oblique-left");
  // 45 degrees to the left: 0.707 west, 0.707 north
  expect(poseAt(reach, left)).toEqual({ x: 49293, y: 20707, h: 0 });
  expect(pick(reach, { x: 48600, y: 21400 }, { handle: "body" })).toEqual(spot(0, 2000, "oblique-left"));
  expect(pick(reach, { x: 47880, y: 22120 }, { handle: "front", from: left })).toEqual(spot(0, 3000, "oblique-left"));
  expect(step(board(), reach, left, "ahead", false)).toEqual(spot(0, 1100, "oblique-left"));
  expect(step(board(), reach, left, "right", false)).toEqual(spot(100, 0));
  expect(otherLeg(reach, spot(0, 1000))).toEqual(left);
  expect(otherLeg(reach, left)).toEqual(spot(0, 1000));
  expect(otherLeg(reach, spot(3000, 1000))).toEqual(spot(3000, 1000));
});

test("on a table of inches keys go by its steps", () => {
  const inches = { ...board(), unit: "in" as const, step: 127, decimals: 2 };
  const fine = marching({ pitch: 127 });
  expect(step(inches, fine, spot(0, 0), "ahead", false)).toEqual(spot(0, 127));
  expect(step(inches, fine, spot(0, 0), "ahead", true)).toEqual(spot(0, 2540));
  expect(lengthWords(inches, 3937)).toBe("1.55″");
  expect(roundedUp(inches, 2541)).toBeCloseTo(2565.4);
});

test("the hand keeps where it took hold", () => {
  const grip = { forward: -2000, right: 1000 };
  expect(pick(reach, { x: 51000, y: 21000 }, { handle: "body", grip })).toEqual(spot(0, 3000));
});

test("the ghost stops at the nearest allowed place; a free hand tries any", () => {
  const far = { x: 50000, y: 27500 };
  expect(pick(reach, far, { handle: "body" })).toEqual(spot(0, 6000));
  expect(pick(reach, far, { handle: "front" })).toEqual(spot(0, 6000));
  expect(pick(reach, far, { handle: "body", free: true })).toEqual(spot(0, 7500));
  expect(pick(reach, far, { handle: "front", free: true })).toEqual(spot(0, 7500));
  expect(pick(reach, { x: 50000, y: 25000 }, { handle: "body" })).toEqual(spot(0, 5000));
});

test("where nothing is allowed the ghost goes with the hand and says why not", () => {
  const nowhere = marching({ tracks: [track(0, [[8000, 0, 0, 1200]])] });
  expect(pick(nowhere, { x: 50000, y: 23000 }, { handle: "body" })).toEqual(spot(0, 3000));
});

test("before the die, the lowest face that leads there; after it, as far as it leads", () => {
  const pace = (face: number, total: number) => ({ face, total, chance: (7 - face) / 6 });
  const planned = marching({ paces: [pace(1, 20000), pace(2, 40000), pace(3, 60000)] });
  expect(paceTo(planned, spot(0, 600))?.face).toBe(1);
  expect(paceTo(planned, spot(0, 700))?.face).toBe(2);
  expect(paceTo(planned, spot(0, 6000))).toBeNull();
  expect(paceTo(reach, spot(0, 600))).toBeNull();
  expect(towards(reach, spot(0, 5000))).toEqual(spot(0, 5000));
  expect(towards(reach, spot(0, 7500))).toEqual(spot(0, 6000));
  expect(towards(reach, spot(100, 500))).toEqual(spot(0, 0));
});

test("a corner only wheels, about the other corner, by whole degrees", () => {
  // the left corner, 10 cm from the right one at 55,20, raised by 30 degrees
  const at = (angle: number, far = 10000) => ({ x: 55000 - far * Math.cos(angle), y: 20000 + far * Math.sin(angle) });
  expect(pick(reach, at(Math.PI / 6), { handle: "left" })).toEqual(spot(3000, 0));
  expect(pick(reach, at(0.31, 3000), { handle: "left", free: true })).toEqual(spot(1800, 0));
  expect(pick(reach, at(0.31, 3000), { handle: "left" })).toEqual(spot(3000, 0));
  expect(pick(reach, at(-0.3), { handle: "left" })).toEqual(spot(0, 0));
  expect(pick(reach, { x: 45000, y: 29000 }, { handle: "right", free: true })).toEqual(spot(-9000, 0));
});

test("front and back go straight", () => {
  expect(pick(reach, { x: 58000, y: 24000 }, { handle: "front" })).toEqual(spot(0, 4000));
  const from = spot(3000, 1000);
  expect(pick(reach, { x: 51670, y: 24232 }, { handle: "front", from })).toEqual(spot(3000, 2000));
  expect(pick(reach, { x: 50000, y: 17000 }, { handle: "back" })).toEqual(spot(0, 3000, "back"));
  const stays = [track(0, [[0, -1, 0, 1200]]), track(0, [[0, -1, 0, 2400]], { leg: "back", course: 18000 })];
  const held = marching({ tracks: stays });
  expect(pick(held, { x: 50000, y: 17000 }, { handle: "back" })).toEqual(spot(0, 0, "back"));
  expect(pick(held, { x: 50000, y: 17000 }, { handle: "back", free: true })).toEqual(spot(0, 3000, "back"));
  expect(verdictAt(held, spot(0, 3000, "back")).allowed).toBe(false);
});

test("an attack snaps to contact", () => {
  const attack = charging();
  expect(isContact(attack)).toBe(true);
  expect(start(attack)).toEqual(spot(0, 7000));
  expect(pick(attack, { x: 50000, y: 21000 }, { handle: "body" })).toEqual(spot(0, 7000));
  expect(pick(attack, { x: 45000, y: 20500 }, { handle: "right" })).toEqual(spot(-500, 7123));
  expect(step(board(), attack, spot(0, 7000), "left", false)).toEqual(spot(-500, 7123));
  expect(step(board(), attack, spot(-500, 7123), "left", true)).toEqual(spot(-500, 7123));
});

test("a grid takes the nearest lattice place on open ground", () => {
  const grid = placing();
  expect(pick(grid, { x: 12300, y: 4600 }, { handle: "body" })).toEqual(put(5000, 12000));
  const free = true;
  expect(pick(grid, { x: 15000, y: 5000 }, { handle: "body", free })).toEqual(put(5000, 15000));
  expect(pick(grid, { x: 15000, y: 5400 }, { handle: "body" })).toEqual(put(6000, 15000));
  expect(pick(grid, { x: 15000, y: 90000 }, { handle: "body", free })).toEqual(put(90000, 15000));
  expect(verdictAt(grid, pick(grid, { x: 15000, y: 90000 }, { handle: "body" })).allowed).toBe(true);
  expect(turnPick(grid, put(5000, 12000), { x: 13000, y: 5000 }, "front")).toBe(9000);
  expect(turnPick(grid, put(5000, 12000), { x: 13000, y: 5000 }, "right")).toBe(0);
});

test("keys go by millimetres and degrees, and behind nothing lies back", () => {
  expect(step(board(), reach, spot(0, 0), "ahead", false)).toEqual(spot(0, 100));
  expect(step(board(), reach, spot(0, 0), "ahead", true)).toEqual(spot(0, 1000));
  expect(step(board(), reach, spot(0, 0), "behind", false)).toEqual(spot(0, 100, "back"));
  expect(step(board(), reach, spot(0, 100, "back"), "ahead", true)).toEqual(spot(0, 900));
  expect(step(board(), reach, spot(3000, 0), "behind", false)).toEqual(spot(3000, 0));
  expect(step(board(), reach, spot(0, 500), "right", true)).toEqual(spot(500, 500));
  expect(step(board(), reach, spot(0, 500, "back"), "left", false)).toEqual(spot(-100, 0));
  expect(step(board(), placing(), put(5000, 12000), "ahead", false)).toEqual(put(6000, 12000));
});

test("the region is made of the runs", () => {
  const { open, shut } = region(reach);
  expect(open).toHaveLength(10);
  expect(shut.map(({ why, outlines }) => [why, outlines.length])).toEqual([[0, 2]]);
  const [near] = shut[0]!.outlines;
  expect(Math.min(...near!.map(([, y]) => y))).toBeCloseTo(26050, -2);
});

test("the region of a grid lies between its open places", () => {
  const { open, shut } = region(placing());
  expect(open).toEqual([
    [
      [10000, 4000],
      [14000, 4000],
      [14000, 6000],
      [10000, 6000],
    ],
    [
      [17000, 4000],
      [20000, 4000],
      [20000, 6000],
      [17000, 6000],
    ],
  ]);
  expect(shut).toEqual([]);
  expect(region({ ...placing(), tracks: [] })).toEqual({ open: [], shut: [] });
});

test("a charge from where it touches already has no other place", () => {
  const tracks = [track(-100, [[0, 0, 0, 0]]), track(0, [[0, -1, 0, 0]])];
  const touching = marching({ kind: "contact", tracks });
  for (const handle of ["body", "front", "back"] as const) {
    expect(pick(touching, { x: 50000, y: 23000 }, { handle })).toEqual(spot(0, 0));
  }
});
