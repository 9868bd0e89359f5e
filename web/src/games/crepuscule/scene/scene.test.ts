import { beforeAll, describe, expect, test } from "vitest";
import type { BoardInfo, EventLine, FeatureInfo } from "../../../app/protocol.gen";
import { settings } from "../../../app/settings.svelte";
import { loadWords } from "../../../app/words";
import { loadGameWords } from "../../load";
import { fightsIn, type Fight } from "./fights";
import { onGround } from "./ground";
import { officerOf, readScene, staffOf, unitOf } from "./scene";
import { estimateOrder, wayOrder } from "./sentence";
import { shotsOf } from "./shots";

const VIEW = `crepuscule view 1
battle training
turn 2 south guns first south
turns 6
asked both
written estimate 10
aim f6 > a3 ball by south most 36 heading 1.38 off 16
officer grandjean 34,10 with f1 wounds 1
officer petit 44,8 destroyed
f1: 20,15 10 assault-column figures 22 files 6 attempts 1 charge a3 wheel left 10 charging moved
a3: 29,30 180 line figures 20 files 10 destroyed
contact f1 > a3 flank since 2 rounds 1
wall 3 0 2
wall 3 1 1
wall 3 rolls 4
piece 50800,38100,1000 24000,8000 block infantryman,0,200,10,10,230,10,12 f1
`;

beforeAll(async () => {
  settings.lang = "en";
  await loadWords("en");
  await loadGameWords("crepuscule");
});

describe("a view", () => {
  const scene = readScene(VIEW);

  test("its units: numbers, whom they charge, marks, whom they touch", () => {
    const unit = unitOf(scene, "f1")!;
    expect(unit).toMatchObject({ formation: "assault-column", figures: 22, files: 6, place: "on-table", charge: "a3" });
    expect(unit.numbers).toEqual({ attempts: 1 });
    expect(unit.marks).toEqual(["charging", "moved"]);
    expect(unit.foes).toEqual(["a3"]);
    expect(unitOf(scene, "a3")).toMatchObject({ place: "destroyed", foes: ["f1"] });
  });

  test("its officers, walls and aims", () => {
    expect(officerOf(scene, "grandjean")).toEqual({ id: "grandjean", place: "on-table", unit: "f1", wounds: 1 });
    expect(staffOf(scene, "f1")).toEqual(["grandjean"]);
    expect(officerOf(scene, "petit")?.place).toBe("destroyed");
    expect(scene.walls.get(3)).toBe(3);
    expect(scene.written).toBe("estimate 10");
    expect(scene.aims).toEqual([
      { gun: "f6", target: "a3", ammunition: "ball", seat: "south", most: 36, heading: 138, off: 16 },
    ]);
  });

  test("by eye an aim has no distance", () => {
    expect(readScene(VIEW.replace(" off 16", "")).aims[0]!.off).toBeNull();
  });
});

const house: FeatureInfo = {
  kind: "brick-house",
  name: "Farm",
  points: [
    [0, 0],
    [5080, 0],
    [5080, 2540],
  ],
  line: false,
  width: 0,
  level: 0,
  openings: [0, 2],
};
const board = { features: [house], sides: [], units: [], zones: [] } as unknown as BoardInfo;

describe("ground", () => {
  test("stays the same board as long as nothing has changed", () => {
    expect(onGround(board, [])).toBe(board);
    expect(onGround(board, ["terrain brick-house 0,0 2,0 2,1: Farm"])).toBe(board);
  });

  test("a house that falls is a ruin, and what is built is a line", () => {
    const changed = onGround(board, ["terrain ruin 0,0 2,0 2,1", "terrain barricade 3,3 5,3"]);
    expect(changed.features.map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ["ruin", "Ruin", false],
      ["barricade", "Barricade", true],
    ]);
  });
});

const line = (shows: EventLine["shows"], more: Partial<EventLine> = {}): EventLine => ({
  kind: "event",
  words: "",
  short: "",
  cite: "",
  weight: "plain",
  opens: "",
  heading: "",
  cue: "",
  row: "",
  shows,
  loud: false,
  thrown: null,
  cards: [],
  places: [],
  seat: null,
  table: "",
  sums: [],
  ...more,
});
const told = (number: number, ...events: EventLine[]) => ({ number, events, fresh: false });

