/** Which options have a meaning for what else is chosen. */

import type { Chosen } from "../../entry";

export function concerns(key: string, { battle, options }: Chosen): boolean {
  switch (key) {
    case "french-hold":
      return battle === "barrosa";
    case "table":
      return battle === "open" || "terrain" in options; // for random ground
    default:
      return true;
  }
}
