/** Keys of the order desk. A field that is written in keeps all of them; so does an open dialog. */

import { panels } from "../panels.svelte";
import { choose, dropDraft, undo } from "../play/api";
import { skip, stepOn } from "../play/playback";
import { endReview, reviewStep } from "../play/review";
import { play } from "../play/state.svelte";
import { desk } from "./desk.svelte";
import { submit } from "./submit.svelte";

export function shortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    void submit();
    return;
  }
  if (event.ctrlKey || event.metaKey || isWriting(event.target)) return;
  const does = KEYS[event.key];
  if (does && does() !== false) event.preventDefault();
}

/** The first of the answers that are given by a button of the bar, or chosen from its list. */
const PLAIN = '[data-order]:not([data-order="undo"], [data-order="commit"]), .few button';

const KEYS: Record<string, () => unknown> = {
  "/": () => void (desk.typing = true),
  "?": () => void (desk.help = true),
  o: () => focus("[data-orders] [role^=menuitem]"),
  u: () => press('[data-order="undo"]', undo),
  e: () => focus(PLAIN),
  g: () => focus('[data-order="commit"]'),
  r: () => focus("[data-react]"),
  l: () => void (panels.side = !panels.side),
  n: () => (play.pending.length ? stepOn() : play.review ? reviewStep(1) : false),
  s: () => (play.pending.length ? skip() : play.review ? endReview() : false),
  Escape: layBack,
};

/** The topmost thing first; a side column beside the table stays. */
function layBack(): boolean {
  if (desk.listing) desk.listing = false;
  else if (play.review) endReview();
  else if (panels.side && matchMedia("(max-width: 1099px)").matches) panels.side = false;
  else if (play.front?.layBack?.()) return true;
  else if (play.draft) dropDraft();
  else if (play.choice.card !== null || play.choice.verb !== null) choose(null);
  else return false;
  return true;
}

function press(selector: string, does: () => void): boolean {
  if (!document.querySelector(selector)) return false;
  does();
  return true;
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}
