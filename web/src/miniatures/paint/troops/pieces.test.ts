import { describe, expect, test } from "vitest";
import { men, unit } from "../../field/fixtures";
import { inState, NO_MARKS, readFigures, readPieces } from "./pieces";

describe("figures as the server writes them", () => {
  test("a row is given by its first and its last, from the left end of the front", () => {
    const figures = readFigures("infantryman,0,200,100,100,2300,100,12", 24_000);
    expect(figures.map(({ x }) => x)).toEqual([-110, -90, -70, -50, -30, -10, 10, 30, 50, 70, 90, 110]);
    expect(figures[11]).toEqual({ role: "infantryman", x: 110, y: 10, turn: 0, size: 20 });
  });

  test("what is left out is as before", () => {
    const [first, second, third] = readFigures("fallen,13700,196,10,20;,-450,,30,20;flag,0,,50,20", 0);
    expect(first).toEqual({ role: "fallen", x: 1, y: 2, turn: 137, size: 19.6 });
    expect(second).toEqual({ ...first, x: 3, turn: -4.5 });
    expect(third).toEqual({ ...first, role: "flag", x: 5, turn: 0 });
  });

  test("pieces are read from among the other lines, by names that may have spaces", () => {
    const view =
      "march view 1\npiece 1,-2,9000 3810,5080 block - g1\npiece 5,6,0 0,0 round general,0,300,0,0 chief of red\n";
    const pieces = readPieces(view);
    expect(pieces.get("g1")).toEqual({
      pose: { x: 1, y: -2, h: 9000 },
      size: { w: 3810, d: 5080 },
      base: "block",
      figures: [],
    });
    expect(pieces.get("chief of red")?.figures).toEqual([{ role: "general", x: 0, y: 0, turn: 0, size: 30 }]);
    expect(pieces.size).toBe(2);
  });
});

describe("a unit that is out of order", () => {
  const calm = unit("f1", 0, 0, { figures: [...men(20, 100), ...men(4, 100, "fallen")] });

  test("is shaken, always in the same way", () => {
    const shaken = { ...calm, marks: { ...NO_MARKS, disordered: true } };
    expect(inState(calm)).toBe(calm.figures);
    expect(inState(shaken)).toEqual(inState({ ...shaken }));
    expect(inState(shaken)).not.toEqual(calm.figures);
  });

  test("turns about in rout; the fallen stay where they are", () => {
    const routed = inState({ ...calm, marks: { ...NO_MARKS, routing: true } });
    for (const { role, turn } of routed) if (role !== "fallen") expect(Math.abs(turn - 180)).toBeLessThan(36);
    expect(routed.slice(20)).toEqual(calm.figures.slice(20));
  });
});
