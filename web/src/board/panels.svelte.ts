/** Which parts of the page are open, and what a narrow screen shows. */

export interface Panels {
  side: boolean; // the side column, a drawer where the page is narrow
  heap: string | null; // a pile laid open to inspection
  lane: number; // the lane a phone shows, from the left of who looks
  reserve: boolean; // a phone's Reserve, unfolded
}

export const panels = $state<Panels>({
  side: false, heap: null, lane: 1, reserve: false,
});
