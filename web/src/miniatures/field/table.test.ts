import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Measure, Point } from "./data";
import { compass, describe, placeWords, unitWords } from "./describe";
import { mutedOf, type Mark } from "./field";
import { compassWay } from "./input/keyboard";
import { farthest, Kit } from "../measuring/kit.svelte";
import { areasOf, ruled, shownUnits, sightAsked, sightWords, tellKit } from "../measuring/measuring";
import type { DrawnUnit } from "../paint/troops/pieces";
import { along, around, beside, place, spread } from "./labels/label_places";
import { roomOf } from "./labels/name_rooms";
import { legs, total, type End } from "../measuring/ruler";
import { boxOf, farFrom, outlineOf, reading, unitAt } from "./stand";
import { board, unit } from "./fixtures";
import { sideTurn, View } from "./view.svelte";
import { eligible, neighbour, type Spotted } from "./input/walking";

afterEach(() => (settings.lang = "en"));

function looking(): View {
  const view = new View(board());
  view.size = { width: 1000, height: 800 };
  view.camera = { x: 60000, y: 40000, scale: 1, turn: 0 };
  return view;
}

test("a seat's own ground comes to the lower edge", () => {
  expect(sideTurn(board(), "south")).toBe(0);
  expect(sideTurn(board(), "north")).toBe(180);
  expect(sideTurn(board(), null)).toBe(0);
  const strip = {
    seat: "south",
    name: "",
    points: [
      [0, 0],
      [9, 0],
      [9, 80000],
      [0, 80000],
    ] as Point[],
  };
  expect(sideTurn({ ...board(), zones: [strip] }, "south")).toBe(270);
});

test("the whole table is shown at first, and nothing turns by itself afterwards", () => {
  const view = new View(board());
  view.resize({ width: 1000, height: 800 }, "north", []);
  expect(view.camera.turn).toBe(180);
  view.resize({ width: 500, height: 800 }, "south", []);
  expect(view.camera.turn).toBe(180);
  expect(view.camera.scale).toBeCloseTo(0.37, 3);
  view.pan(10, 0);
  const { camera } = view;
  view.resize({ width: 1000, height: 800 }, "south", []);
  const { scale, ...place } = camera;
  expect(view.camera).toMatchObject(place);
  expect(view.camera.scale).toBeGreaterThan(scale); // a table that would be lost in the new room
  view.side("south");
  expect(view.camera.turn).toBe(0);
  const phone = new View(board());
  phone.resize({ width: 300, height: 500 }, "south", [
    [30000, 20000],
    [50000, 30000],
  ]);
  expect(phone.camera.x).toBe(40000);
});

test("under a hand nothing slides away, whatever comes and goes beside the table", () => {
  const view = new View(board());
  const [low, high] = [
    { width: 390, height: 471 },
    { width: 390, height: 585 },
  ];
  view.resize(low, "south", []);
  const there = view.screen([30000, 20000]);
  view.steady = true;
  view.resize(high, "south", []);
  expect(view.screen([30000, 20000])[0]).toBeCloseTo(there[0], 6);
  expect(view.screen([30000, 20000])[1]).toBeCloseTo(there[1], 6);
  view.steady = false;
  view.resize(high, "south", []);
  expect(view.screen([30000, 20000])[1]).toBeCloseTo(there[1] + (585 - 471) / 2, 6);
});

test("the table turns and comes nearer about the pointer", () => {
  const view = looking();
  const before = view.world([200, 300]);
  view.turn(30, [200, 300]);
  view.zoom(1.5, [200, 300]);
  const after = view.world([200, 300]);
  expect(after[0]).toBeCloseTo(before[0], 3);
  expect(after[1]).toBeCloseTo(before[1], 3);
  expect(view.camera.turn).toBe(30);
});

test("a place out of sight is drawn into it, one in sight is left", () => {
  const view = looking();
  const { camera } = view;
  view.reveal([60000, 40000]);
  expect(view.camera).toBe(camera);
  view.reveal([118000, 40000]);
  expect(view.screen([118000, 40000])[0]).toBeCloseTo(940, 3);
});

