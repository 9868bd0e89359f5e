import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "@testing-library/svelte";
import type { BoardInfo } from "../../app/protocol.gen";
import Canvas from "../field/Canvas.svelte";
import { men, unit } from "../field/fixtures";
import { FakePath, notes } from "./fakes";
import { step } from "./figures/figures";
import { readPalette } from "./palette";
import { keep, paint, type Scene } from "./picture";
import { NO_MARKS, type DrawnUnit } from "./troops/pieces";
import { drift } from "./smoke";

const board: BoardInfo = {
  title: "Open field",
  unit: "cm",
  step: 100,
  decimals: 1,
  width: 120_000,
  height: 120_000,
  features: [],
  units: [],
  sides: [{ seat: "red", name: "British", army: "gb" }],
  zones: [
    {
      seat: "red",
      name: "South",
      points: [
        [0, 0],
        [120_000, 0],
        [120_000, 30_000],
      ],
    },
  ],
};

const battalion = unit("b1", 60_000, 60_000, {
  seat: "red",
  size: { w: 24_000, d: 4000 },
  figures: [...men(20, 200), ...men(4, 40, "fallen"), ...men(4, 40, "flag")],
});
const units: DrawnUnit[] = [
  battalion,
  { ...battalion, id: "b2", pose: { x: 60_000, y: 70_000, h: 18_000 }, marks: { ...NO_MARKS, routing: true } },
  {
    ...battalion,
    id: "b3",
    pose: { x: 50_000, y: 60_500, h: 0 },
    marks: { ...NO_MARKS, engaged: true, disordered: true },
  },
  {
    ...battalion,
    id: "b4",
    pose: { x: 50_000, y: 60_500, h: 18_000 },
    marks: { ...NO_MARKS, engaged: true, fired: true },
  },
  { ...battalion, id: "b1.screen", base: "loose", size: { w: 22_000, d: 2000 } },
  { ...battalion, id: "chief", base: "round", size: { w: 0, d: 0 } },
];

const scene = (more: Partial<Scene> = {}): Scene => ({
  units,
  ghosts: [],
  smoke: [],
  zones: false,
  muted: new Set(),
  poseOf: (unit) => unit.pose,
  ...more,
});
const eye = {
  camera: { x: 60_000, y: 60_000, scale: 1.4, turn: 0 },
  size: { width: 800, height: 600 },
  ratio: 1,
  resting: true,
};

let drawings = notes();
const drawn = (name: string): number => drawings.calls.filter((call) => call.startsWith(name)).length;

beforeEach(() => {
  drawings = notes();
  vi.stubGlobal("Path2D", FakePath);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => notes().ink as never);
});

const ink = () => drawings.ink as CanvasRenderingContext2D;

describe("picture", () => {
  test("a unit is copied whole, and the ground grows sharp within a few frames", () => {
    const kept = keep(board, readPalette());
    let frames = 0;
    while (paint(ink(), kept, scene(), eye) && frames < 50) frames++;
    expect(frames).toBeGreaterThan(3);
    expect(frames).toBeLessThan(50);
    drawings.calls.length = 0;
    paint(ink(), kept, scene({ units: [battalion] }), eye);
    const before = drawn("drawImage");
    drawings.calls.length = 0;
    paint(ink(), kept, scene({ units: [] }), eye);
    expect(before - drawn("drawImage")).toBe(1);
  });

  test("figures are made once and then only copied", () => {
    const kept = keep(board, readPalette());
    paint(ink(), kept, scene(), eye);
    const made = kept.sprites.kept.size;
    paint(ink(), kept, scene({ units: [...units] }), { ...eye, camera: { ...eye.camera, x: 50_000 } });
    expect(kept.sprites.kept.size).toBe(made);
  });

  test("two that fight share one pair of sabres; who is out of sight is not drawn", () => {
    const kept = keep(board, readPalette());
    const one = (shown: DrawnUnit[]): number => {
      drawings.calls.length = 0;
      paint(ink(), kept, scene({ units: shown }), eye);
      return drawn("arc");
    };
    expect(one([units[2]!, units[3]!])).toBe(2); // the sabres, and the sign of disorder
    expect(one([{ ...battalion, pose: { x: 900_000, y: 0, h: 0 } }])).toBe(0);
  });

  test("while the scale changes the ground is stretched, and zones and ghosts come along", () => {
    const kept = keep(board, readPalette());
    const ghosts = [{ ...battalion, id: "ghost" }];
    expect(paint(ink(), kept, scene({ ghosts, zones: true }), { ...eye, resting: false })).toBe(true);
    expect(kept.tiles.kept.size).toBe(0);
    expect(drawings.ink.globalAlpha).toBe(1);
  });

  test("another light keeps the ground and redraws it", () => {
    const kept = keep(board, readPalette());
    const other = keep(board, { ...readPalette() }, kept);
    expect(other.ground).toBe(kept.ground);
    expect(other.tiles).not.toBe(kept.tiles);
    expect(keep({ ...board }, kept.palette, kept).ground).not.toBe(kept.ground);
  });

  test("sizes of figures go up by the root of two", () => {
    expect([step(1.5), step(2), step(2.8), step(0.7)]).toEqual([1, 2, 2, -2]);
  });

  test("smoke thins as it drifts away", () => {
    const [thick, thin] = [drift(battalion, 1), drift(battalion, 0.2)];
    expect(thick.length).toBe(thin.length);
    expect(thin[0]!.ahead).toBeGreaterThan(thick[0]!.ahead);
    expect(thin[0]!.alpha).toBeLessThan(thick[0]!.alpha);
  });
});

test("the canvas is for the eye only", () => {
  const { container } = render(Canvas, { board, units, camera: eye.camera });
  expect(container.querySelector("canvas")!.getAttribute("aria-hidden")).toBe("true");
});
