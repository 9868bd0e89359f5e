/** Keys that walk over the table. Fields, menus and dialogs keep their own. */

import { PLACES, laneOf, sideOfPlace, type Side } from "../scene/scene";
import type { Marks } from "./marks";
import { closeLens, handling, look, takeBack } from "./handling.svelte";
import { focusOn, keyOf, seek, step, wayOf } from "./walk.svelte";

const KEPT = "input, textarea, select, [contenteditable], :is([role=menu], [role=tablist]) *";

export function pressed(event: KeyboardEvent, root: ParentNode, below: Side, marks: Marks): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target?.matches(KEPT) || document.querySelector("dialog[open]")) return;
  if (act(event.key, root, below, marks, target)) event.preventDefault();
}

function act(key: string, root: ParentNode, below: Side, marks: Marks, target: Element | null): boolean {
  const spot = target?.closest("[data-card], [data-place]") ?? null;
  const way = wayOf(key);
  // arrows belong to the table only from the table, from no element, or from the button of an order
  const here = spot !== null || target === document.body || target?.matches("[data-order]");
  if (way) return here === true && step(root, way);
  if (/^[1-6]$/.test(key)) return focusOn(root, placeOf(Number(key), below));
  switch (key) {
    case "h":
      return focusOn(root, "reserve");
    case "a":
      return seek(root, (name) => acts(name, marks));
    case "A":
      return seek(root, (name) => acts(name, marks), true);
    case "i":
      if (spot) look(keyOf(spot));
      return spot !== null;
    case "Delete":
    case "Backspace":
      return spot !== null && takeBack(keyOf(spot));
    case "Escape":
      return close();
    default:
      return false;
  }
}

function close(): boolean {
  if (!handling.lens) return false;
  closeLens();
  return true;
}

/** What may be chosen now: cards that may act, or targets once a card is chosen. */
function acts(name: string, marks: Marks): boolean {
  const aiming = [...marks.of.values()].includes("target");
  const mark = marks.of.get(name);
  return aiming ? mark === "target" : mark === "may" || mark === "legal";
}

/** 1 to 3 is the far line, 4 to 6 one's own, from the left. */
export function placeOf(number: number, below: Side): string {
  const own = number > 3;
  const column = (number - 1) % 3;
  return (
    PLACES.find(
      (place) =>
        (sideOfPlace(place) === below) === own && (below === "french" ? laneOf(place) : 2 - laneOf(place)) === column,
    ) ?? ""
  );
}