test("a small picture comes nearer to what is taken up, and goes back when it is laid down", () => {
  const view = new View(board());
  view.resize({ width: 390, height: 500 }, "red", []);
  const from = view.camera;
  const piece = { pose: { x: 60_000, y: 30_000, h: 0 }, size: { w: 36_000, d: 4000 } };
  view.approach(piece);
  expect(view.camera.scale).toBeGreaterThan(1.3 * from.scale);
  const [x, y] = view.screen([60_000, 30_000]);
  expect([x > 0 && x < 390, y > 250 && y < 500]).toEqual([true, true]); // more room before it than behind
  view.stepBack();
  expect(view.camera).toEqual(from);
  view.approach(piece);
  view.resize({ width: 390, height: 420 }, "red", []); // the odds come up below
  view.pan(5, 5);
  view.stepBack();
  expect(view.camera).toEqual(from); // the others are in sight again
});

test("the table is fitted into new room, also after something was drawn into sight", () => {
  const view = new View(board());
  view.resize({ width: 390, height: 500 }, "red", []);
  view.reveal([119_000, 119_000], 90);
  view.resize({ width: 800, height: 390 }, "red", []);
  const whole = new View(board());
  whole.resize({ width: 800, height: 390 }, "red", []);
  expect(view.camera).toEqual(whole.camera);
  view.zoom(3);
  view.pan(-5000, -5000);
  view.resize({ width: 300, height: 300 }, "red", []);
  const [x, y] = view.screen([60_000, 60_000]);
  expect(Math.hypot(x, y)).toBeLessThan(3000);
});

test("while one is to choose, what is not to be had steps back", () => {
  const units = ["b1", "b2", "f1", "f2"].map((id) => ({ id }));
  const muted = (...marks: [string, Mark][]) => [...mutedOf(units, new Map(marks))];
  expect(muted()).toEqual([]);
  expect(muted(["b1", "selected"])).toEqual([]);
  expect(muted(["b1", "may"], ["b2", "may"])).toEqual(["f1", "f2"]);
  expect(muted(["b1", "selected"], ["f1", "target"], ["f2", "forbidden"])).toEqual(["b2", "f2"]);
});

test("a unit is found where it stands, a small one before a large one, and near a finger", () => {
  const units = [unit("b1", 50000, 20000), unit("b2", 52000, 19000, { size: { w: 2000, d: 1000 } })];
  expect(unitAt(units, [50000, 18000], 0)?.id).toBe("b1");
  expect(unitAt(units, [52000, 18500], 0)?.id).toBe("b2");
  expect(unitAt(units, [50000, 20500], 0)).toBeNull();
  expect(unitAt(units, [50000, 20500], 600)?.id).toBe("b1");
  const alone = { role: "general", x: 0, y: 0, turn: 0, size: 30 };
  const chief = unit("chief", 50000, 20000, { base: "round", size: { w: 0, d: 0 }, figures: [alone] });
  expect(farFrom(chief, [50000, 21500])).toBe(0);
  expect(outlineOf(chief)).toEqual([
    [48500, 21500],
    [51500, 21500],
    [51500, 18500],
    [48500, 18500],
  ]);
});

