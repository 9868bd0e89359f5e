import { describe, expect, test } from "vitest";
import { clamp, fit, matrix, NEAREST, onScreen, panBy, toPixels, toScreen, toWorld, turnBy, zoomAt } from "./camera";

const board = { width: 180_000, height: 120_000 };
const size = { width: 1132, height: 836 };
const camera = { x: 60_000, y: 40_000, scale: 1.4, turn: 0 };

describe("camera", () => {
  test("north is up and a centimetre is 14 pixels at 100 %", () => {
    expect(toScreen(camera, size, [60_000, 40_000])).toEqual([566, 418]);
    const [x, y] = toScreen(camera, size, [61_000, 41_000]);
    expect(x).toBeCloseTo(580);
    expect(y).toBeCloseTo(404);
    expect(toPixels(camera, 1000)).toBeCloseTo(14);
  });

  test("turned by a quarter clockwise, north is to the right", () => {
    const [x, y] = toScreen({ ...camera, turn: 90 }, size, [60_000, 41_000]);
    expect(x).toBeCloseTo(580);
    expect(y).toBeCloseTo(418);
    expect(onScreen({ ...camera, turn: 90 }, 4500)).toBe(135);
  });

  test.each([0, 33, 90, 180, 271])("places and points answer to each other at %i°", (turn) => {
    const turned = { ...camera, turn };
    const [x, y] = toWorld(turned, size, toScreen(turned, size, [12_345, 67_890]));
    expect(x).toBeCloseTo(12_345);
    expect(y).toBeCloseTo(67_890);
  });

  test("the matrix says the same as toScreen", () => {
    const [a, b, c, d, e, f] = matrix({ ...camera, turn: 25 }, size);
    const [x, y] = toScreen({ ...camera, turn: 25 }, size, [1000, 2000]);
    expect(a * 1000 + c * 2000 + e).toBeCloseTo(x);
    expect(b * 1000 + d * 2000 + f).toBeCloseTo(y);
  });

  test.each([0, 45, 90])("the whole table is seen at %i°", (turn) => {
    const whole = fit(board, size, turn);
    for (const corner of [
      [0, 0],
      [180_000, 0],
      [180_000, 120_000],
      [0, 120_000],
    ] as const) {
      const [x, y] = toScreen(whole, size, corner);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
  });

  test("the place under the pointer stays there when one comes nearer", () => {
    const place = toWorld(camera, size, [300, 200]);
    const nearer = zoomAt(camera, board, size, [300, 200], 1.5);
    expect(nearer.scale).toBeCloseTo(2.1);
    const [x, y] = toScreen(nearer, size, place);
    expect(x).toBeCloseTo(300);
    expect(y).toBeCloseTo(200);
  });

  test("the table comes along with the hand", () => {
    const before = toWorld({ ...camera, turn: 180 }, size, [500, 400]);
    const [x, y] = toScreen(panBy({ ...camera, turn: 180 }, board, size, 30, -20), size, before);
    expect(x).toBeCloseTo(530);
    expect(y).toBeCloseTo(380);
  });

  test("nobody loses the table", () => {
    const lost = clamp({ x: -5, y: 9e9, scale: 99, turn: -90 }, board, size);
    expect(lost).toEqual({ x: 0, y: 120_000, scale: NEAREST, turn: 270 });
    const far = clamp({ ...camera, scale: 0.001 }, board, size);
    expect(far.scale).toBeCloseTo(fit(board, size).scale * 0.8);
    expect(turnBy(camera, -90).turn).toBe(270);
  });
});
