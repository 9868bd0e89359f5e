/**
 * A card carried by mouse or finger: a ghost follows, places that take it light up, a drop gives
 * it.
 */

export interface Carried {
  card: string;
  x: number;
  y: number;
  over: string | null; // what lies under the pointer
  width: number;
  height: number;
}

export const drag = $state<{ carried: Carried | null; justDropped: boolean }>({
  carried: null,
  justDropped: false,
});

/**
 * Pixels that a pointer goes before it carries, and milliseconds that a finger rests to look
 * closer.
 */
const SLACK = 8;
const LOOK = 450;

export interface Grip {
  /** Whether the card may be carried at all, asked when it begins to move. */
  able(card: string): boolean;
  onlift(card: string): void;
  /** The mouse pulls at a card that may not be carried. */
  onbarred(card: string): void;
  onlook(card: string): void;
  ondrop(card: string, on: string | null): void;
  /** Whether a card or place under the pointer takes it. */
  takes(card: string, on: string): boolean;
}

/** Follow a pointer that has come down on a card. A finger that rests looks closer. */
export function grip(event: PointerEvent, card: string, element: HTMLElement, hands: Grip): void {
  if (event.button !== 0) return;
  const touch = event.pointerType !== "mouse";
  const start = { x: event.clientX, y: event.clientY };
  const look = touch ? window.setTimeout(rested, LOOK) : 0;

  function rested(): void {
    finish();
    hush(true);
    hands.onlook(card);
  }

  function move(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return;
    const far = Math.hypot(at.clientX - start.x, at.clientY - start.y);
    if (!drag.carried && far < SLACK) return;
    clearTimeout(look);
    if (!drag.carried) {
      if (!hands.able(card)) {
        finish();
        if (!touch) hands.onbarred(card); // a finger only scrolls
        return;
      }
      hands.onlift(card);
      const { width, height } = element.getBoundingClientRect();
      drag.carried = { card, x: start.x, y: start.y, over: null, width, height };
    }
    at.preventDefault();
    const over = under(at.clientX, at.clientY, card, hands);
    Object.assign(drag.carried, { x: at.clientX, y: at.clientY, over });
  }

  function up(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return;
    const carried = drag.carried;
    finish();
    if (!carried) return;
    hush(false);
    hands.ondrop(card, carried.over);
  }

  function stop(at: PointerEvent): void {
    if (at.pointerId === event.pointerId) finish();
  }

  function finish(): void {
    clearTimeout(look);
    drag.carried = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
}

/** The click that the browser makes of a drop or a long look is none. */
function hush(held: boolean): void {
  drag.justDropped = true;
  const clear = () => setTimeout(() => (drag.justDropped = false), 60);
  if (held) addEventListener("pointerup", clear, { once: true });
  else clear();
}

/** What takes the card there, or else what lies on top: a drop on it is refused, with the reason. */
function under(x: number, y: number, card: string, hands: Grip): string | null {
  const here = document.elementsFromPoint(x, y).filter((element) => !element.closest("[data-idle]"));
  const keys = here.map((element) => {
    const spot = element.closest("[data-card], [data-place], [data-ground]");
    return spot?.getAttribute("data-card") ?? spot?.getAttribute("data-place") ?? spot?.getAttribute("data-ground");
  });
  const others = keys.filter((key): key is string => Boolean(key) && key !== card);
  return others.find((key) => hands.takes(card, key)) ?? others[0] ?? null;
}
