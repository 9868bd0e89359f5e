import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Measure, Reach, Sight, Span } from "./data";
import Field from "./Field.svelte";
import type { Hands, Held, Mark } from "./field";
import { board, charging, marching, placing, unit } from "./fixtures";
import type { Spot } from "../ghost/ghost";
import { Kit } from "../measuring/kit.svelte";
import KitTools from "../measuring/KitTools.svelte";
import type { DrawnUnit } from "../paint/troops/pieces";
import { View } from "./view.svelte";

// 1000 x 800 pixels, one to a millimetre: 5 cm east of the middle are 50 pixels to the right
const CENTRE = { x: 60000, y: 40000, scale: 1, turn: 0 };
const at = (x: number, y: number) => ({ clientX: 500 + (x - 60000) / 100, clientY: 400 - (y - 40000) / 100 });
const measured: Measure = {
  lines: [],
  words: ["10 × 4 cm"],
  sights: [],
  span: null,
  areas: [
    {
      kind: "band",
      words: "15 cm",
      outlines: [
        [
          [0, 0],
          [9, 9],
          [0, 9],
        ],
      ],
    },
  ],
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
});
afterEach(() => vi.restoreAllMocks());

const holding = (more: Partial<Held> = {}): Held => ({
  unit: unit("b1", 50000, 20000),
  reach: marching(),
  spot: null,
  way: [{ x: 50000, y: 20000, h: 0 }],
  next: null,
  turn: null,
  turns: false,
  ...more,
});

interface Shown {
  held?: Held | null;
  hands?: Hands;
  marks?: Map<string, Mark>;
  kit?: Kit | null;
  more?: DrawnUnit[];
}

async function shown({ held = null, hands = {}, marks = new Map(), kit = null, more = [] }: Shown = {}) {
  const view = new View(board());
  const foe = unit("f1", 50000, 70000, { seat: "north", army: "fr" });
  const units = [unit("b1", 50000, 20000), unit("b2", 80000, 20000), foe, ...more];
  const plate = { title: "1st", facts: "20, line", more: "Drilled, 20, line", label: "First battalion" };
  const plates = new Map([["b1", plate]]);
  const { container, rerender } = render(Field, {
    board: board(),
    units,
    marks,
    plates,
    held,
    hands,
    kit,
    below: "south",
    view,
  });
  await tick();
  view.camera = CENTRE;
  await tick();
  const root = container.querySelector<HTMLElement>(".arena")!;
  return { root, view, rerender };
}

type Place = [number, number];

async function drag(root: Element, from: Place, to: Place, target: Element = root): Promise<void> {
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0 };
  await fireEvent.pointerDown(target, { ...pointer, ...at(...from) });
  await fireEvent.pointerMove(root, { ...pointer, ...at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2) });
  await fireEvent.pointerMove(root, { ...pointer, ...at(...to) });
  await fireEvent.pointerUp(root, { ...pointer, ...at(...to) });
}

async function tap(root: Element, x: number, y: number, pointerType = "mouse"): Promise<void> {
  const pointer = { pointerId: 1, pointerType, button: 0, ...at(x, y) };
  await fireEvent.pointerDown(root, pointer);
  await fireEvent.pointerUp(root, pointer);
}

test("a plaque of one that may not be chosen never hides one that may", async () => {
  const hands = { onunit: vi.fn() };
  const { root } = await shown({ hands, marks: new Map([["b2", "may"]]) });
  const plate = root.querySelector<HTMLElement>("[data-plate=b1]")!;
  const pressed = async (x: number, y: number) => {
    const pointer = { pointerId: 1, pointerType: "touch", button: 0, ...at(x, y) };
    await fireEvent.pointerDown(plate, pointer);
    await fireEvent.pointerUp(plate, pointer);
  };
  await pressed(80000, 19000);
  expect(hands.onunit).toHaveBeenLastCalledWith("b2", "touch");
  await pressed(50000, 45000);
  expect(hands.onunit).toHaveBeenLastCalledWith("b1", "touch");
});

test("a plaque keeps off the unit that acts while its screen is in hand", async () => {
  const acting = unit("b3", 50000, 40000, { size: { w: 80000, d: 40000 } }); // all around the other
  const plate = async (marks: Map<string, Mark>) => {
    const [screen, way] = [unit("s3", 90000, 70000), [{ x: 90000, y: 70000, h: 0 }]];
    const { root } = await shown({ held: holding({ unit: screen, reach: null, way }), marks, more: [acting] });
    return root.querySelector("[data-plate=b1]");
  };
  expect(await plate(new Map())).not.toBeNull();
  expect(await plate(new Map([["b3", "selected"]]))).toBeNull();
});

