import { beforeEach, describe, expect, test, vi } from "vitest";
import { men, unit } from "../../field/fixtures";
import { badgeOf } from "../badges";
import { FakePath, notes } from "../fakes";
import { drawFigure, sprites } from "../figures/figures";
import { readPalette } from "../palette";
import { NO_MARKS, readPieces, type DrawnUnit, type Figure } from "./pieces";
import { ROLES } from "../figures/roles";
import { standsPath } from "./stands";
import { paintUnit } from "./troops";
import { clothOf, dressOf, isNation, type Coat } from "../figures/uniforms";
import type { View } from "../view";

const NATIONS = [
  ["french", "prussian", "saxon", "british", "portuguese", "spanish", "kgl"],
  ["hanover", "nassau", "netherlands", "brunswick", "austrian", "hungarian", "russian"],
].flat();
const worn = (nation: string, more: Partial<Coat> = {}): Coat => ({
  army: "gb",
  nation,
  light: false,
  rifles: false,
  cloth: "",
  ...more,
});

beforeEach(() => {
  vi.stubGlobal("Path2D", FakePath);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => notes().ink as never);
});

function painted(one: DrawnUnit, scale = 1.4): string[] {
  const { ink, calls } = notes();
  const view: View = {
    ink,
    camera: { x: 0, y: 0, scale, turn: 0 },
    size: { width: 900, height: 900 },
    ratio: 1,
    palette: readPalette(),
    sprites: sprites(readPalette()),
  };
  paintUnit(view, one);
  return calls;
}

const count = (calls: string[], name: string): number => calls.filter((call) => call.startsWith(`${name} `)).length;

const stand = (x: number, y: number, turn = 0): Figure => ({ role: "base", x, y, turn, size: 25 });
const man = (x: number, y: number, turn = 0): Figure => ({ role: "infantryman", x, y, turn, size: 12 });
const brigade = (more: Partial<DrawnUnit> = {}): DrawnUnit =>
  unit("b1", 0, 0, {
    base: "block",
    size: { w: 5000, d: 2500 },
    figures: [stand(-12.5, 12.5), stand(12.5, 12.5), ...men(8, 50)],
    nation: "french",
    ...more,
  });

describe("uniforms", () => {
  test.each(["light", "dark"])("every nation is dressed by %s, and no two alike", (theme) => {
    document.documentElement.dataset.theme = theme;
    const palette = readPalette();
    delete document.documentElement.dataset.theme;
    const seen = NATIONS.map((nation) => {
      expect(isNation(nation)).toBe(true);
      const { coat, face, hat, flag } = dressOf(worn(nation), palette);
      return JSON.stringify([coat, face, hat, flag]);
    });
    expect(new Set(seen).size).toBe(NATIONS.length);
  });

  test("light troops wear their own: rifles green, caçadores brown, Brunswick black", () => {
    const palette = readPalette();
    const cloth = (nation: string, light: boolean): string => clothOf(worn(nation, { light }), palette);
    expect(cloth("british", true)).toBe(cloth("kgl", true));
    expect(cloth("british", true)).not.toBe(cloth("british", false));
    expect(cloth("portuguese", true)).not.toBe(cloth("portuguese", false));
    expect(cloth("brunswick", true)).toBe(cloth("brunswick", false));
    expect(cloth("atlantis", false)).toBe(palette.armies.gb);
  });

  test("horse and guns wear what is theirs", () => {
    const palette = readPalette();
    const cloth = (nation: string, role: string): string => clothOf(worn(nation), palette, role);
    expect(cloth("british", "hussar")).not.toBe(cloth("british", "infantryman"));
    expect(cloth("british", "dragoon")).toBe(cloth("british", "infantryman"));
    expect(cloth("british", "gun")).toBe(cloth("kgl", "limber"));
    expect(cloth("spanish", "dragoon")).not.toBe(cloth("spanish", "infantryman"));
    expect(clothOf(worn("", { army: "gb" }), palette, "gun")).toBe(palette.armies.gb);
  });

  test("nations differ by the shape of their badge and by letters", () => {
    const badges = NATIONS.map(badgeOf);
    expect(new Set(badges.map(({ letters }) => letters)).size).toBe(NATIONS.length);
    expect(new Set(badges.map(({ d }) => d)).size).toBe(NATIONS.length);
    expect(badgeOf("atlantis").letters).toBe("");
  });
});

