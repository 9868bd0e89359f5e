import { afterEach, expect, test } from "vitest";
import { coversOf } from "./covers";

function laid(kind: string | null, x: number, y: number, width: number, height: number): HTMLElement {
  const one = document.createElement("div");
  if (kind !== null) one.dataset.cover = kind;
  one.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  document.body.append(one);
  return one;
}

afterEach(() => document.body.replaceChildren());

test("boxes of tools and the menu are found where they lie over the table, folded ones are not", () => {
  const table = laid(null, 10, 50, 390, 500);
  laid("tools", 20, 60, 180, 44);
  laid("tools", 0, 0, 0, 0);
  laid("menu", 110, 250, 200, 100);
  expect(coversOf(table)).toEqual({
    tools: [{ x: 10, y: 10, width: 180, height: 44 }],
    menu: [{ x: 100, y: 200, width: 200, height: 100 }],
  });
});
