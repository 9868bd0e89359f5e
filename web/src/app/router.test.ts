import { expect, test } from "vitest";
import { pageOf } from "./router";
import { howOf, learnOf, rulesOf } from "./address";

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

test("each game has its lesson; without a key it is that of the first", () => {
  expect(pageOf("/learn")).toEqual({ name: "learn", game: "eagles" });
  expect(pageOf("/learn/march")).toEqual({ name: "learn", game: "march" });
  expect(pageOf("/learn/nothing")).toEqual({ name: "missing" });
  for (const game of ["eagles", "march"]) expect(pageOf(learnOf(game))).toEqual({ name: "learn", game });
});

test("each game has a page on how a battle goes", () => {
  for (const game of ["eagles", "march"]) expect(pageOf(howOf(game))).toEqual({ name: "how", game });
  expect(pageOf("/how/nothing")).toEqual({ name: "missing" });
});

test("armies are made on a page of their own", () => {
  expect(pageOf("/army")).toEqual({ name: "army", game: "march" });
  expect(pageOf("/army/march")).toEqual({ name: "army", game: "march" });
  expect(pageOf("/army/eagles")).toEqual({ name: "missing" });
  expect(pageOf("/cards/096")).toEqual({ name: "game", game: "eagles", page: "cards", id: "096" });
  expect(pageOf("/nowhere")).toEqual({ name: "missing" });
});
