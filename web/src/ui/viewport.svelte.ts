/**
 * How much room the page has. As narrow as a phone held upright, orders stand below, under the
 * thumb; where it is not high, what is laid over the table is drawn small.
 */

const narrow = matchMedia("(max-width: 719px)");
const high = matchMedia("(min-height: 1000px)");
const touch = matchMedia("(pointer: coarse)"); // what one points with is a finger

export const page = $state({ narrow: narrow.matches, high: high.matches, touch: touch.matches });

narrow.addEventListener("change", (event) => (page.narrow = event.matches));
touch.addEventListener("change", (event) => (page.touch = event.matches));
high.addEventListener("change", (event) => (page.high = event.matches));
