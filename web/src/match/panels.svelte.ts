/** Which parts of the page of a match are open. */

export interface Panels {
  side: boolean; // the side column, a drawer where the page is narrow
}

export const panels = $state<Panels>({ side: false });
