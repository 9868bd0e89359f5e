import { expect, test } from "vitest";
import { readPalette } from "../palette";
import { clothOf } from "./uniforms";

const palette = readPalette();

test("riflemen keep their green unless a coat is named", () => {
  const worn = { army: "gb" as const, nation: "", light: false, rifles: true, cloth: "" };
  const green = clothOf(worn, palette);
  expect(green).not.toBe(palette.armies.gb);
  expect(clothOf({ ...worn, cloth: "brown" }, palette)).toBe(palette.coats["brown"]);
  expect(clothOf({ ...worn, rifles: false }, palette)).toBe(palette.armies.gb);
  expect(clothOf({ ...worn, cloth: "pink" }, palette)).toBe(green);
});

/** How far two colours stand apart, as the guidelines for contrast count it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [low = 1, high = 1] = [light(one), light(other)].sort((a, b) => a - b);
  return high / low;
}

test.each(["light", "dark"])("the green of rifles and a General's horse are seen by %s", (theme) => {
  document.documentElement.dataset.theme = theme;
  const { base, field, rifles, horse, coats } = readPalette();
  delete document.documentElement.dataset.theme;
  expect(contrast(rifles, base)).toBeGreaterThan(2.5);
  expect(contrast(coats["green"]!, base)).toBeGreaterThan(2.5);
  expect(contrast(horse, field)).toBeGreaterThan(2.5);
});
