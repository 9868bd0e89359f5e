/** Which options have a meaning for what else is chosen. */

import type { Chosen } from "../../entry";

/** Armies are brought, and points count, in a meeting engagement. */
export function concerns(key: string, { battle }: Chosen): boolean {
  return !["points", "south-army", "north-army"].includes(key) || battle === "meeting";
}
