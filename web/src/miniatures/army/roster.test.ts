import { expect, test } from "vitest";
import type { Armoury, Muster } from "../../app/protocol.gen";
import { armoury, muster } from "./fixtures";
import { addRow, cleanName, copyRow, emptyRoster, fileName, moveRow, rosterOf, setNation, writeRoster } from "./roster";

const LISTING = `british: Fane's brigade
commander: Henry Fane
b50 32 veterans, drummer, 2 sergeants, officer, green coats: 50th Foot
b95 24 veterans, light, rifles, drummer, column, detach 18: 95th Rifles
`;

const found: Muster = muster({
  listing: LISTING,
  name: "Fane's brigade",
  nation: "british",
  commander: "Henry Fane",
  units: [
    {
      id: "b50",
      name: "50th Foot",
      facts: {
        quality: "veterans",
        rankers: 32,
        light: 0,
        rifles: 0,
        drummer: 1,
        sergeant: 2,
        ensign: 0,
        officer: 1,
        detached: 0,
        formation: "line",
        coat: "green",
      },
    },
    {
      id: "b95",
      name: "95th Rifles",
      facts: {
        quality: "veterans",
        rankers: 24,
        light: 1,
        rifles: 1,
        drummer: 1,
        sergeant: 0,
        ensign: 0,
        officer: 0,
        detached: 18,
        formation: "column",
        coat: "",
      },
    },
  ],
});
const known: Armoury = armoury();

test("a list that was read is written again as it was", () => {
  expect(writeRoster(rosterOf(found))).toBe(LISTING);
});

test("an army from nothing", () => {
  const roster = emptyRoster("french");
  expect(writeRoster(roster)).toBe("french:\n");
  addRow(roster, known);
  addRow(roster, known).name = "Grenadiers  ";
  expect(writeRoster(roster)).toBe("french:\nf1 24 drilled\nf2 24 drilled: Grenadiers\n");
});

test("a copy has an id of its own and shares nothing", () => {
  const roster = rosterOf(found);
  const copied = copyRow(roster, 0, known)!;
  copied.facts["rankers"] = 16;
  expect(roster.rows.map((row) => row.id)).toEqual(["b50", "b1", "b95"]);
  expect(roster.rows[0]!.facts["rankers"]).toBe(32);
  expect(copyRow(roster, 9, known)).toBeNull();
});

test("battalions change places, and stop at the ends", () => {
  const roster = rosterOf(found);
  expect(moveRow(roster, 1, 0)).toBe(true);
  expect(roster.rows.map((row) => row.id)).toEqual(["b95", "b50"]);
  expect(moveRow(roster, 0, -1)).toBe(false);
  expect(moveRow(roster, 1, 2)).toBe(false);
});

test("ids of ours follow the nation, names of a player's stay", () => {
  const roster = emptyRoster("british");
  addRow(roster, known);
  addRow(roster, known).id = "guards";
  addRow(roster, known);
  setNation(roster, "french", known);
  expect(roster.rows.map((row) => row.id)).toEqual(["f1", "guards", "f2"]);
  roster.rows[1]!.id = "o1";
  setNation(roster, "other", known);
  expect(new Set(roster.rows.map((row) => row.id)).size).toBe(3);
});

test("names hold nothing that a list would stumble over", () => {
  expect(cleanName("a;b#c\nd", 60)).toBe("a b c d");
  expect(cleanName("x".repeat(80), 60)).toHaveLength(60);
  expect(fileName("Brigade Thomières")).toBe("brigade-thomieres.army");
  expect(fileName("…")).toBe("army.army");
});
