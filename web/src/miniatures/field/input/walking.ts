/** From one unit to the next by arrows: straight ahead before aside. */

import type { Point } from "../data";
import type { Mark } from "../field";

export interface Spotted {
  id: string;
  at: Point;
}

export function neighbour(spots: readonly Spotted[], from: string | null, right: number, down: number): string | null {
  const here = spots.find((spot) => spot.id === from);
  if (!here) return spots[0]?.id ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const { id, at } of spots) {
    const [x, y] = [at[0] - here.at[0], at[1] - here.at[1]];
    const ahead = x * right + y * down;
    if (id === from || ahead < 4) continue;
    const far = ahead + 3 * Math.abs(x * down + y * right);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** The next one, as one reads, that may be chosen: a target while there are any, else who may act. */
export function eligible(
  ids: readonly string[],
  marks: ReadonlyMap<string, Mark>,
  from: string | null,
  back: boolean,
): string | null {
  const aiming = [...marks.values()].includes("target");
  const wanted = (id: string) => {
    const mark = marks.get(id);
    return aiming ? mark === "target" : mark === "may" || mark === "legal";
  };
  const order = back ? [...ids].reverse() : ids;
  const here = from === null ? -1 : order.indexOf(from);
  return [...order.slice(here + 1), ...order.slice(0, here + 1)].find(wanted) ?? null;
}
