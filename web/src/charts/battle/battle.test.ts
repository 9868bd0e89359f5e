import { expect, test } from "vitest";
import type { ChartBookInfo } from "../../app/protocol.gen";
import { emptyBattle, entryOf, moved, nextId, undone, written, type Battle, type Entry, type Unit } from "./battle";
import { conditionOf } from "../reading/evaluate";
import { logText, readBattle } from "./files";
import { linkOf, sharedIn, textIn } from "../sharing/share";

const bases = {
  key: "bases",
  rule: 0,
  label: "Bases",
  kind: "number",
  least: 0,
  most: 9,
  usual: 4,
  choices: [],
  needs: null,
  fill: null,
  fed_by: "",
  part: "",
} as const;
const book = {
  game: "toy",
  name: "Toy",
  charts: [],
  rules: [],
  sheet: {
    facts: [bases],
    strength: "bases",
    shown: [],
    gone: "",
    conditions: [
      { name: "Fresh", grave: false },
      { name: "Worn", grave: false },
      { name: "Spent", grave: true },
    ],
    decided_by: [],
    cells: [
      [
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 2],
      ],
    ],
    at: [0],
  },
} as unknown as ChartBookInfo;

const unit: Unit = { id: 0, name: "Müffling", side: 1, group: "", started: 4, values: { bases: 4 } };
const battle: Battle = { ...emptyBattle("toy", ["A", "B"], "Saalfeld"), units: [unit] };
const hit: Entry = {
  ...entryOf(battle, "hit"),
  chart: "fire",
  faces: [7],
  changes: [{ unit: 0, field: "bases", before: 4, after: 3 }],
};

test("what is written down is taken back", () => {
  const after = written(battle, hit);
  expect(after.units[0]!.values["bases"]).toBe(3);
  expect(undone(after)).toEqual(battle);
  expect(undone(battle)).toBe(battle);
  const grown = written(after, { ...hit, changes: [], added: [{ ...unit, id: nextId(after) }] });
  expect(grown.units).toHaveLength(2);
  const gone = written(grown, { ...hit, changes: [], removed: [grown.units[0]!] });
  expect(undone(gone).units.map(({ id }) => id)).toEqual([0, 1]);
  expect(logText(after, (turn) => `Turn ${turn}`)).toBe("Saalfeld\n\nTurn 1\n  [7] hit\n");
});

test("a turn is a move, and an undo of anything but the last entry does nothing", () => {
  expect(moved(battle, { what: "turn", turn: 5 }).turn).toBe(5);
  const after = moved(battle, { what: "write", entry: hit });
  expect(moved(after, { what: "undo", entry: { ...hit, words: "another" } })).toBe(after);
  expect(moved(after, { what: "undo", entry: structuredClone(hit) })).toEqual(battle);
});

test("an army brings its name along, and both go back", () => {
  const named = { side: 1, before: "B", after: "Prussians" };
  const after = written(battle, { ...entryOf(battle, "army"), removed: [unit], added: [{ ...unit, id: 1 }], named });
  expect([after.sides, after.units.map(({ id }) => id)]).toEqual([["A", "Prussians"], [1]]);
  expect(undone(after)).toEqual(battle);
});

test("a file may leave out what an entry does not add, and name one unit alone", () => {
  const { added: _, removed: __, named: ___, ...short } = hit;
  const text = JSON.stringify({ ...battle, log: [short, { ...short, added: unit }] });
  const found = readBattle(book, text) as Battle;
  expect(found.log[0]).toEqual(hit);
  expect(found.log[1]!.added).toEqual([unit]);
});

test("a link may name a shared battle", () => {
  expect(sharedIn("#shared=abcdefgh23456789")).toBe("abcdefgh23456789");
  expect(sharedIn("#shared=abc")).toBe("");
  expect(sharedIn("#battle=abc")).toBeNull();
});

test("the condition follows from the bases that are left", () => {
  expect([4, 3, 2, 1].map((left) => conditionOf(book.sheet, { bases: left }, 4).now)).toEqual([0, 1, 2, 2]);
});

test("a battle survives a file and a link", async () => {
  const after = written(battle, hit);
  expect(readBattle(book, JSON.stringify(after))).toEqual(after);
  const text = await textIn(new URL(await linkOf(after)).hash);
  expect(readBattle(book, text!)).toEqual(after);
  expect(await textIn("")).toBeNull();
  expect(await textIn("#battle=%%%")).toBe("");
});

test.each([
  ["", "broken"],
  ["[]", "broken"],
  ["null", "broken"],
  [JSON.stringify({ ...battle, format: "other" }), "broken"],
  [JSON.stringify({ ...battle, version: 2 }), "newer"],
  [JSON.stringify({ ...battle, game: "other" }), "other-game"],
  [JSON.stringify({ ...battle, turn: 0 }), "broken"],
  [JSON.stringify({ ...battle, sides: ["A"] }), "broken"],
  [JSON.stringify({ ...battle, units: [unit, unit] }), "broken"],
  [JSON.stringify({ ...battle, units: [{ ...unit, values: { bases: 10 } }] }), "broken"],
  [JSON.stringify({ ...battle, units: [{ ...unit, name: "x".repeat(81) }] }), "broken"],
  [
    JSON.stringify({ ...battle, log: [{ ...hit, changes: [{ unit: 0, field: "morale", before: 0, after: 1 }] }] }),
    "broken",
  ],
  [JSON.stringify({ ...battle, log: [{ ...hit, faces: ["7"] }] }), "broken"],
])("a file that is no battle is told apart: %s", (text, word) => {
  expect(readBattle(book, text)).toBe(word);
});
