import { describe, expect, test } from "vitest";
import type { DrawnUnit } from "./pieces";
import { between, ease, poseAt, SLIDE, slidesTo } from "./slide";

const at = (x: number, h = 0): DrawnUnit => ({ id: "f1", pose: { x, y: 0, h } }) as DrawnUnit;

describe("slides", () => {
  test("a piece turns the shorter way round", () => {
    expect(between({ x: 0, y: 0, h: 35_000 }, { x: 10, y: 4, h: 1000 }, 0.5)).toEqual({
      x: 5,
      y: 2,
      h: 36_000,
    });
    expect(between({ x: 0, y: 0, h: 1000 }, { x: 0, y: 0, h: 35_000 }, 0.5).h).toBe(0);
    expect([ease(0), ease(1)]).toEqual([0, 1]);
  });

  test("a piece that is elsewhere slides there, and has then arrived", () => {
    const slides = slidesTo([at(1000)], [at(0)], new Map(), 100);
    const slide = slides.get("f1");
    expect(poseAt(slide, at(1000), 100).x).toBe(0);
    expect(poseAt(slide, at(1000), 100 + SLIDE / 2).x).toBeGreaterThan(500);
    expect(poseAt(slide, at(1000), 100 + SLIDE).x).toBe(1000);
  });

  test("a new order starts from where the piece is seen", () => {
    const first = slidesTo([at(1000)], [at(0)], new Map(), 0);
    const seen = poseAt(first.get("f1"), at(1000), 200).x;
    const second = slidesTo([at(0)], [at(1000)], first, 200);
    expect(second.get("f1")!.from.x).toBe(seen);
  });

  test("a slide continues when the view is sent again, and ends", () => {
    const first = slidesTo([at(1000)], [at(0)], new Map(), 0);
    expect(slidesTo([at(1000)], [at(1000)], first, 200)).toEqual(first);
    expect(slidesTo([at(1000)], [at(1000)], first, SLIDE).size).toBe(0);
  });

  test("those who stay and those who come do not slide", () => {
    expect(slidesTo([at(5)], [at(5)], new Map(), 0).size).toBe(0);
    expect(slidesTo([at(5)], [], new Map(), 0).size).toBe(0);
  });
});
