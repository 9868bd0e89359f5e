import { beforeAll, describe, expect, test, vi } from "vitest";
import type { BoardInfo, FeatureInfo } from "../../../app/protocol.gen";
import { brush } from "../brush";
import { FakePath, notes } from "../fakes";
import { addExtras } from "../../extras/extras";
import { groundOf, paintGround } from "./ground";
import { namesOf } from "../names";
import { along, boxOf, inside, softened, toSides } from "./outline";
import { mixed, readPalette } from "../palette";
import { scattered } from "./trees";
import { housesIn, villageIn } from "./works";

beforeAll(addExtras);

const SQUARE: [number, number][] = [
  [20_000, 20_000],
  [40_000, 20_000],
  [40_000, 40_000],
  [20_000, 40_000],
];

const feature = (kind: string, more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  kind,
  name: kind,
  points: SQUARE,
  line: false,
  width: 0,
  level: 0,
  openings: [],
  ...more,
});

const board = (features: FeatureInfo[]): BoardInfo => ({
  title: "Vimeiro",
  unit: "cm",
  step: 100,
  decimals: 1,
  width: 120_000,
  height: 120_000,
  features,
  sides: [],
  units: [],
  zones: [
    { seat: null, name: "Crest", points: SQUARE },
    {
      seat: "red",
      name: "South",
      points: [
        [0, 0],
        [120_000, 0],
        [120_000, 30_000],
        [0, 30_000],
      ],
    },
  ],
});

const AREAS = [
  ["hill", "knoll", "wooded-hill", "wood", "orchard", "vineyard", "field", "marsh", "pond", "river"],
  ["farm", "village", "town", "chapel", "redoubt", "bridge", "desert"],
  ["daub-house", "brick-house", "stone-house", "barn", "blockhouse", "church", "ruin", "burnt-house", "blaze"],
].flat();
const LINES = ["hedge", "wall", "ravine", "stream", "river", "road", "fence", "earthwork", "dyke"].concat([
  "gabions",
  "barricade",
  "ditch",
  "low-wall",
  "high-wall",
]);
const BEND: [number, number][] = [
  [10_000, 10_000],
  [40_000, 20_000],
  [70_000, 15_000],
];
const painted = (one: FeatureInfo) => groundOf(board([one]))[2]!;

beforeAll(() => void vi.stubGlobal("Path2D", FakePath));

describe("ground", () => {
  test.each([
    ...AREAS.map((kind) => feature(kind)),
    ...LINES.map((kind) => feature(kind, { line: true, points: BEND })),
  ])("$kind is drawn, and its box holds its shape", (one) => {
    const { ink, calls } = notes();
    const piece = painted(one);
    const shape = boxOf(one.points.map(([x, y]) => [x / 100, -y / 100] as const));
    expect(piece.box.left).toBeLessThan(shape.left);
    expect(piece.box.bottom).toBeGreaterThan(shape.bottom);
    piece.paint(brush(ink, readPalette(), 1.4));
    expect(calls.some((call) => /^(stroke|fill)/.test(call))).toBe(true);
    expect(ink.globalAlpha).toBe(1);
  });

  test("hills lie under roads, and roads under all else", () => {
    const order = [feature("wood"), feature("road"), feature("hill", { level: 2 }), feature("hill", { level: 1 })];
    const ground = groundOf(board(order));
    expect(ground).toHaveLength(7);
    expect(ground[2]!.box).toEqual(painted(order[3]!).box);
    expect(ground[4]!.box).toEqual(painted(order[1]!).box);
  });

  test("only what meets a box is drawn", () => {
    const { ink, calls } = notes();
    const far = { left: 1000, top: -1100, right: 1100, bottom: -1000 };
    paintGround(brush(ink, readPalette(), 1), groundOf(board([feature("pond")])), far);
    expect(calls.filter((call) => call.startsWith("clip"))).toHaveLength(0);
  });

  test("lines grow finer as one comes nearer", () => {
    const { ink } = notes();
    expect(brush(ink, readPalette(), 1.4).pen(1)).toBe(1);
    expect(brush(ink, readPalette(), 5.6).pen(1)).toBe(0.5);
  });
});

