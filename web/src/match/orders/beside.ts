/**
 * Stands a row by a card without covering another: towards the middle of the table, within the
 * page. Behind a piece that has a front, since its way lies before it.
 */

import type { Attachment } from "svelte/attachments";

const GAP = 12;
/** A chosen card is lifted, and a pointer stands over it. */
const LIFT = 28;
const EDGE = 8;
/** Behind a piece in hand stands the handle that draws it back. */
const HANDLE = 34;

export function beside(card: string | null): Attachment<HTMLElement> {
  return (row) => {
    const place = () => {
      const found = card === null ? null : document.querySelector(`[data-card="${CSS.escape(card)}"]`);
      const box = found?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
      const { width, height } = row.getBoundingClientRect();
      const table = found?.closest("[data-table], main")?.getBoundingClientRect();
      const middle = table ? table.top + table.height / 2 : innerHeight / 2;
      const looks = found?.getAttribute("data-front") ?? null;
      const far = looks === null ? box.top + box.height / 2 < middle - box.height / 3 : looks === "up";
      const gap = looks === null ? GAP : HANDLE;
      row.style.left = `${within(box.left + box.width / 2 - width / 2, width, innerWidth)}px`;
      // over a card in hand lie the tools of the Reserve
      const hand = found?.closest("[data-ground]")?.getBoundingClientRect();
      const top = far ? box.bottom + gap : Math.min(box.top - Math.max(gap, LIFT), hand?.top ?? Infinity) - height;
      row.style.top = `${within(top, height, innerHeight)}px`;
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

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE));
}