test("units are buttons that say where they stand, and one of them is reached by Tab", async () => {
  const { root } = await shown({ marks: new Map([["b1", "may"]]) });
  const place = "50 cm from the west edge, 18 cm from the south edge, facing north";
  const button = screen.getByRole("button", { name: `First battalion. ${place}. Can act.` });
  expect(button.getAttribute("data-mark")).toBe("may");
  expect(root.querySelectorAll('[data-unit][tabindex="0"]')).toHaveLength(1);
});

test("a tap chooses a unit, a finger beside it too, and a tap on bare ground is reported", async () => {
  const hands = { onunit: vi.fn(), onground: vi.fn() };
  const { root } = await shown({ hands });
  await tap(root, 50000, 18000);
  expect(hands.onunit).toHaveBeenLastCalledWith("b1", "mouse");
  await tap(root, 80000, 21500, "touch");
  expect(hands.onunit).toHaveBeenLastCalledWith("b2", "touch");
  await tap(root, 60000, 40000);
  expect(hands.onground).toHaveBeenCalledWith([60000, 40000]);
});

test("a finger holds the table where it is, until the last one is lifted or lost", async () => {
  const { root, view } = await shown();
  const [one, other] = [1, 2].map((pointerId) => ({ pointerId, pointerType: "touch", button: 0, ...at(60000, 40000) }));
  await fireEvent.pointerDown(root, one);
  await fireEvent.pointerDown(root, other);
  expect(view.steady).toBe(true);
  await fireEvent.pointerUp(root, one);
  expect(view.steady).toBe(true);
  await fireEvent.pointerUp(root, other);
  expect(view.steady).toBe(false);
  await fireEvent.pointerDown(root, one);
  await fireEvent.pointerCancel(root, one);
  expect(view.steady).toBe(false);
});

test("a long press looks closer and chooses nothing", async () => {
  vi.useFakeTimers();
  const hands = { onunit: vi.fn(), oninspect: vi.fn() };
  const { root } = await shown({ hands });
  const finger = { pointerId: 1, pointerType: "touch", button: 0, ...at(50000, 18000) };
  await fireEvent.pointerDown(root, finger);
  vi.advanceTimersByTime(500);
  await fireEvent.pointerUp(root, finger);
  expect(hands.oninspect).toHaveBeenCalledWith("b1");
  expect(hands.onunit).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("a drag on the ground moves the table, the wheel brings it nearer", async () => {
  const { root, view } = await shown();
  await drag(root, [60000, 40000], [65000, 40000]);
  expect(view.camera.x).toBeCloseTo(55000);
  const before = view.camera.scale;
  await fireEvent.wheel(root, { deltaY: -100, ...at(60000, 40000) });
  expect(view.camera.scale).toBeGreaterThan(before);
});

test("two fingers pinch and turn", async () => {
  const { root, view } = await shown();
  const finger = (pointerId: number, x: number, y: number) => ({
    pointerId,
    pointerType: "touch",
    button: 0,
    clientX: x,
    clientY: y,
  });
  await fireEvent.pointerDown(root, finger(1, 400, 400));
  await fireEvent.pointerDown(root, finger(2, 600, 400));
  await fireEvent.pointerMove(root, finger(2, 700, 400));
  expect(view.camera.scale).toBeCloseTo(1.5);
  await fireEvent.pointerMove(root, finger(2, 400, 700));
  expect(view.camera.turn).toBeCloseTo(90);
  await fireEvent.pointerUp(root, finger(2, 400, 700));
  await fireEvent.pointerUp(root, finger(1, 400, 400));
});

test("a unit that may be taken up is carried, another moves the table", async () => {
  const hands = { onlift: vi.fn((id: string) => id === "b1") };
  const { root, view } = await shown({ hands });
  await drag(root, [50000, 18000], [50000, 22000]);
  expect(hands.onlift).toHaveBeenCalledWith("b1");
  expect(view.camera.y).toBe(40000);
  await drag(root, [80000, 18000], [80000, 20000]);
  expect(view.camera.y).toBeCloseTo(38000);
});

test("the ghost follows the hand from place to place and is let go", async () => {
  const spots: Spot[] = [];
  const hands = { onhold: (spot: Spot) => void spots.push(spot), ondrop: vi.fn() };
  const { root } = await shown({ held: holding(), hands });
  const body = root.querySelector('[data-handle="body"]')!;
  await drag(root, [50000, 18000], [50000, 22000], body);
  expect(spots).toEqual([
    { at: 0, place: 2000, leg: "advance" },
    { at: 0, place: 4000, leg: "advance" },
  ]);
  expect(hands.ondrop).toHaveBeenCalledWith({ at: 0, place: 4000, leg: "advance" });
});

test("a corner wheels; once the ghost has gone on it begins a new leg", async () => {
  const hands = { onhold: vi.fn(), onleg: vi.fn() };
  const { root, rerender } = await shown({ held: holding(), hands });
  const corner = () => root.querySelector('[data-handle="left"]')!;
  const wheel = () => drag(root, [45000, 20000], [45000, 25000], corner());
  await wheel();
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 3000, place: 0, leg: "advance" });
  expect(hands.onleg).not.toHaveBeenCalled();
  await rerender({ held: holding({ spot: { at: 0, place: 3000, leg: "advance" }, next: marching() }) });
  await wheel();
  expect(hands.onleg).toHaveBeenCalledOnce();
});

