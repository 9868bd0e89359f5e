import { expect, test } from "vitest";
import type { ArmyOptions } from "../../app/protocol.gen";
import { armyCheck, armyOptions, GROUPS } from "./fixtures";
import {
  addGroup,
  addRow,
  besideGroup,
  branches,
  colourOf,
  copyRow,
  costOf,
  dropGroup,
  emptyRoster,
  factsOf,
  choicesFor,
  isFor,
  kindsWithin,
  liveryOf,
  moveGroup,
  moveRow,
  neighbour,
  parentsOf,
  rosterOf,
  setArmyFact,
  setFact,
} from "./roster";
import { fileName } from "../../lists/storage";

const known: ArmyOptions = armyOptions();
const found = armyCheck({
  name: "Fane's brigade",
  facts: { nation: "british", commander: "Henry Fane" },
  units: [
    { id: "b50", name: "50th Foot", facts: { quality: "veterans", rankers: 32, coat: "green" } },
    { id: "b95", name: "95th Rifles", facts: { quality: "veterans", rankers: 24, light: 1, coat: "" } },
  ],
});

test("an army that was read is sent again as it was", () => {
  expect(factsOf(rosterOf(found))).toEqual({
    name: "Fane's brigade",
    facts: { nation: "british", commander: "Henry Fane" },
    units: found.units.map(({ id, name, facts }) => ({ id, name, facts, group: null })),
    groups: [],
  });
});

test("an army from nothing has what is usual", () => {
  const roster = emptyRoster(known, { nation: "french", commander: "Ney" });
  expect(roster.facts).toEqual({ nation: "french", commander: "" });
  addRow(roster, known);
  addRow(roster, known).name = "Grenadiers";
  expect(factsOf(roster).units?.map(({ id, name }) => [id, name])).toEqual([
    ["f1", ""],
    ["f2", "Grenadiers"],
  ]);
  expect(roster.rows[0]!.facts).toEqual({
    quality: "drilled",
    rankers: 24,
    light: 0,
    drummer: 0,
    formation: "line",
    coat: "",
  });
});

test("a copy has an id of its own and shares nothing", () => {
  const roster = rosterOf(found);
  const copied = copyRow(roster, 0, known)!;
  copied.facts["rankers"] = 16;
  expect(roster.rows.map((row) => row.id)).toEqual(["b50", "b1", "b95"]);
  expect(roster.rows[0]!.facts["rankers"]).toBe(32);
  expect(copyRow(roster, 9, known)).toBeNull();
});

test("units change places, and stop at the ends", () => {
  const roster = rosterOf(found);
  expect(moveRow(roster, 1, -1)).toBe(0);
  expect(roster.rows.map((row) => row.id)).toEqual(["b95", "b50"]);
  expect(moveRow(roster, 0, -1)).toBe(0);
  expect(moveRow(roster, 1, 1)).toBe(1);
});

test("ids of ours follow what the army chooses, those of a player stay", () => {
  const roster = emptyRoster(known);
  addRow(roster, known);
  addRow(roster, known).id = "guards";
  addRow(roster, known);
  setArmyFact(roster, "nation", "french", known);
  expect(roster.rows.map((row) => row.id)).toEqual(["f1", "guards", "f2"]);
  roster.rows[1]!.id = "o1";
  setArmyFact(roster, "nation", "other", known);
  expect(new Set(roster.rows.map((row) => row.id)).size).toBe(3);
  setArmyFact(roster, "commander", "Hill", known);
  expect(roster.facts["commander"]).toBe("Hill");
});

test("colours come from what is chosen", () => {
  expect(liveryOf(known, { nation: "french" })).toBe("fr");
  expect(liveryOf(null, {})).toBe("gb");
  expect(colourOf(known.terms, { coat: "green" })).toBe("green");
  expect(colourOf([], {})).toBe("");
});

test("groups go by their places, one within another", () => {
  const grouped = armyOptions({ groups: GROUPS });
  const roster = emptyRoster(grouped);
  const [division, brigade] = [addGroup(roster, grouped, "division"), addGroup(roster, grouped, "brigade")];
  expect(parentsOf(roster, grouped, roster.groups[1]!)).toEqual([division]);
  expect(parentsOf(roster, grouped, roster.groups[0]!)).toEqual([]);
  roster.groups[1]!.parent = division.key;
  addRow(roster, grouped, brigade.key);
  addRow(roster, grouped);
  addRow(roster, grouped, brigade.key);
  expect(factsOf(roster).units?.map((unit) => unit.group)).toEqual([1, null, 1]);
  expect(factsOf(roster).groups).toEqual([
    { kind: "division", name: "", facts: {}, parent: null },
    { kind: "brigade", name: "", facts: { general: 1 }, parent: 0 },
  ]);
  expect([neighbour(roster, 0, 1), neighbour(roster, 1, 1), neighbour(roster, 2, 1)]).toEqual([2, null, null]);
  dropGroup(roster, brigade.key);
  expect(factsOf(roster).units?.map((unit) => unit.group)).toEqual([0, null, 0]);
});