describe("shapes", () => {
  const square = SQUARE.map(([x, y]) => [x / 100, -y / 100] as const);

  test("a softened corner is nowhere seen to leave the true one", () => {
    for (const [x, y] of softened(square)) expect(toSides(square, x, y)).toBeLessThan(0.01 + 0.6);
    expect(Math.min(...softened(square).map(([x, y]) => Math.hypot(x - 200, y + 200)))).toBeLessThan(0.7);
  });

  test("hachures lead out of an outline whichever way it goes round", () => {
    for (const points of [square, [...square].reverse()])
      for (const { x, y, nx, ny } of along(points, 7, true)) {
        expect(inside(points, x + nx, y + ny)).toBe(false);
        const corner = points.some((each) => Math.hypot(each[0] - x, each[1] - y) < 1);
        if (!corner) expect(inside(points, x - nx, y - ny)).toBe(true);
      }
  });

  test("trees stand inside, and always in the same places", () => {
    const trees = scattered(square, 20, 7);
    expect(trees.length).toBeGreaterThan(50);
    for (const [x, y] of trees) expect(toSides(square, x, y)).toBeGreaterThanOrEqual(7);
    expect(scattered(square, 20, 7)).toEqual(trees);
  });

  test("houses stand within their bounds and apart", () => {
    const houses = housesIn(square);
    expect(houses.length).toBeGreaterThan(5);
    for (const { x, y } of houses) expect(toSides(square, x, y)).toBeGreaterThan(9);
    expect(
      housesIn([
        [0, 0],
        [20, 0],
        [20, 20],
        [0, 20],
      ]),
    ).toHaveLength(1);
  });

  test("a village has a church in its middle, where there is room", () => {
    expect(villageIn(square).filter(({ tower }) => tower)).toHaveLength(1);
    expect(
      villageIn([
        [0, 0],
        [60, 0],
        [60, 60],
        [0, 60],
      ]).some(({ tower }) => tower),
    ).toBe(false);
  });
});

describe("names", () => {
  test("ground is named where there is room, an objective only once", () => {
    const wood = feature("wood", {
      name: "Wood",
      points: [
        [20_000, 20_000],
        [30_000, 20_000],
        [30_000, 30_000],
      ],
    });
    const names = namesOf(board([feature("hill", { name: "Hill" }), wood, feature("farm", { name: "Crest" })]));
    expect(names.map(({ words }) => words)).toEqual(["Hill", "Wood", "Crest"]);
    expect(inside(wood.points, names[0]!.x, names[0]!.y)).toBe(false);
    expect(names[2]).toMatchObject({ strong: true, x: 30_000, y: 30_000 });
  });

  test("what is built is named below its houses, a line in its middle", () => {
    const hedge = feature("hedge", { line: true, points: BEND });
    const [village, line] = namesOf(board([feature("village"), hedge]));
    expect(village!.under).toBe(SQUARE);
    expect(line).toMatchObject({ x: 55_000, y: 17_500, under: [[55_000, 17_200]] });
  });

  test("an objective is named below the one house it is, else at the foot of its flag", () => {
    const under = (kind: string) => namesOf(board([feature(kind, { name: "Crest" })])).at(-1)!.under;
    expect(under("church")).toBe(SQUARE);
    expect(under("farm")).toEqual([[30_000, 28_700]]);
  });
});

describe("palette", () => {
  test("the page's theme chooses the ground", () => {
    expect(readPalette().night).toBe(false);
    document.documentElement.dataset.theme = "dark";
    expect(readPalette()).toMatchObject({ night: true, field: "#25261C" });
    delete document.documentElement.dataset.theme;
  });

  test("colours are mixed part by part", () => {
    expect(mixed("#000000", "#FF8000", 0.5)).toBe("#804000");
    expect(mixed("red", "#FF8000", 0.5)).toBe("red");
  });
});