test("the ghost stops where a rule stops it and names the rule; with Alt it goes on", async () => {
  const hands = { onhold: vi.fn(), ondrop: vi.fn() };
  const { root } = await shown({ held: holding(), hands });
  const body = root.querySelector('[data-handle="body"]')!;
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0 };
  await fireEvent.pointerDown(body, { ...pointer, ...at(50000, 18000) });
  await fireEvent.pointerMove(root, { ...pointer, ...at(50000, 25000) });
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 0, place: 6000, leg: "advance" });
  expect(root.querySelector(".stop")?.textContent).toContain("Closer than 10 cm only by attack");
  await fireEvent.pointerMove(root, { ...pointer, ...at(50000, 25000), altKey: true });
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 0, place: 7000, leg: "advance" });
  await fireEvent.pointerMove(root, { ...pointer, ...at(50000, 23000) });
  expect(root.querySelector(".stop")).toBeNull();
  await fireEvent.pointerUp(root, { ...pointer, ...at(50000, 23000) });
  expect(hands.ondrop).toHaveBeenCalledWith({ at: 0, place: 5000, leg: "advance" });
});

test("before the die is thrown the ghost says what it needs, and what that leaves out", async () => {
  const paces = [{ face: 2, total: 120000, chance: 0.42 }];
  const reach = marching({ paces, caveat: "Obstacles cost extra." });
  const { root } = await shown({ held: holding({ reach, spot: { at: 0, place: 5000, leg: "advance" } }) });
  expect(root.querySelector(".note")?.textContent).toMatch(/needs 2\s+· gets there 42%\s+Obstacles cost extra/);
  expect(root.querySelector("[aria-live]")?.textContent).toBe("needs 2 · gets there 42%");
});

test("of a piece that is only planned a tap still means the unit", async () => {
  const hands = { onunit: vi.fn() };
  const { root, rerender } = await shown({ held: holding(), hands });
  await tap(root, 50000, 18000);
  expect(hands.onunit).not.toHaveBeenCalled();
  await rerender({ held: holding({ planned: true }) });
  await tap(root, 50000, 18000);
  expect(hands.onunit).toHaveBeenCalledWith("b1", "mouse");
});

test("the button that confirms stands beside the ghost, where it is allowed", async () => {
  const hands = { oncommit: vi.fn() };
  const held = holding({ confirm: "Move here" });
  const { rerender } = await shown({ held, hands });
  await fireEvent.click(screen.getByRole("button", { name: /^Move here/ }));
  expect(hands.oncommit).toHaveBeenCalledOnce();
  await rerender({ held: { ...held, spot: { at: 0, place: 7000, leg: "advance" } } });
  expect(screen.queryByRole("button", { name: /^Move here/ })).toBeNull();
});

test("used and left stand beside the ghost, or the rule that forbids it", async () => {
  const spot = { at: 0, place: 5500, leg: "advance" };
  const { root, rerender } = await shown({ held: holding({ spot }) });
  const heard = () => root.querySelector("[aria-live]")?.textContent;
  expect(root.querySelector(".note")?.textContent).toContain("6.5 cm used, 3.5 left");
  expect(heard()).toBe("6.5 cm used, 3.5 left");
  await rerender({ held: holding({ spot: { at: 0, place: 7000, leg: "advance" } }) });
  expect(root.querySelector(".note.no")?.textContent).toContain("Closer than 10 cm only by attack");
  expect(root.querySelector(".ghost.refused")).not.toBeNull();
  expect(screen.getByRole("button", { name: /A7/ })).toBeTruthy();
  expect(heard()).toBe("Not there: Closer than 10 cm only by attack (A7)");
});

