import { afterEach, expect, test, vi } from "vitest";
import { remember, replay } from "./flip";

const box = (left: number, width: number) => ({ left, top: 0, width, height: width }) as DOMRect;

/** A card that lay in one box and lies in another, and what was animated by that. */
function moved(from: DOMRect, to: DOMRect): unknown[] {
  const card = document.createElement("button");
  card.dataset["card"] = "016";
  card.animate = vi.fn();
  Object.defineProperty(card, "offsetWidth", { value: to.width });
  document.body.append(card);
  card.getBoundingClientRect = () => from;
  const before = remember(document);
  card.getBoundingClientRect = () => to;
  replay(document, before);
  return vi.mocked(card.animate).mock.calls.map(([frames]) => (frames as Keyframe[])[0]?.["translate"]);
}

afterEach(() => document.body.replaceChildren());

test("a card slides from where it was", () => {
  expect(moved(box(30, 110), box(180, 110))).toEqual(["-150px 0px"]);
});

test("a card in a lane that is not shown does not slide, before or after", () => {
  expect(moved(box(30, 110), box(0, 0))).toEqual([]);
  expect(moved(box(0, 0), box(180, 110))).toEqual([]);
});
