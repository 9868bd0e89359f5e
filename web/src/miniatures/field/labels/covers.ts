/** What lies over the table: boxes of tools, and the menu of orders. Nothing that is read should be under it. */

import type { Rect } from "./label_places";

const TOOLS = "[data-cover=tools]";
const MENU = "[data-cover=menu]";

export interface Covers {
  tools: readonly Rect[];
  menu: readonly Rect[];
}

export const UNCOVERED: Covers = { tools: [], menu: [] };

/** In pixels of the table. */
export function coversOf(table: HTMLElement): Covers {
  const { left, top } = table.getBoundingClientRect();
  const rects = (selector: string): Rect[] =>
    [...document.querySelectorAll(selector)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }));
  return { tools: rects(TOOLS), menu: rects(MENU) };
}