test("a leg is taken back by its button", async () => {
  const hands = { onback: vi.fn() };
  const way = [
    { x: 50000, y: 15000, h: 0 },
    { x: 50000, y: 20000, h: 0 },
  ];
  await shown({ held: holding({ way }), hands });
  await fireEvent.click(screen.getByRole("button", { name: "Undo last leg" }));
  expect(hands.onback).toHaveBeenCalledOnce();
});

test("keys move the ghost, give the order and lay it down", async () => {
  const hands = {
    onunit: vi.fn(),
    onhold: vi.fn(),
    ondrop: vi.fn(),
    oncommit: vi.fn(),
    oncancel: vi.fn(),
    onback: vi.fn(),
    onleg: vi.fn(),
  };
  const { rerender } = await shown({ held: holding({ next: marching() }), hands });
  await fireEvent.keyDown(document.body, { key: "ArrowUp", shiftKey: true });
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 0, place: 1000, leg: "advance" });
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(hands.ondrop).toHaveBeenLastCalledWith({ at: -100, place: 0, leg: "advance" });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(hands.oncommit).toHaveBeenCalledOnce();
  await fireEvent.keyDown(document.body, { key: "c" });
  await fireEvent.keyDown(document.body, { key: "Backspace" });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  for (const once of [hands.onleg, hands.onback, hands.oncancel]) expect(once).toHaveBeenCalledOnce();
  await rerender({ held: holding({ spot: { at: 0, place: 7000, leg: "advance" } }) });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(hands.oncommit).toHaveBeenCalledOnce();
});

test("Escape is the page's where the table has no hand for it", async () => {
  await shown({ held: holding(), hands: { onunit: vi.fn() } });
  expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true); // not prevented
});

test("keys look at the table from elsewhere and walk over it", async () => {
  const hands = { onunit: vi.fn(), oninspect: vi.fn(), onhover: vi.fn() };
  const { root, view } = await shown({ hands });
  await fireEvent.keyDown(document.body, { key: "q" });
  expect(view.camera.turn).toBe(345);
  await fireEvent.keyDown(document.body, { key: "s" });
  expect(view.camera.turn).toBe(0);
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(view.camera.x).toBeCloseTo(69000);
  const one = root.querySelector<SVGElement>('[data-unit="b1"]')!;
  one.focus();
  expect(hands.onhover).toHaveBeenLastCalledWith("b1");
  await fireEvent.keyDown(one, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-unit")).toBe("b2");
  await fireEvent.keyDown(document.activeElement!, { key: "i" });
  expect(hands.oninspect).toHaveBeenCalledWith("b2");
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  expect(hands.onunit).toHaveBeenCalledWith("b2", "keys");
});

test("a picture without hands leaves the keys of the page alone", async () => {
  const { root, view } = await shown();
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(view.camera).toBe(CENTRE);
  const one = root.querySelector<SVGElement>('[data-unit="b1"]')!;
  one.focus();
  await fireEvent.keyDown(one, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-unit")).toBe("b2");
});

test("a piece of a grid is moved by its body and turned by its corners", async () => {
  const hands = { onunit: vi.fn(), onhold: vi.fn(), onturn: vi.fn() };
  const held = holding({ reach: { ...placing(), pose: [12000, 5000, 0] }, way: [], turns: true });
  const { root } = await shown({ held, hands });
  await drag(root, [12000, 4000], [13000, 4000], root.querySelector('[data-handle="body"]')!);
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 5000, place: 13000, leg: "" });
  await drag(root, [7000, 5000], [12000, 10000], root.querySelector('[data-handle="left"]')!);
  expect(hands.onturn).toHaveBeenLastCalledWith(9000, true);
  await fireEvent.keyDown(document.body, { key: "," });
  expect(hands.onturn).toHaveBeenLastCalledWith(34500, true);
  await fireEvent.keyDown(document.body, { key: "ArrowUp" });
  expect(hands.onhold).toHaveBeenLastCalledWith({ at: 6000, place: 12000, leg: "" });
});