test("groups lie within each other, move among their like, and cost what is in them", () => {
  const grouped = armyOptions({ groups: GROUPS });
  const roster = emptyRoster(grouped);
  const first = addGroup(roster, grouped, "division");
  const second = addGroup(roster, grouped, "division");
  const inner = addGroup(roster, grouped, "brigade", first.key);
  const order = () => branches(roster.groups).map(({ group, depth }) => [group.key, depth]);
  expect(order()).toEqual([
    [first.key, 0],
    [inner.key, 1],
    [second.key, 0],
  ]);
  expect(besideGroup(roster, first.key, -1)).toBeUndefined();
  expect(besideGroup(roster, inner.key, 1)).toBeUndefined();
  moveGroup(roster, first.key, 1);
  expect(roster.groups.map(({ key }) => key)).toEqual([second.key, first.key, inner.key]);
  moveGroup(roster, inner.key, 1);
  expect(order()).toHaveLength(3);
  expect(kindsWithin(grouped, null).map(({ key }) => key)).toEqual(["division", "brigade"]);
  expect(kindsWithin(grouped, first).map(({ key }) => key)).toEqual(["brigade"]);
  expect(kindsWithin(grouped, inner)).toEqual([]);
  const group = (parent: number | null, points: number) => ({
    kind: "division",
    name: "",
    words: "",
    parent,
    facts: {},
    points,
    parts: [],
    profile: null,
  });
  const found = armyCheck({
    groups: [group(null, 3), group(0, 5)],
    units: [
      { group: 0, points: 20 },
      { group: 1, points: 30 },
      { group: null, points: 99 },
    ],
  });
  expect([costOf(found, 0), costOf(found, 1)]).toEqual([58, 35]);
});

test("what is chosen for one kind of unit is let go with it", () => {
  const only = { term: "arm", values: ["foot"] };
  const choice = (key: string, more = {}) => ({
    ...{ key, title: key, about: "", price: "", colour: "", prefix: "", only: null },
    ...more,
  });
  const [quality] = known.terms;
  const terms = [
    { ...quality!, key: "arm", usual: "foot", choices: [choice("foot"), choice("guns")] },
    { ...quality!, key: "drill", usual: 0, choices: [], only },
    { ...quality!, key: "formation", usual: "", choices: [choice(""), choice("square", { only })] },
  ];
  const facts = { arm: "foot", drill: 2, formation: "square" };
  setFact(facts, "drill", 1, terms);
  expect(facts).toEqual({ arm: "foot", drill: 1, formation: "square" });
  setFact(facts, "arm", "guns", terms);
  expect(facts).toEqual({ arm: "guns", drill: 0, formation: "" });
  expect([isFor(terms[1]!, facts), isFor(terms[0]!, facts)]).toEqual([false, true]);
});

test("an army offers what its nation has, at its own price", () => {
  const choice = (key: string, price: string, ...nations: string[]) => ({
    ...{ key, title: key, about: "", price, colour: "", prefix: "", only: { term: "nation", values: nations } },
  });
  const [quality] = known.terms;
  const term = {
    ...quality!,
    key: "troops",
    usual: "line",
    choices: [choice("line", "7", "french"), choice("line", "8", "british"), choice("rifles", "14", "british")],
  };
  const offered = (troops: string, nation: string): string[] =>
    choicesFor(term, { troops }, { nation }).map(({ key, price }) => `${key} ${price}`);
  expect(offered("line", "british")).toEqual(["line 8", "rifles 14"]);
  expect(offered("line", "french")).toEqual(["line 7"]);
  expect(offered("rifles", "french")).toEqual(["line 7", "rifles 14"]); // what is chosen stays to be seen
  const facts = { troops: "line" };
  setFact(facts, "troops", "line", [term], { nation: "british" });
  expect(facts).toEqual({ troops: "line" });
});

test("a unit begins as its kind does", () => {
  const roster = emptyRoster(known);
  expect(addRow(roster, known, null, { quality: "guard" }).facts).toMatchObject({ quality: "guard", rankers: 24 });
});

test("a file has a plain name", () => {
  expect(fileName("Brigade Thomières", "army")).toBe("brigade-thomieres.army");
  expect(fileName("…", "army")).toBe("army.army");
});
