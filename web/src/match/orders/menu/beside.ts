/**
 * Stands a row by a card without covering another: towards the middle of the table, within the
 * page. Behind a piece that has a front, since its way lies before it.
 */

import type { Attachment } from "svelte/attachments";

const GAP = 12;
/** A chosen card is lifted, and a pointer is above it. */
const LIFT = 28;
const EDGE = 8;
/** Behind a piece in hand stands the handle that draws it back. */
const HANDLE = 34;

/** The distance of a menu from the piece beside it: there are its handles and its note. */
const AWAY = 64;

/** `upright`: at any side of the piece, where it covers least. */
export function beside(card: string | null, upright = false): Attachment<HTMLElement> {
  return (row) => {
    const place = () => {
      const found = card === null ? null : document.querySelector(`[data-card="${CSS.escape(card)}"]`);
      const box = found?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
      const { width, height } = row.getBoundingClientRect();
      if (upright) return standBeside(row, box, found?.closest("[data-table]")?.getBoundingClientRect() ?? null);
      const table = found?.closest("[data-table], main")?.getBoundingClientRect();
      const middle = table ? table.top + table.height / 2 : innerHeight / 2;
      const looks = found?.getAttribute("data-front") ?? null;
      const far = looks === null ? box.top + box.height / 2 < middle - box.height / 3 : looks === "up";
      const gap = looks === null ? GAP : HANDLE;
      const x = within(box.left + box.width / 2 - width / 2, width, innerWidth);
      // over a card in hand lie the tools of the Reserve
      const hand = found?.closest("[data-ground]")?.getBoundingClientRect();
      const above = Math.min(box.top - Math.max(gap, LIFT), hand?.top ?? Infinity) - height;
      const [usual, other] = (far ? [box.bottom + gap, above] : [above, box.bottom + gap]).map((top) =>
        within(top, height, innerHeight),
      ) as [number, number];
      const hides = (y: number) => hidden(new DOMRect(x, y, width, height));
      row.style.left = `${x}px`;
      row.style.top = `${hides(other) < hides(usual) ? other : usual}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(row);
    watch.observe(document.documentElement);
    addEventListener("scroll", place, true);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", place, true);
    };
  };
}

/** Of the places about a piece the one where a menu covers least of the others and of the way before it. */
function standBeside(row: HTMLElement, box: DOMRect, table: DOMRect | null): void {
  const { width, height } = row.getBoundingClientRect();
  const { left, right, top, bottom } = table ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const inside = (x: number, y: number): [number, number] => [
    Math.max(left + EDGE, Math.min(x, right - width - EDGE)),
    Math.max(top + EDGE, Math.min(y, bottom - height - EDGE)),
  ];
  const columns = [box.right + AWAY, box.left - AWAY - width];
  const rows = [box.top + (box.height - height) / 2, box.bottom - height, box.top];
  const middle = box.left + (box.width - width) / 2;
  const beyond = [box.bottom + AWAY, box.top - AWAY - height].map((y) => inside(middle, y));
  const places = [...rows.flatMap((y) => columns.map((x) => inside(x, y))), ...beyond];
  const taken = [...document.querySelectorAll("[data-table] :is([data-unit], path.open, [data-ghost], .plate.looked)")];
  const rects = [box, ...taken.map((one) => one.getBoundingClientRect())];
  const cost = ([x, y]: [number, number]) =>
    rects.reduce((sum, rect) => sum + shared(rect, new DOMRect(x, y, width, height)), 0);
  const [x, y] = places.reduce((best, other) => (cost(other) < cost(best) ? other : best));
  row.style.left = `${x}px`;
  row.style.top = `${y}px`;
}

/** How much of what the card may be aimed at lies under a row: on small tables enemies are close. */
function hidden(row: DOMRect): number {
  const aims = [...document.querySelectorAll("[data-card][data-mark=target]")];
  return aims.reduce((sum, aim) => sum + shared(aim.getBoundingClientRect(), row), 0);
}

function shared(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE));
}
