import { expect, test } from "vitest";
import { board, marching, track } from "../field/fixtures";
import { headingOf } from "../field/pose";
import { linked, pointAlong, wayBack } from "./bends";
import { isMoved, paceTo, pick, poseAt, usedAt, verdictAt } from "./ghost";
import { region } from "./region";
import { otherLeg, step } from "./step";

// north for 10 cm from 5 cm behind the head, then east
const line = {
  points: [
    [50000, 15000],
    [50000, 25000],
    [70000, 25000],
  ] as [number, number][],
  skip: 5000,
  total: 20000,
};
const road = track(0, [[12000, -1, 0, 100]], { leg: "road", line });
const reach = marching({ parts: 1, total: 10000, tracks: [track(0, [[6000, -1, 0, 100]]), road] });
const spot = (place: number, leg = "road") => ({ at: 0, place, leg });

test("a head on a road faces as the road does", () => {
  expect(poseAt(reach, spot(3000))).toEqual({ x: 50000, y: 23000, h: 0 });
  expect(poseAt(reach, spot(5000))).toEqual({ x: 50000, y: 25000, h: 0 });
  expect(poseAt(reach, spot(9000))).toEqual({ x: 54000, y: 25000, h: 9000 });
  expect(poseAt(reach, spot(0))).toEqual({ x: 50000, y: 20000, h: 0 });
});

test("a head beside its road comes onto it with its first step", () => {
  const beside = { ...reach, pose: [51000, 20000, 1000] as [number, number, number] };
  expect(poseAt(beside, spot(0))).toEqual({ x: 51000, y: 20000, h: 1000 });
  expect(poseAt(beside, spot(100))).toEqual({ x: 50000, y: 20100, h: 0 });
});

test("a vector has the direction that is nearest to it", () => {
  expect([headingOf(0, 5), headingOf(5, 0), headingOf(-3, -3), headingOf(-1, 0)]).toEqual([0, 9000, 22500, 27000]);
});

test("near a road the hand follows it, elsewhere it does not", () => {
  expect(pick(reach, { x: 54030, y: 25200 }, { handle: "body" })).toEqual(spot(4000 + 5000));
  expect(pick(reach, { x: 50000, y: 20050 }, { handle: "body" }).place).toBe(100);
  expect(pick(reach, { x: 90000, y: 25000 }, { handle: "body" })).toEqual(spot(12000));
  expect(verdictAt(reach, spot(12100)).allowed).toBe(false);
  expect(isMoved(reach, spot(1000))).toBe(true);
});

test("on a road it may go farther, at the same chance", () => {
  expect(usedAt(reach, spot(12000))).toEqual({ used: 12000, left: 8000 });
  const planned = { ...reach, paces: [pace(1, 5000), pace(3, 10000)] };
  expect(paceTo(planned, spot(10000))?.face).toBe(1);
  expect(paceTo(planned, spot(10100))?.face).toBe(3);
});

const pace = (face: number, total: number) => ({ face, total, chance: 1 });

test("keys take the road as another leg, and go on along it", () => {
  expect(otherLeg(reach, spot(1000, "advance"))).toEqual(spot(1000));
  expect(step(board(), reach, spot(1000), "ahead", false)).toEqual(spot(1100));
});

test("the ground of a road is drawn piece by piece", () => {
  const { open } = region({ ...reach, tracks: [road] });
  expect(open).toHaveLength(2);
});

test("the way back leads over the bends that were passed", () => {
  expect(wayBack(line, 9000)).toEqual([
    [54000, 25000],
    [50000, 25000],
    [50000, 20000],
  ]);
  expect(pointAlong(line.points, 40000)).toEqual([80000, 25000]);
});

test("links lie along the line behind their head", () => {
  const man = (y: number) => ({ role: "infantryman", x: 0, y, turn: 0, size: 10 });
  const behind = wayBack(line, 7000); // the head is 2 cm beyond the bend
  const laid = linked([man(10), man(30)], { x: 52000, y: 25000, h: 9000 }, behind, 2000);
  expect(laid.map(({ x, y, turn }) => [Math.round(x) + 0, Math.round(y), turn])).toEqual([
    [0, 10, 0],
    [10, 20, -90],
  ]);
});
