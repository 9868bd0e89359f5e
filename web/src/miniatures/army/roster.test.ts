import { expect, test } from "vitest";
import type { ArmyOptions } from "../../app/protocol.gen";
import { armyCheck, armyOptions, GROUPS } from "./fixtures";
import {
  addGroup,
  addRow,
  colourOf,
  copyRow,
  dropGroup,
  emptyRoster,
  factsOf,
  fileName,
  liveryOf,
  moveRow,
  neighbour,
  parentsOf,
  rosterOf,
  setArmyFact,
} from "./roster";

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

test("a file has a plain name", () => {
  expect(fileName("Brigade Thomières")).toBe("brigade-thomieres.army");
  expect(fileName("…")).toBe("army.army");
});
