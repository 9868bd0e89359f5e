/** The unit looked at, without any order: in the panel beside the table, or in a sheet over a phone. */

class Looking {
  inspected = $state<string | null>(null); // looked at last
  sheet = $state<string | null>(null);
}

export const looking = new Looking();

export function lookAway(): void {
  Object.assign(looking, { inspected: null, sheet: null });
}
