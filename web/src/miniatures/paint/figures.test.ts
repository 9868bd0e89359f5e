import { expect, test } from "vitest";
import { clothOf } from "./figures";
import { readPalette } from "./palette";

const palette = readPalette();

test("riflemen keep their green unless a coat is named", () => {
  const worn = { army: "gb" as const, rifles: true, cloth: "" };
  const green = clothOf(worn, palette);
  expect(green).not.toBe(palette.armies.gb);
  expect(clothOf({ ...worn, cloth: "brown" }, palette)).toBe(palette.coats["brown"]);
  expect(clothOf({ ...worn, rifles: false }, palette)).toBe(palette.armies.gb);
  expect(clothOf({ ...worn, cloth: "pink" }, palette)).toBe(green);
});