describe("roles", () => {
  test.each(Object.keys(ROLES))("%s is drawn near, far and very far", (role) => {
    for (const detail of ["near", "far", "dot"] as const) {
      const { ink, calls } = notes();
      drawFigure(ink, role, worn("saxon"), readPalette(), detail);
      expect(calls.some((call) => /^(fill|stroke)/.test(call))).toBe(true);
    }
  });

  test("a word that nobody knows draws nothing", () => {
    for (const role of ["elephant", "constructor", "base"]) {
      const { ink, calls } = notes();
      drawFigure(ink, role, worn("saxon"), readPalette());
      expect(calls).toEqual([]);
    }
  });
});

describe("units", () => {
  test("each base has its bounds within the unit's, and the men are copied as one", () => {
    const calls = painted(brigade());
    expect(count(calls, "strokeRect")).toBe(1);
    expect(count(calls, "stroke") - count(painted(brigade({ figures: men(8, 50) })), "stroke")).toBe(1);
    expect(standsPath(brigade()) as unknown as FakePath).toHaveProperty("points.length", 8);
    expect(count(calls, "drawImage")).toBe(1);
  });

  test("one in disorder has dashed bounds, one that is spent a veil", () => {
    expect(count(painted(brigade()), "setLineDash")).toBe(1);
    expect(count(painted(brigade({ marks: { ...NO_MARKS, disordered: true } })), "setLineDash")).toBe(2);
    expect(count(painted(brigade()), "clip")).toBe(0);
    expect(count(painted(brigade({ marks: { ...NO_MARKS, spent: true } })), "clip")).toBe(1);
  });

  test("a square points to all its sides, a line to its front", () => {
    const facing = (...turns: number[]): DrawnUnit =>
      brigade({
        base: "stands",
        figures: turns.flatMap((turn, at) => [stand(25 * at, 12, turn), man(25 * at, 12, turn)]),
      });
    const fills = (one: DrawnUnit): number => painted(one).filter((call) => call === "fill ").length;
    expect(fills(facing(0, 90, 180, 270)) - fills(facing(0, 0, 0, 0))).toBe(3);
  });

  test("from afar it is one block with the sign of its arm, and a general a dot", () => {
    const calls = painted(brigade(), 0.2);
    expect(count(calls, "drawImage")).toBe(0);
    expect(count(calls, "strokeRect")).toBe(0);
    const guns = painted(brigade({ figures: [{ role: "gun", x: 0, y: 12, turn: 0, size: 12 }] }), 0.2);
    expect([count(calls, "arc"), count(guns, "arc")]).toEqual([0, 1]);
    const staff: Figure[] = [{ role: "staff", x: 0, y: 0, turn: 0, size: 12 }];
    const general = painted(brigade({ base: "round", size: { w: 2800, d: 2800 }, figures: staff }), 0.2);
    expect([count(general, "arc"), count(general, "clip")]).toEqual([1, 0]);
  });

  test("a general whom men follow has a second ring", () => {
    const staff: Figure[] = [{ role: "staff", x: 0, y: 0, turn: 0, size: 12 }];
    const general = brigade({ base: "round", size: { w: 2800, d: 2800 }, figures: staff });
    expect(count(painted({ ...general, starred: true }), "arc") - count(painted(general), "arc")).toBe(1);
  });

  test("a garrison has bounds and covers nothing of its village", () => {
    const calls = painted(brigade({ base: "ring", figures: men(8, 50) }));
    expect(count(calls, "fillRect")).toBe(0);
    expect(count(calls, "strokeRect")).toBe(2);
  });

  test("who stands as before is the same list of figures in the next view", () => {
    const view = "piece 100,200,0 5000,2500 stands base,0,250,125,125,375,125,2;infantryman,,125,60,60 u1\n";
    const [first, second] = [readPieces(view), readPieces(view.replace("100,200", "300,400"))];
    expect(first.get("u1")!.base).toBe("stands");
    expect(second.get("u1")!.figures).toBe(first.get("u1")!.figures);
    expect(first.get("u1")!.figures.map(({ role }) => role)).toEqual(["base", "base", "infantryman"]);
  });
});
