import { expect, test } from "vitest";
import type { ChartBookInfo } from "../../app/protocol.gen";
import { emptyBattle, entryOf, moved, type Battle, type Entry, type Line, type Unit } from "./battle";
import { replayed } from "./replay";

const fact = { rule: 0, least: 0, choices: [], needs: null, fill: null, fed_by: "", part: "", usual: 0 };
const book = {
  game: "toy",
  sheet: {
    facts: [
      { ...fact, key: "bases", label: "Bases", kind: "number", most: 9 },
      { ...fact, key: "disordered", label: "Disordered", kind: "tick", most: 1 },
    ],
  },
} as unknown as ChartBookInfo;

const unitOf = (id: number): Unit => ({
  id,
  name: `Unit ${id}`,
  side: 0,
  group: "",
  started: 4,
  values: { bases: 4, disordered: 0 },
});
const start: Battle = { ...emptyBattle("toy", ["A", "B"]), units: [unitOf(0), unitOf(1)] };
const change = (field: string, before: number, after: number, unit = 0): Entry => ({
  ...entryOf(start, `${field} ${after}`),
  changes: [{ unit, field, before, after }],
});
const write = (key: string, entry: Entry): Line => ({ what: "write", key, entry });
const undo = (key: string, entry: Entry): Line => ({ what: "undo", key, entry });

test("both losses count, and it is reported", () => {
  const base = moved(start, write("a", change("bases", 4, 2)));
  const { battle, lines, told } = replayed(book, base, [write("b", change("bases", 4, 3))]);
  expect(battle.units[0]!.values["bases"]).toBe(1);
  expect(told).toEqual([{ word: "changed", unit: "Unit 0", field: "bases", before: 2, after: 1 }]);
  expect(lines).toHaveLength(1);
  expect(battle.log).toHaveLength(2);
});

test("what others did not touch comes out as it was, untold", () => {
  const base = moved(start, write("a", change("bases", 4, 2, 1)));
  const mine = write("b", change("bases", 4, 3));
  const { lines, told } = replayed(book, base, [mine]);
  expect([lines, told]).toEqual([[mine], []]);
});

test("two who tick the same agree", () => {
  const base = moved(start, write("a", change("disordered", 0, 1)));
  const { battle, told } = replayed(book, base, [write("b", change("disordered", 0, 1))]);
  expect([battle.units[0]!.values["disordered"], told, battle.log.length]).toEqual([1, [], 2]);
});

test("losses stop at nothing left", () => {
  const base = moved(start, write("a", change("bases", 4, 0)));
  const { battle, told } = replayed(book, base, [write("b", change("bases", 4, 2))]);
  expect(battle.units[0]!.values["bases"]).toBe(0);
  expect(told[0]!.after).toBe(0);
});

test("an entry about a unit that is gone stays in the log", () => {
  const base = moved(start, write("a", { ...entryOf(start, "gone"), removed: [unitOf(0)] }));
  const { battle, told } = replayed(book, base, [write("b", change("bases", 4, 3))]);
  expect([battle.log.length, battle.log[1]!.changes, told[0]!.word]).toEqual([2, [], "gone"]);
  expect(replayed(book, base, [write("c", { ...entryOf(start, "gone"), removed: [unitOf(0)] })]).lines).toEqual([]);
});

test("two units that were added under one number are separated, with all that was written of them", () => {
  const added = (): Entry => ({ ...entryOf(start, "added"), added: [unitOf(2)] });
  const base = moved(start, write("a", added()));
  const mine = [write("b", added()), write("c", change("bases", 4, 3, 2))];
  const { battle } = replayed(book, base, mine);
  expect(battle.units.map(({ id, values }) => [id, values["bases"]])).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 3],
  ]);
});

test("an undo of one's own entry is one, though the entry came out otherwise", () => {
  const base = moved(start, write("a", change("bases", 4, 2)));
  const mine = change("bases", 4, 3);
  const { battle, told } = replayed(book, base, [write("b", mine), undo("c", mine)]);
  expect(battle).toEqual(base);
  expect(told.map(({ word }) => word)).toEqual(["changed"]);
});

test("an undo that others have written on top of is not done, and reported", () => {
  const mine = change("bases", 4, 3);
  const base = [write("a", mine), write("b", change("bases", 4, 3, 1))].reduce(moved, start);
  const { battle, lines, told } = replayed(book, base, [undo("c", mine)]);
  expect([battle, lines, told[0]!.word]).toEqual([base, [], "not-undone"]);
});

test("a turn that others have begun is not begun twice", () => {
  const turn = (key: string, to: number): Line => ({ what: "turn", key, turn: to });
  const base = moved(start, turn("a", 2));
  expect(replayed(book, base, [turn("b", 2)]).lines).toEqual([]);
  expect(replayed(book, base, [turn("b", 2), turn("c", 3)]).battle.turn).toBe(3);
});
