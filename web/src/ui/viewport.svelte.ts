/**
 * How much room the page has, and what one points with. As narrow as a phone held upright, orders
 * stand below, under the thumb; where it is not high, what is laid over the table is drawn small.
 */

const QUERIES = {
  narrow: "(max-width: 719px)",
  high: "(min-height: 1000px)",
  touch: "(pointer: coarse)", // a finger
};
type Fact = keyof typeof QUERIES;

export const page = $state<Record<Fact, boolean>>({ narrow: false, high: false, touch: false });

for (const [fact, query] of Object.entries(QUERIES) as [Fact, string][]) {
  const media = globalThis.matchMedia?.(query); // tools run the front's modules without a window
  page[fact] = media?.matches ?? false;
  media?.addEventListener("change", (event) => (page[fact] = event.matches));
}