test("a leg without a choice is added by a button or a key, where it may be", async () => {
  const turn = (leg: string, verdict: number) => ({ leg, verdict, cost: 36000, pose: [50000, 16000, 18000] });
  const turns = [turn("pivot-left", 0), turn("about", -1)] as Reach["turns"];
  const hands = { onunit: vi.fn(), onadd: vi.fn(), onhold: vi.fn(), ondrop: vi.fn() };
  const { root, rerender } = await shown({ held: holding({ reach: marching({ turns }) }), hands });
  const button = (leg: string) => root.querySelector<HTMLButtonElement>(`[data-turn=${leg}]`)!;
  expect([button("pivot-left").disabled, button("about").disabled]).toEqual([true, false]);
  expect(button("pivot-left").title).toBe("Closer than 10 cm only by attack");
  await fireEvent.click(button("about"));
  await fireEvent.keyDown(document.body, { key: "x" });
  expect(hands.onadd).toHaveBeenCalledTimes(2);
  expect(hands.onadd).toHaveBeenLastCalledWith("about");
  await fireEvent.keyDown(document.body, { key: "d" });
  expect(hands.ondrop).toHaveBeenLastCalledWith({ at: 0, place: 0, leg: "oblique-left" });
  // after a leg they are those of the way that continues
  await rerender({ held: holding({ spot: { at: 0, place: 3000, leg: "advance" }, next: marching() }) });
  expect(root.querySelector("[data-turn]")).toBeNull();
});

test("an attack stands at contact at once", async () => {
  const { root } = await shown({ held: holding({ reach: charging() }) });
  expect(root.querySelector(".note")?.textContent).toContain("8.0 cm used");
  expect(root.querySelector('[data-handle="front"]')).toBeNull();
});

test("the ruler goes from edge to edge, by a drag or by keys", async () => {
  const kit = new Kit(() => Promise.resolve(measured));
  const { root } = await shown({ kit, hands: { onunit: vi.fn() } });
  await fireEvent.keyDown(document.body, { key: "m" });
  await drag(root, [50000, 18000], [80000, 18000]);
  expect(root.querySelector("[data-rule]")?.getAttribute("data-rule")).toBe("20000");
  expect(root.querySelector("[aria-live]")?.textContent).toBe("20.0 cm");
  for (const id of ["b1", "f1"]) {
    const one = root.querySelector<SVGElement>(`[data-unit="${id}"]`)!;
    one.focus();
    await fireEvent.keyDown(one, { key: "Enter" });
  }
  expect(root.querySelector("[data-rule]")?.getAttribute("data-rule")).toBe("46000");
});

test("ranges show for the unit in focus, are kept by Enter and put away by Escape", async () => {
  const ask = vi.fn(() => Promise.resolve(measured));
  const kit = new Kit(ask);
  const { root } = await shown({ kit, hands: { onunit: vi.fn() } });
  await fireEvent.keyDown(document.body, { key: "b" });
  const one = root.querySelector<SVGElement>('[data-unit="b1"]')!;
  one.focus();
  await vi.waitFor(() => expect(root.querySelector('[data-area="band"]')).not.toBeNull());
  expect(ask).toHaveBeenCalledWith("b1");
  await fireEvent.keyDown(one, { key: "Enter" });
  one.blur();
  await tick();
  expect(kit.pinned).toEqual(["b1"]);
  expect(root.querySelector('[data-area="band"]')).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(root.querySelector('[data-area="band"]')).toBeNull();
});

test("a line of sight goes from the chosen unit to the one in focus", async () => {
  const span: Span = { start: [50000, 20000], end: [50000, 66000], length: 46000 };
  const blocked = { stop: [50000, 40000] as Place, cite: "9.2", words: "Stopped by a wood" };
  const sight: Sight = { start: span.start, end: span.end, ...blocked };
  const answer: Measure = { ...measured, areas: [], sights: [sight], span };
  const kit = new Kit(() => Promise.resolve(answer));
  const { root } = await shown({ kit, marks: new Map([["b1", "selected"]]) });
  kit.take("sight");
  root.querySelector<SVGElement>('[data-unit="f1"]')!.focus();
  await vi.waitFor(() => expect(root.querySelector('[data-sight="hidden"]')).not.toBeNull());
  expect(root.querySelector(".note.no")?.textContent).toContain("Stopped by a wood");
});

test("the tools say which of them is in use, and why none may be", async () => {
  const kit = new Kit(() => Promise.resolve(measured));
  render(KitTools, { kit });
  const ruler = screen.getByRole("button", { name: "Ruler" });
  await fireEvent.click(ruler);
  expect(ruler.getAttribute("aria-pressed")).toBe("true");
  kit.lay();
  kit.refused = { cite: "9.4", words: "9.4: No measuring beforehand" };
  await tick();
  await fireEvent.click(ruler);
  expect(kit.tool).toBeNull();
  expect(ruler.title).toBe("No measuring beforehand (9.4)");
});
