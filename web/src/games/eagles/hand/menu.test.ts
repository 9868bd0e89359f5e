import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../../../match/play/api";
import { NOTHING } from "../../../match/play/compose";
import { play } from "../../../match/play/state.svelte";
import { desk } from "../../../match/orders/desk.svelte";
import { layCards, matchOf, promptOf, refusedOf, setTable } from "../../../match/orders/fixtures";
import Menu from "../../../match/MatchMenu.svelte";
import { menuOf } from "./menu";
import { isWorth } from "../../../match/orders/menu/items";
import OrderMenu from "../../../match/orders/menu/OrderMenu.svelte";
import { said } from "../fixtures/orders";
import { front } from "../front";

vi.mock("../../../match/play/api", async (original) => {
  const real = await original<typeof api>();
  return { ...real, resign: vi.fn(), offer: vi.fn() };
});

const LEGAL = [
  "form 016 column",
  "form 016 square",
  "move 016 > reserve",
  "move 016 > AR",
  "move 016 > AR column",
  "move 016 > FL on 091",
  "move 016 > FL",
];
const REFUSED = [
  {
    cite: "7.21 not engaged",
    words: "7.21: Infantry fires only at enemy cards it is engaged with.",
    actions: ["fire 016 > 130", "shock 016 > 130"],
  },
  {
    cite: "9.0 same",
    words: "9.0: A change of formation must be to a different formation.",
    actions: ["form 016 line"],
  },
];
const all = LEGAL.map(said);
const labels = (choice: Partial<typeof NOTHING>) =>
  menuOf(all, refusedOf(REFUSED), { ...NOTHING, ...choice }, "line").map((group) =>
    group.items.map((item) => (item.why ? `(${item.label})` : item.label)),
  );

afterEach(cleanup);
beforeEach(() => {
  layCards();
  play.front = front;
  Object.assign(desk, { menu: true, help: false });
});

test("what a card may do stands first; what one rule forbids stands in one line", () => {
  expect(labels({ card: "016" })).toEqual([["Move", "Form column", "Form square", "(Fire, shock)"]]);
});

test("once a place is chosen there are ways to stand and ground to stand on", () => {
  expect(labels({ card: "016", target: "AR" })).toEqual([["Line", "Column"]]);
  expect(labels({ card: "016", target: "FL" })).toEqual([["In the open", "Rossomme"]]);
});

test("a menu that could say only one thing is not worth showing", () => {
  expect(isWorth(menuOf([said("test 016")], [], { ...NOTHING, card: "016" }))).toBe(false);
});

test("the menu of a card is walked by arrow keys, and a grey line tells its rule", async () => {
  setTable({ prompt: promptOf({ legal: LEGAL, refused: REFUSED }) });
  play.choice = { ...NOTHING, card: "016" };
  render(OrderMenu);
  const menu = screen.getByRole("menu");
  const items = screen.getAllByRole("menuitem");
  items[0]!.focus();
  await fireEvent.keyDown(menu, { key: "ArrowDown" });
  expect(document.activeElement).toBe(items[1]);
  expect(items.at(-1)!.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.keyDown(menu, { key: "End" });
  expect(screen.getByText(/Infantry fires only at enemy cards/, { selector: "span" })).toBeTruthy();
  expect(screen.getByLabelText("Rule 7.21")).toBeTruthy();
  await fireEvent.click(items[2]!);
  expect(play.choice).toMatchObject({ verb: "form", formation: "square" });
});

test("resigning is asked twice", async () => {
  setTable({ prompt: promptOf({ legal: LEGAL }) });
  render(Menu);
  await fireEvent.click(screen.getByText("Resign"));
  expect(api.resign).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Yes, resign"));
  expect(api.resign).toHaveBeenCalled();
  expect(desk.menu).toBe(false);
});

test("a battle that is over is kept, seen again and played again", () => {
  setTable({ match: matchOf({ stage: "over" }) });
  render(Menu);
  expect(screen.getByText("Save the record").getAttribute("href")).toBe("/api/matches/m1/record");
  expect(screen.getByText("Watch the replay").getAttribute("href")).toBe("/replay/m1");
  expect(screen.getByText("Rematch, sides swapped")).toBeTruthy();
  expect(screen.queryByText("Resign")).toBeNull();
});

test("the Specials in hand may be given standing orders here", () => {
  setTable({ prompt: promptOf({ legal: LEGAL }), orders: [{ prefix: "play 099", reply: "hold" }] });
  render(Menu);
  const kept = screen.getAllByLabelText("Never play") as HTMLInputElement[];
  expect(kept.map((input) => input.checked)).toEqual([false, true]);
});

test("an aim that can be fired at or shocked leaves both open until one is chosen", () => {
  const all = ["fire 063 > 134", "shock 063 > 134", "fire 063 > 131", "move 063 > FR"].map(said);
  const aimed = { ...NOTHING, card: "063", target: "134" };
  const [group] = menuOf(all, [], aimed);
  expect(group?.items.map((item) => [item.key, item.chosen])).toEqual([
    ["fire", false],
    ["shock", false],
  ]);
  const [chosen] = menuOf(all, [], { ...aimed, verb: "shock" });
  expect(chosen?.items.map((item) => item.chosen)).toEqual([false, true]);
  expect(menuOf(all, [], { ...aimed, target: "131" })).toEqual([]);
});
