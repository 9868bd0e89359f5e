/** The pictures on cards are in the page once, from the first card on. */

import plates from "./plates.svg?raw";
import specials from "./specials.svg?raw";

const NOWHERE = { position: "absolute", width: "0", height: "0", overflow: "hidden" };
let laid = false;

export function layPictures(): void {
  if (laid) return;
  laid = true;
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = plates + specials;
  for (const each of [box, ...box.querySelectorAll(":scope > svg")]) {
    Object.assign((each as HTMLElement | SVGElement).style, NOWHERE);
  }
  document.body.append(box);
}
