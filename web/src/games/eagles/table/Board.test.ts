import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { PLACES } from "../scene/scene";
import Board from "./Board.svelte";
import { BATTLES, layCards, scenes, view } from "../fixtures/scenes";
import { tokensOf } from "../ground/tokens";
import { COUNTRIES, hachures, scatter, smooth } from "../ground/map";
import { marksOf, NO_MARKS } from "../hand/marks";
import Reserve from "./Reserve.svelte";
import { NOTHING } from "../../../match/play/compose";
import { said } from "../fixtures/orders";

beforeAll(layCards);

test.each(BATTLES)(
  "every card on the field of %s is a button, from either side",
  (battle) => {
    const some = scenes(battle).filter((_, i) => i % 5 === 4);
    for (const [i, scene] of some.entries()) {
      const { container, unmount } = render(Board, { scene, below: i % 2 ? "allied" : "french" });
      const shown = [...container.querySelectorAll<HTMLElement>(".pos [data-card]")].map(
        (each) => each.dataset["card"],
      );
      const there = PLACES.flatMap((place) => scene.at[place].map((piece) => piece.name));
      expect(shown.sort()).toEqual(there.sort());
      for (const button of container.querySelectorAll("button")) expect(button.getAttribute("aria-label")).toBeTruthy();
      unmount();
    }
  },
  20_000,
);

test("one's own line lies below and regions are named", () => {
  const { container } = render(Board, { scene: view("AC:\n  129 up\nFC:\n  070 up"), below: "allied" });
  const order = [...container.querySelectorAll("[data-place]")].map((each) => each.getAttribute("data-place"));
  expect(order).toEqual(["FR", "FC", "FL", "AL", "AC", "AR"]);
  expect(container.querySelector('section[aria-label="Allied Center"] [data-card="129"]')).not.toBeNull();
});

test("an engaged Position says so, one under fire too", () => {
  const scene = view("AC:\n  129 up\n  049 up\nFC:\n  070 up");
  const { container } = render(Board, { scene, below: "french", shot: { from: "070", to: "129" } });
  const section = container.querySelector('section[aria-label="Allied Center"]')!;
  expect(section.textContent).toContain("Engaged");
  expect(section.classList.contains("under-fire")).toBe(true);
  expect(container.querySelector(".arrow")).not.toBeNull();
});

test("a river is drawn in its lane with its limit and what has crossed", () => {
  const scene = view("crossed center 1\nmiddle-center: 283");
  const { container } = render(Board, { scene, below: "french" });
  expect(container.querySelector('[data-card="283"]')?.textContent).toMatch(/per turn, 1 across/);
});

test("the name of a card tells its place, its state and what it may do", () => {
  const legal = ["fire 070 > 129", "move 070 > FL"].map(said);
  const marks = marksOf({ legal, refused: [], choice: NOTHING, pointed: [], act: null, kind: "", hand: new Set() });
  const { container } = render(Board, { scene: view("FC:\n  089\n  070 up on 089 hits 1"), below: "french", marks });
  const name = container.querySelector('[data-card="070"]')?.getAttribute("aria-label");
  expect(name).toContain("French Center");
  expect(name).toContain("1 hit");
  expect(name).toContain("on La Belle Alliance");
  expect(name).toContain("Can fire or move.");
});

test("a touch is handed on with the name of what was touched", async () => {
  const pick = vi.fn();
  const { container } = render(Board, { scene: view("FC:\n  070 up"), below: "french", hands: { pick } });
  await fireEvent.click(container.querySelector('[data-card="070"]')!);
  await fireEvent.click(container.querySelector('[data-place="AL"]')!);
  expect(pick.mock.calls.map(([name]) => name)).toEqual(["070", "AL"]);
});

test("a mouse points at what it is moved onto, not at what comes to lie under it; a finger at nothing", async () => {
  const [near, far] = [vi.fn(), vi.fn()];
  const scene = view("middle-center: 283\nFC:\n  070 up");
  const { container } = render(Board, { scene, below: "french", hands: { near, far } });
  for (const name of ["070", "FC", "283"]) {
    const spot = container.querySelector(`[data-card="${name}"], [data-place="${name}"]`)!;
    await fireEvent.pointerEnter(spot, { pointerType: "mouse" });
    await fireEvent.pointerMove(spot, { pointerType: "touch" });
    expect(near).not.toHaveBeenCalled();
    for (let i = 0; i < 2; i++) await fireEvent.pointerMove(spot, { pointerType: "mouse" });
    expect(near.mock.calls).toEqual([[name, spot]]); // once, however far it goes there
    await fireEvent.pointerLeave(spot);
    expect(far).toHaveBeenCalledOnce();
    await fireEvent.pointerMove(spot, { pointerType: "mouse" });
    expect(near).toHaveBeenCalledTimes(2);
    near.mockClear();
    far.mockClear();
  }
});

test("the Reserve shows one's own cards, the enemy's only as numbers", () => {
  const scene = view(
    "reserve-french: 001, 015\nreserve-allied: ?british x7\npile-french: ?french x14\n" + "casualties: 018, 128",
  );
  const { container } = render(Reserve, { scene, below: "french", marks: NO_MARKS });
  expect(container.querySelectorAll(".hand [data-card]")).toHaveLength(2);
  const piles = [...container.querySelectorAll(".pile")].map((pile) => pile.getAttribute("aria-label"));
  expect(piles).toEqual([
    "14 To come. French reinforcements to come: 14",
    "1 Lost. Your losses: 1. Show the lost cards.",
    "7 Enemy reserve. Enemy Reserve: 7. Show the enemy’s cards.",
  ]);
});

test("marks of the ground are read in pairs", () => {
  expect(tokensOf(["lost-orders", "all", "smoke", "2", "battery", "french", "tested"])).toEqual([
    { key: "lost-orders", count: 1, army: "all", good: false },
    { key: "smoke", count: 2, army: "2", good: false },
    { key: "battery", count: 1, army: "french", good: true },
  ]);
});

test("every battle has a country of its own, drawn in few strokes", () => {
  expect(Object.keys(COUNTRIES).sort()).toEqual([...BATTLES].sort());
  for (const country of Object.values(COUNTRIES)) {
    expect(country.crests.length).toBeGreaterThan(1);
    for (const { line, size, down } of country.crests) expect(hachures(line, size, down).long).toMatch(/^M/);
    for (const line of [...country.roads, ...country.lanes]) expect(smooth(line)).not.toContain("NaN");
    for (const { at, trees, spread } of country.woods) expect(scatter(at, trees, spread)).toHaveLength(trees);
  }
  expect(JSON.stringify(COUNTRIES).length).toBeLessThan(15_000);
});
