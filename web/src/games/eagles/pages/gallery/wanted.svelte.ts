/** What one looks for stays while one reads a card and comes back. */

import { EVERYTHING, type Wanted } from "./choose";

export const wanted = $state<Wanted>({ ...EVERYTHING });

export function everything(): void {
  Object.assign(wanted, EVERYTHING);
}

/** Whether anything but the beginning is asked for. */
export function narrowed(): boolean {
  return (Object.keys(EVERYTHING) as (keyof Wanted)[]).some((key) => wanted[key] !== EVERYTHING[key]);
}
