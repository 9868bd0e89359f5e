import { expect, test } from "vitest";
import { CARDS, card } from "../../fixtures/cards";
import { choose, corpsOf, EVERYTHING, likeIt, type Wanted } from "./choose";

const found = (wanted: Partial<Wanted>, lang = "en") =>
  choose(CARDS, { ...EVERYTHING, ...wanted }, lang).map((piece) => piece.id);

test("everything is shown in the order of the numbers", () => {
  const all = found({});
  expect(all).toHaveLength(300);
  expect(all[0]).toBe("001");
  expect(all.at(-1)).toBe("300");
});

test("words are found in either language, without accents, in any order", () => {
  expect(found({ search: "blucher" })).toContain("201");
  expect(found({ search: "highlanders kempt" })).toEqual(["146"]);
  expect(found({ search: "RALLIEMENT" })).toEqual(["095", "185", "292"]);
  expect(found({ search: "146" })).toContain("146");
  expect(found({ search: "zouave" })).toEqual([]);
});

test("army, arm, corps and battle narrow each other", () => {
  expect(found({ army: "prussian", arm: "special" })).toHaveLength(12);
  expect(found({ army: "french", corps: "G", arm: "infantry" })).toEqual(["049", "050", "051", "052", "053", "054"]);
  const hal = found({ battle: "hal" });
  expect(hal).toContain("141");
  expect(hal).toHaveLength(10);
});

test("the order may go by name, by worth or by strength", () => {
  expect(found({ order: "points" })[0]).toBe("001");
  const names = found({ order: "name", arm: "general", army: "french" }, "fr");
  expect(names[0]).toBe("005"); // d’Erlon before Drouot
  const dice = found({ order: "dice" });
  expect(card(dice[0]!).facts["dice"]).toBe(5);
  const men = found({ order: "strength" });
  expect(Number(card(men[0]!).facts["strength"])).toBeGreaterThan(Number(card(men[1]!).facts["strength"]) - 1);
});

test("corps are those of the army, foot before horse", () => {
  expect(corpsOf(CARDS, "british")).toEqual(["A", "I", "II", "R", "C"]);
  expect(corpsOf(CARDS, "french")).toEqual([
    "A",
    "I",
    "II",
    "III",
    "IV",
    "VI",
    "G",
    "I Cav",
    "II Cav",
    "III Cav",
    "IV Cav",
  ]);
});

test("a Special knows its fellows in the other armies", () => {
  expect(likeIt(CARDS, card("095")).map((piece) => piece.id)).toEqual(["185", "292"]);
  expect(likeIt(CARDS, card("107"))).toEqual([]);
  expect(likeIt(CARDS, card("146"))).toEqual([]);
});
