/** What lies open on the table of EAGLES, and what a narrow screen shows of it. */

export interface Panels {
  heap: string | null; // a pile laid open to inspection
  lane: number; // the lane a phone shows, from the viewer's left
  reserve: boolean; // a phone's Reserve, unfolded
  table: number | null; // of a campaign, the one that a narrow screen shows; null: its map
}

export const panels = $state<Panels>({ heap: null, lane: 1, reserve: false, table: 0 });