test("units are read from the top left, whichever way the table is turned", () => {
  const units = [unit("a", 80000, 20000), unit("b", 20000, 20000), unit("c", 50000, 60000)];
  expect(reading(units, 0).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(reading(units, 180).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("arrows walk to the neighbour that way", () => {
  const spot = (id: string, x: number, y: number): Spotted => ({ id, at: [x, y] });
  const spots = [spot("a", 0, 0), spot("b", 100, 10), spot("c", 60, 90)];
  expect(neighbour(spots, "a", 1, 0)).toBe("b");
  expect(neighbour(spots, "a", 0, 1)).toBe("c");
  expect(neighbour(spots, "a", -1, 0)).toBeNull();
  expect(neighbour(spots, null, 1, 0)).toBe("a");
});

test("one goes on to what may be chosen, to targets while there are any", () => {
  const ids = ["a", "b", "c"];
  const acting = new Map<string, Mark>([
    ["a", "may"],
    ["c", "legal"],
    ["b", "forbidden"],
  ]);
  expect(eligible(ids, acting, "a", false)).toBe("c");
  expect(eligible(ids, acting, "c", false)).toBe("a");
  expect(eligible(ids, acting, "a", true)).toBe("c");
  expect(eligible(ids, acting, null, false)).toBe("a");
  expect(
    eligible(
      ids,
      new Map<string, Mark>([
        ["a", "may"],
        ["b", "target"],
      ]),
      "a",
      false,
    ),
  ).toBe("b");
  expect(eligible(ids, new Map(), "a", false)).toBeNull();
});

test("up the screen is a way of the compass", () => {
  expect(compassWay("ArrowUp", 0)).toBe("ahead");
  expect(compassWay("ArrowUp", 180)).toBe("behind");
  expect(compassWay("ArrowUp", 90)).toBe("left");
  expect(compassWay("ArrowRight", 270)).toBe("behind");
});

test("plaques stand behind their units and cover neither units nor each other", () => {
  const view = looking();
  const units = [unit("a", 50000, 40000), unit("b", 50000, 35500)];
  const rooms = units.map((each) => around(boxOf(each, view)));
  const plaques = units.map((each) => ({ id: each.id, box: boxOf(each, view), width: 90, height: 28 }));
  const found = place(plaques, rooms);
  const clear = [...found.values()].every((rect) =>
    rooms.every(
      (room) =>
        rect.x + rect.width <= room.x ||
        room.x + room.width <= rect.x ||
        rect.y + rect.height <= room.y ||
        room.y + room.height <= rect.y,
    ),
  );
  expect(clear).toBe(true);
  expect(found.get("b")!.y).toBeGreaterThan(rooms[1]!.y + rooms[1]!.height);
  const note = beside(boxOf(units[0]!, view), view.size, rooms, { width: 190, height: 24 });
  expect(note.x).toBeGreaterThan(rooms[0]!.x + rooms[0]!.width);
});

test("a plaque keeps off the way and the other plaques and stays in the picture, or is not shown", () => {
  const view = looking();
  const one = unit("a", 50000, 40000);
  const plaque = { id: "a", box: boxOf(one, view), width: 90, height: 28 };
  const everywhere = { x: 0, y: 0, width: 1000, height: 800 };
  expect(place([plaque], [], [everywhere]).size).toBe(0);
  expect(place([plaque, { ...plaque, id: "b" }], [], [], view.size).size).toBe(2);
  const behind = place([plaque], []).get("a")!;
  const [line] = along([
    [behind.x, behind.y],
    [behind.x + 5, behind.y + 5],
  ]);
  expect(place([plaque], [], [line!]).get("a")).not.toEqual(behind);
  const low = unit("c", 50000, 500);
  const edge = place([{ ...plaque, id: "c", box: boxOf(low, view) }], [], [], view.size).get("c")!;
  expect(edge.y + edge.height).toBeLessThanOrEqual(796);
});

test("a name takes the room under its houses, or about the middle of its ground", () => {
  const name = { words: "Saalfeld", x: 100, y: 100, under: [], ground: "field", strong: false } as const;
  const screen = ([x, y]: readonly [number, number]): [number, number] => [x, 500 - y];
  expect(roomOf(name, screen)).toEqual({ x: 72, y: 388, width: 56, height: 24 });
  expect(
    roomOf(
      {
        ...name,
        strong: true,
        under: [
          [90, 80],
          [110, 60],
        ],
      },
      screen,
    ),
  ).toMatchObject({ x: 68, y: 442 });
});

test("a plaque is nearer to its own unit than to any other, though it covers a little", () => {
  const at = (x: number, y: number, width: number, height: number) => ({
    x,
    y,
    turn: 180,
    left: 0,
    top: 0,
    width,
    height,
  });
  // a line between two others, its screen before it, a friend behind it
  const lines = [at(446, 250, 174, 24), at(633, 250, 174, 24), at(800, 250, 154, 24)];
  const plaques = lines.map((box, i) => ({ id: "abc"[i]!, box, width: 100, height: 22 }));
  const screen = { x: 459, y: 254, width: 174, height: 30 };
  const taken = [...lines.map(around), screen, { x: 500, y: 190, width: 80, height: 30 }];
  const { x, width } = place([plaques[1]!, plaques[0]!, plaques[2]!], taken).get("b")!;
  expect(x).toBeGreaterThan(446);
  expect(x + width).toBeLessThan(646);
});

test("labels of the kit give way to each other and stay in the picture", () => {
  const label = { x: 960, y: 100, width: 80, height: 22 };
  const [first, second, third] = spread([label, label, { ...label, x: 100 }], { width: 1000, height: 800 });
  expect(first).toEqual({ ...label, x: 916 });
  expect(second!.y).toBe(126);
  expect(third!.y).toBe(100);
});

test("the ruler measures from edge to edge", () => {
  const units = [unit("a", 20000, 20000), unit("b", 50000, 30000)];
  const outlines = new Map(units.map((each) => [each.id, outlineOf(each)]));
  const [near] = legs(
    [
      { point: [0, 0], unit: "a" },
      { point: [0, 0], unit: "b" },
    ],
    outlines,
  );
  // 20 cm apart from side to side, 6 cm from front to back
  expect(near!.length).toBeCloseTo(Math.hypot(20000, 6000), 6);
  const [point] = legs(
    [
      { point: [20000, 25000], unit: null },
      { point: [0, 0], unit: "a" },
    ],
    outlines,
  );
  expect(point).toEqual({ start: [20000, 25000], end: [20000, 20000], length: 5000 });
  const bare = (x: number, y: number): End => ({ point: [x, y], unit: null });
  const both = legs([bare(0, 0), bare(3000, 4000), bare(3000, 5000)], outlines);
  expect(total(both)).toBe(6000);
  const [within] = legs(
    [
      { point: [1, 2], unit: "a" },
      { point: [4, 6], unit: "a" },
    ],
    outlines,
  );
  expect(within!.length).toBe(5);
  const crossed = new Map([
    ["a", outlineOf(unit("a", 0, 0))],
    ["b", outlineOf(unit("b", 1000, 1000))],
  ]);
  expect(
    legs(
      [
        { point: [0, 0], unit: "a" },
        { point: [0, 0], unit: "b" },
      ],
      crossed,
    )[0]!.length,
  ).toBe(0);
});

const measured: Measure = {
  lines: [],
  words: ["8 × 16 cm."],
  areas: [
    {
      kind: "band",
      words: "15 cm",
      outlines: [
        [
          [0, 0],
          [10, 5],
          [0, 10],
        ],
      ],
    },
    { kind: "threat", words: "May charge", outlines: [] },
  ],
  sights: [{ start: [0, 0], end: [10, 0], stop: [5, 0], cite: "9.2", words: "9.2: A wood in the way" }],
  span: { start: [0, 0], end: [10, 0], length: 18000 },
};

test("the kit asks once for each thing, and again after an update", async () => {
  const ask = vi.fn(() => Promise.resolve(measured));
  const kit = new Kit(ask);
  kit.number = 1;
  kit.want("b1");
  kit.want("b1");
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(kit.measure("b1")).toBe(measured);
  kit.number = 1;
  expect(kit.measure("b1")).toBe(measured);
  kit.number = 2;
  expect(kit.measure("b1")).toBeNull();
  kit.want("b1");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("where measuring is forbidden the kit keeps the rule and asks no more", async () => {
  const ask = vi.fn(() => Promise.resolve({ cite: "9.4", words: "No measuring" }));
  const kit = new Kit(ask);
  kit.want("b1");
  await Promise.resolve();
  expect(kit.refused?.cite).toBe("9.4");
  kit.want("b2");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a broken line is asked again", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("gone")));
  const kit = new Kit(ask);
  kit.want("b1");
  await new Promise((done) => setTimeout(done));
  kit.want("b1");
  expect(ask).toHaveBeenCalledTimes(2);
  await new Promise((done) => setTimeout(done));
});

test("the ruler is laid by corners or by one drag, and taken up again", () => {
  const kit = new Kit(() => Promise.resolve(measured));
  const end = (x: number) => ({ point: [x, 0] as [number, number], unit: null });
  kit.take("ruler");
  kit.corner(end(0));
  kit.lead(end(5000));
  expect(tellKit(board(), kit, null, null, new Map())).toBe("5.0 cm");
  kit.corner(end(6000));
  kit.lead(end(9000));
  expect(total(ruled(kit, new Map()))).toBe(9000);
  kit.settle();
  kit.lead(end(50000));
  expect(total(ruled(kit, new Map()))).toBe(9000);
  kit.corner(end(100));
  expect(kit.ends).toHaveLength(1);
  expect(kit.back()).toBe(true);
  expect(kit.tool).toBe("ruler");
  expect(kit.back()).toBe(true);
  expect(kit.tool).toBeNull();
  expect(kit.back()).toBe(false);
});

test("what the kit shows, it also says", async () => {
  const kit = new Kit(() => Promise.resolve(measured));
  kit.take("bands");
  kit.pin("b1");
  expect(shownUnits(kit, "b2")).toEqual(["b1", "b2"]);
  kit.want("b2");
  await Promise.resolve();
  expect(areasOf(kit, measured).map(({ kind }) => kind)).toEqual(["band"]);
  expect(tellKit(board(), kit, null, "b2", new Map())).toBe("15 cm. 8 × 16 cm.");
  kit.pin("b1");
  expect(kit.pinned).toEqual([]);
  kit.take("threat");
  expect(areasOf(kit, measured).map(({ kind }) => kind)).toEqual(["threat"]);
  kit.take("sight");
  expect(sightAsked(kit, "b1", "f2")).toBe("b1 > f2");
  expect(sightAsked(kit, null, "f2")).toBeNull();
  kit.from = "b3";
  kit.to = "f4";
  expect(sightAsked(kit, "b1", null)).toBe("b3 > f4");
  expect(sightWords(board(), measured)).toBe("18.0 cm, blocked: A wood in the way (9.2). 8 × 16 cm.");
  const clear = [{ ...measured.sights[0]!, stop: null }];
  expect(sightWords(board(), { ...measured, words: [], sights: clear })).toBe("18.0 cm, clear");
  expect(sightWords(board(), { ...measured, words: [], sights: [] })).toBe("18.0 cm");
  kit.take("sight");
  expect(kit.tool).toBeNull();
  expect(farthest(measured.areas[0]!.outlines, [1, 0])).toEqual([10, 5]);
});

test("by eye a place is named by the ninth of the table that it is in", () => {
  const here = unit("b1", 33000, 22000);
  const words = placeWords({ ...board(), byEye: true }, here);
  expect(words).toBe("In the south of the table, to the west, facing north");
  expect(words).not.toMatch(/\d/);
});

test("a unit's place is described in words", () => {
  const here: DrawnUnit = unit("b1", 33000, 22000);
  const place = "33 cm from the west edge, 20 cm from the south edge, facing north";
  expect(placeWords(board(), here)).toBe(place);
  expect(compass(31600)).toBe("nw");
  expect(compass(35900)).toBe("n");
  expect(unitWords(board(), here, undefined, "may")).toBe(`b1. ${place}. Can act.`);
  settings.lang = "fr";
  expect(placeWords(board(), unit("b1", 100000, 62000, { pose: { x: 100000, y: 62000, h: 9000 } }))).toBe(
    "à 22 cm du bord est, à 18 cm du bord nord, face à l’est",
  );
  settings.lang = "en";
  const [south, north] = describe(board(), [here], new Map());
  expect([south!.lines.length, north!.lines.length]).toEqual([1, 0]);
});
