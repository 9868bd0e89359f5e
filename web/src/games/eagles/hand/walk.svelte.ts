/**
 * The keyboard on the table: one card or Position holds the focus, arrows walk to its neighbours.
 */

export type Way = "left" | "right" | "up" | "down";

export interface Spot {
  key: string;
  x: number;
  y: number;
}

/** Which of the table's buttons Tab reaches; each asks whether it is the one. */
export const walk = $state<{ at: string | null }>({ at: null });

const SPOTS = "[data-card], [data-place]";
const AHEAD: Record<Way, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function keyOf(element: Element): string {
  return element.getAttribute("data-card") ?? element.getAttribute("data-place") ?? "";
}

export function wayOf(key: string): Way | null {
  return WAYS[key] ?? null;
}

/** The nearest spot in a direction: straight ahead before aside. */
export function neighbour(from: Spot, spots: readonly Spot[], way: Way): Spot | null {
  const [dx, dy] = AHEAD[way];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const x = spot.x - from.x;
    const y = spot.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (spot.key === from.key || ahead < 4) continue;
    const far = ahead + aside * (dx ? 3 : 2);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Move the focus from the spot that holds it. True when there was somewhere to go. */
export function step(root: ParentNode, way: Way): boolean {
  const all = visible(root);
  const focused = all.find((element) => element === document.activeElement) ?? null;
  if (!focused) return focus(all[0] ?? null);
  const spots = all.map(spotOf);
  const next = neighbour(spotOf(focused), spots, way);
  return next !== null && focus(all[spots.findIndex((spot) => spot.key === next.key)] ?? null);
}

/** To the next spot, in reading order, that some test holds for. */
export function seek(root: ParentNode, test: (key: string) => boolean, back = false): boolean {
  const all = visible(root);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  const ahead = back ? order.slice(0, -1).reverse().concat(order.slice(-1)) : order;
  return focus(ahead.find((element) => test(keyOf(element))) ?? null);
}

export function focusOn(root: ParentNode, key: string): boolean {
  return focus(visible(root).find((element) => keyOf(element) === key) ?? null);
}

/** Tab must always find one: the one last focused, or the first there is. */
export function keepOne(root: ParentNode): void {
  const all = visible(root);
  if (!all.some((element) => keyOf(element) === walk.at)) walk.at = all[0] ? keyOf(all[0]) : null;
}

function visible(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SPOTS)].filter((element) => !element.closest("[inert]"));
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  // of an overlapped card the rail is seen: its corner shows where it is, not its middle
  const card = element.hasAttribute("data-card");
  return {
    key: keyOf(element),
    x: box.left + (card ? 14 : box.width / 2),
    y: card ? box.top + 30 : box.top + box.height / 2,
  };
}

function focus(element: HTMLElement | null): boolean {
  if (!element) return false;
  walk.at = keyOf(element);
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  return true;
}
