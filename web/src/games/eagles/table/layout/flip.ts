/** Cards slide from where they were to where they are, by name, across the whole page. */

import { calm } from "../../../../app/settings.svelte";

/** Where every card lay, and its picture, before something changed. */
export interface Before {
  boxes: Map<string, { box: DOMRect; element: HTMLElement; hits: number; up: boolean }>;
}

/** Cards of a table that is only looked at stay out of it: hidden ones have the same names there. */
const CARDS = "[data-card]:not([data-idle] *)";
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SLIDE = 420;
const TURN = 220;

export function remember(root: ParentNode): Before {
  const boxes: Before["boxes"] = new Map();
  if (calm()) return { boxes };
  for (const element of root.querySelectorAll<HTMLElement>(CARDS)) {
    boxes.set(element.dataset["card"] ?? "", {
      box: element.getBoundingClientRect(),
      element,
      hits: hitsOf(element),
      up: !element.dataset["back"],
    });
  }
  return { boxes };
}

/** Play the change: cards that moved slide, those shown turn, those hit are knocked. */
export function replay(root: ParentNode, before: Before): void {
  if (calm() || !before.boxes.size) return;
  const gone = new Map(before.boxes);
  const come: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(CARDS)) {
    const name = element.dataset["card"] ?? "";
    const old = before.boxes.get(name);
    gone.delete(name);
    if (!old) come.push(element);
    else {
      slide(element, old.box);
      if (hitsOf(element) > old.hits) knock(element);
    }
  }
  for (const element of come) arrive(element, gone, root);
  for (const [name, { box, element }] of gone) leave(name, box, element, root);
}

function hitsOf(element: HTMLElement): number {
  return Number(element.dataset["hits"] ?? 0);
}

/** A card that was not to be seen, or is not now, such as in another lane of a phone, does not slide. */
function slide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const scale = to.width / (element.offsetWidth || to.width || 1);
  const x = (from.left - to.left) / scale;
  const y = (from.top - to.top) / scale;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 60 },
      { translate: "0 0", zIndex: 60 },
    ],
    { duration: SLIDE, easing: EASE },
  );
}

function knock(element: HTMLElement): void {
  element.animate(
    [
      { translate: "0 0" },
      { translate: "-5px 0" },
      { translate: "4px 0" },
      { translate: "-2px 0" },
      { translate: "0 0" },
    ],
    { duration: SLIDE, easing: "ease-out" },
  );
}

/** A card not there before: turned up where a hidden one lay, or drawn from its pile or Reserve. */
function arrive(element: HTMLElement, gone: Before["boxes"], root: ParentNode): void {
  const to = element.getBoundingClientRect();
  for (const [name, old] of gone) {
    if (Math.abs(old.box.left - to.left) < 60 && Math.abs(old.box.top - to.top) < 60) {
      gone.delete(name);
      element.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: TURN, easing: EASE });
      return;
    }
  }
  const from = root.querySelector(`[data-source~="${CSS.escape(element.dataset["army"] ?? "")}"]`);
  if (from) slide(element, from.getBoundingClientRect());
}

/** A card that is gone from the table goes to the pile of the fallen. */
function leave(name: string, box: DOMRect, element: HTMLElement, root: ParentNode): void {
  if (name.includes("#") || !box.width) return;
  const pile = root.querySelector(`[data-fallen~="${CSS.escape(element.dataset["army"] ?? "")}"]`);
  if (!pile) return;
  const to = pile.getBoundingClientRect();
  if (!to.width) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const attribute of ["data-card", "id", "aria-label"]) ghost.removeAttribute(attribute);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
    translate: "none",
  });
  document.body.append(ghost);
  ghost
    .animate(
      [{ opacity: 1 }, { translate: `${to.left - box.left}px ${to.top - box.top}px`, scale: "0.5", opacity: 0 }],
      { duration: SLIDE, easing: EASE },
    )
    .finished.finally(() => ghost.remove());
}