describe("shots", () => {
  const ball = line("ball", { cards: ["f6"], places: ["10,20", "10,24"] });
  const shell = line("shell", { cards: ["f7"], places: ["1,2", "1,4", "2.5,4"] });

  test("are those since the step began, the last ones fresh", () => {
    const before = told(1, ball);
    const step = told(2, line("", { opens: "phase" }), ball);
    const now = told(3, shell);
    const found = shotsOf([before, step, now], now);
    expect(found.map(({ kind, fresh }) => [kind, fresh])).toEqual([
      ["ball", false],
      ["shell", true],
    ]);
    expect(found[0]).toMatchObject({ gun: "f6", from: [25400, 50800], to: [25400, 60960], rim: null });
    expect(found[1]!.rim).toEqual([6350, 10160]);
  });
});

describe("a fight", () => {
  const seatOf = (name: string): string => (name.startsWith("f") ? "south" : "north");
  const sum = (total: number) => ({ title: "", total, lines: [], parts: 1 });
  const round = told(
    4,
    line("fight", { cards: ["a1", "f1"] }),
    line("blow", { cards: ["a1", "f1"] }),
    line("blow", { cards: ["f1"] }),
    line("blow", { cards: ["f1", "a1"] }),
    line("result", { sums: [sum(5), sum(3)] }),
    line("outcome", { cards: ["a1"] }),
  );

  test("its blows belong to those who strike, its sums to their seats", () => {
    const [fight] = fightsIn([round], seatOf) as [Fight];
    expect(fight.sides[0]).toMatchObject({ units: ["a1"], sum: { total: 3 } });
    expect(fight.sides[0].blows.map(({ cards }) => cards.join())).toEqual(["a1,f1", "f1"]);
    expect(fight.sides[1]).toMatchObject({ units: ["f1"], sum: { total: 5 } });
    expect(fight.after.map(({ cards }) => cards.join())).toEqual(["a1"]);
  });

  test("goes on with the next lines, and is over when another step begins", () => {
    const next = told(5, line("outcome", { cards: ["f1"] }));
    expect(fightsIn([round, next], seatOf)[0]!.after.map(({ cards }) => cards.join())).toEqual(["a1", "f1"]);
    expect(fightsIn([round, told(6, line("", { opens: "phase" }))], seatOf)).toEqual([]);
    expect(fightsIn([], seatOf)).toEqual([]);
  });

  test("two combats of one update are two, each with its own result", () => {
    const both = told(
      7,
      ...round.events,
      line("fight", { cards: ["f2", "a2"] }),
      line("blow", { cards: ["f2", "a2"] }),
      line("result", { sums: [sum(1), sum(9)] }),
      line("outcome", { cards: ["f2"] }),
    );
    const [first, second] = fightsIn([both], seatOf) as [Fight, Fight];
    expect(first.sides.map(({ units, sum }) => [units, sum?.total])).toEqual([
      [["a1"], 3],
      [["f1"], 5],
    ]);
    expect(second.sides.map(({ units, sum }) => [units, sum?.total])).toEqual([
      [["f2"], 1],
      [["a2"], 9],
    ]);
    expect(second.after.map(({ cards }) => cards.join())).toEqual(["f2"]);
  });
});

describe("orders put together by hand", () => {
  test("a way: wheels and side-steps to the left are less than nothing", () => {
    const spot = (at: number, place: number, leg: string) => ({ spot: { at, place, leg } });
    const order = wayOrder("f1", [spot(-3000, 2540, "advance"), spot(0, 2540, "sidestep-left")]);
    expect(order.text).toBe("march f1 wheel left 30, advance 1, sidestep left 1");
    expect(order.legs).toEqual([
      ["wheel", -3000],
      ["advance", 2540],
      ["sidestep", -2540],
    ]);
    expect(wayOrder("f1", []).text).toBe("march f1 halt");
  });

  test("estimates, in the order of the guns", () => {
    expect(estimateOrder([10, 0])).toMatchObject({ text: "estimate 10 0", verb: "estimate", card: null });
  });
});
