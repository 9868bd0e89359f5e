import { expect, test } from "vitest";
import { pageOf } from "./router";
import { rulesOf } from "./address";

test("rules have a book for each game; without a key it is that of the first", () => {
  expect(pageOf("/rules")).toEqual({ name: "rules", game: "eagles", id: null });
  expect(pageOf("/rules/7.21")).toEqual({ name: "rules", game: "eagles", id: "7.21" });
  expect(pageOf("/rules/R12")).toEqual({ name: "rules", game: "eagles", id: "R12" });
  expect(pageOf("/rules/march")).toEqual({ name: "rules", game: "march", id: null });
  expect(pageOf("/rules/march/12.3")).toEqual({ name: "rules", game: "march", id: "12.3" });
  for (const [game, number] of [
    ["eagles", "7.21"],
    ["march", "R53"],
    ["march", ""],
  ] as const) {
    expect(pageOf(rulesOf(game, number))).toMatchObject({ game, id: number || null });
  }
});

test("armies are made on a page of their own", () => {
  expect(pageOf("/army")).toEqual({ name: "army", game: "march" });
  expect(pageOf("/army/march")).toEqual({ name: "army", game: "march" });
  expect(pageOf("/army/eagles")).toEqual({ name: "missing" });
  expect(pageOf("/cards/096")).toEqual({ name: "game", game: "eagles", page: "cards", id: "096" });
  expect(pageOf("/games/eagles/learn")).toEqual({ name: "game", game: "eagles", page: "learn", id: null });
  expect(pageOf("/nowhere")).toEqual({ name: "missing" });
});
