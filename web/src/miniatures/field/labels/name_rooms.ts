/** Where the names of the ground are read: plaques had better not be there. */

import type { Name } from "../../paint/names";
import type { Point } from "../data";
import type { Rect } from "./label_places";

const [BROAD, SLIM] = [8, 7]; // pixels to a sign
const HIGH = 24;

/** About the room that a name takes on the screen, in pixels. */
export function roomOf({ words, x, y, under, strong }: Name, screen: (place: Point) => Point): Rect {
  const [middle, centre] = screen([x, y]);
  const width = words.length * (strong ? BROAD : SLIM);
  const lowest = Math.max(...under.map(([left, down]) => screen([left, down])[1]));
  return { x: middle - width / 2, y: under.length ? lowest + 2 : centre - HIGH / 2, width, height: HIGH };
}
