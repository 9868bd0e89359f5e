import { expect, test } from "vitest";
import type { RollLine, SequelInfo } from "../../../app/protocol.gen";
import { setCatalogue } from "../cards/catalogue";
import { readScene } from "../scene/scene";
import { isAt, pointedAt, sceneWith, tableOfEvent } from "../scene/whereabouts";
import { armiesOf, isOver, sitesOf, stageTables, strengthAt } from "./course";

setCatalogue([]);

const FIRST = `eagles view 1 french
battle campaign
option turns 20
at ligny
acted
asked french 5.0 combat phase
chosen french 023 029
table quatre-bras
turn 3 allied retreat
crossed center 1
damage french 4 allied 2
over french 4.3 sole occupation
reserve-french: 006 from box, 023,
  024
reserve-allied: ?british x4
fallen AC
table ligny
turn 4 french combat
FC:
  ?french
  051 up hits 1
AC:
  ?prussian
reserve-french: 027
pile-prussian: ?prussian x1
`;
const LAST =
  FIRST.replace("at ligny", "at wavre").replace("table ligny\n", "table ligny\nover french 4.3 sole occupation\n") +
  "table wavre\nturn 0 french deployment\ntable waterloo\nturn 0 french deployment\n";

test("a campaign is the scene of the table where somebody is asked, with all tables beside it", () => {
  const scene = readScene(FIRST);
  expect([scene.battle, scene.table, scene.turn, scene.options["turns"]]).toEqual(["ligny", 1, 4, "20"]);
  expect(scene.campaign?.tables.map(({ battle, turn }) => [battle, turn])).toEqual([
    ["quatre-bras", 3],
    ["ligny", 4],
  ]);
  expect(scene.campaign?.chosen).toEqual(["023", "029"]);
  expect(scene.campaign?.tables[0]?.over).toEqual({ winner: "french", cite: "4.3 sole occupation" });
  expect([scene.over, scene.campaign?.over]).toEqual([null, null]);
  expect(scene.asked?.side).toBe("french");
  expect(scene.campaign?.tables.every(({ campaign }) => campaign === null)).toBe(true);
});

test("a single battle has no table and no campaign", () => {
  const scene = readScene("eagles view 1 french\nbattle ligny\nturn 4 french combat\nasked nobody\n");
  expect([scene.battle, scene.table, scene.campaign]).toEqual(["ligny", null, null]);
});

test("what happens at one table is not shown at the other", () => {
  const scene = readScene(FIRST);
  expect(tableOfEvent({ places: ["table-0", "FC"] })).toBe(0);
  expect([isAt({ places: ["table-0", "FC"] }, scene), isAt({ places: ["table-1"] }, scene)]).toEqual([false, true]);
  expect(pointedAt(["051", "table-0", "FC"], scene)).toEqual([]);
  expect(pointedAt(["051"], scene)).toEqual(["051"]);
  expect(sceneWith(scene, "024").battle).toBe("quatre-bras");
  expect(sceneWith(scene, "051").battle).toBe("ligny");
});

test("a beaten side that still tests has not left the field", () => {
  const { tables } = readScene(FIRST).campaign!;
  expect(tables.map(isOver)).toEqual([true, false]);
  const testing = readScene(FIRST.replace("fallen AC", "AC:\n  130 up")).campaign!.tables[0]!;
  expect(isOver(testing)).toBe(false);
});

test("the map tells battles that are fought, over, possible, and towns", () => {
  const sequels: SequelInfo[] = [
    { cite: "16.0 both won", words: "", open: true, names: ["wavre", "waterloo"], measured: null },
    { cite: "16.0 charleroi", words: "", open: false, names: ["charleroi"], measured: null },
  ];
  const states = (text: string) => sitesOf(readScene(text).campaign!, sequels).map(({ state }) => state);
  expect(states(FIRST)).toEqual(["over", "asked", "next", "next", "town"]);
  expect(states(LAST)).toEqual(["over", "over", "asked", "fought", "town"]);
  expect(stageTables(readScene(LAST).campaign!).map(({ battle }) => battle)).toEqual(["wavre", "waterloo"]);
});

test("cards on the field and in Reserve are counted, hidden ones too", () => {
  const scene = readScene(FIRST);
  expect([strengthAt(scene, "french"), strengthAt(scene, "allied")]).toEqual([3, 1]);
  expect(strengthAt(scene.campaign!.tables[0]!, "allied")).toBe(4);
});

test("the roll is summed up by army", () => {
  const line = (side: string, group: string, here: number, lost: number, other: number): RollLine => ({
    seat: side === "french" ? "french" : "allied",
    ...{ side, group, here, lost, other },
  });
  const [french, prussian] = armiesOf([
    line("french", "I", 2, 1, 9),
    line("french", "G", 3, 0, 10),
    line("prussian", "I", 1, 4, 13),
  ]);
  expect([french?.here, french?.lost, french?.all]).toEqual([5, 1, 25]);
  expect([prussian?.side, prussian?.groups.length]).toEqual(["prussian", 1]);
});
