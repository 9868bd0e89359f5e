/** Which options have a meaning for what else is chosen. */

import type { Chosen } from "../../entry";

const OPEN: readonly string[] = ["open-field", "great-field"];

/** Armies are brought, and points count, on an open field. */
export function concerns(key: string, { battle }: Chosen): boolean {
  return !["points", "south-army", "north-army", "terrain", "set-up"].includes(key) || OPEN.includes(battle);
}
