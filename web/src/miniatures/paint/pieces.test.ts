import { describe, expect, test } from "vitest";
import { layout, type DrawnUnit } from "./pieces";

const nobody = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 };
const calmly = {
  disordered: false,
  routing: false,
  fired: false,
  activated: false,
  passed: false,
  engaged: false,
};

function unit(more: Partial<DrawnUnit> = {}): DrawnUnit {
  return {
    id: "f1",
    seat: "blue",
    army: "fr",
    kind: "battalion",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: 24_000, d: 4000 },
    strength: 24,
    fallen: 0,
    staff: nobody,
    light: false,
    formation: "line",
    marks: calmly,
    ...more,
  };
}

const roles = (one: DrawnUnit, role: string) => layout(one).filter((each) => each.role === role);

function holds(one: DrawnUnit): void {
  for (const { x, y } of layout(one)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(one.size.w / 200);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(one.size.d / 100);
  }
}

describe("layout", () => {
  test("24 in line stand in two ranks of twelve, two centimetres apart", () => {
    const figures = layout(unit());
    expect(figures).toHaveLength(24);
    expect(new Set(figures.map(({ y }) => y))).toEqual(new Set([10, 30]));
    expect(Math.min(...figures.map(({ x }) => x))).toBe(-110);
    expect(figures.every(({ size, turn }) => size === 1 && turn === 0)).toBe(true);
  });

  test("a last group that is not full fills from its left front", () => {
    const figures = layout(unit({ strength: 22 }));
    expect(figures.slice(-2).map(({ x, y }) => [x, y])).toEqual([
      [90, 10],
      [110, 10],
    ]);
  });

  test("a line makes way for its staff in the middle, and nobody leaves his room", () => {
    const staffed = unit({ staff: { drummer: 1, sergeant: 1, ensign: 1, officer: 1 } });
    const figures = layout(staffed);
    expect(figures).toHaveLength(28);
    for (const { x } of figures.filter(({ role }) => role !== "ranker")) expect(Math.abs(x)).toBeLessThan(20);
    holds(staffed);
    const places = new Set(figures.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(28);
  });

  test("one alone stands between the ranks of a line", () => {
    expect(roles(unit({ staff: { ...nobody, sergeant: 1 } }), "sergeant")[0]).toMatchObject({ y: 20 });
  });

  test("a column follows its staff", () => {
    const column = unit({
      size: { w: 8000, d: 12_000 },
      formation: "column",
      staff: { ...nobody, officer: 1, ensign: 1 },
    });
    const [officer, ensign] = [roles(column, "officer")[0]!, roles(column, "ensign")[0]!];
    const front = Math.min(...roles(column, "ranker").map(({ y }) => y));
    expect(officer.y).toBeLessThan(front);
    expect(officer.x).toBe(-ensign.x);
    holds(column);
  });

  test("the fallen keep their places, and stay down when others join them", () => {
    const places = (fallen: number) =>
      roles(unit({ strength: 24 - fallen, fallen }), "fallen").map(({ x, y }) => `${x} ${y}`);
    expect(places(3)).toHaveLength(3);
    expect(places(9)).toEqual(expect.arrayContaining(places(3)));
    expect(roles(unit({ strength: 21, fallen: 3 }), "ranker")).toHaveLength(21);
  });

  test("skirmishers stand in pairs along their strip", () => {
    const screen = unit({ kind: "screen", strength: 8, size: { w: 22_000, d: 2000 } });
    const xs = layout(screen).map(({ x }) => x);
    expect(xs).toEqual([-100, -80, -40, -20, 20, 40, 80, 100]);
    expect(layout(unit({ kind: "screen", strength: 1, size: { w: 4000, d: 2000 } }))).toHaveLength(1);
  });

  test("disorder shakes them, rout turns them about, always in the same way", () => {
    const shaken = unit({ marks: { ...calmly, disordered: true } });
    expect(layout(shaken)).toEqual(layout({ ...shaken }));
    expect(layout(shaken)).not.toEqual(layout(unit()));
    const routed = layout(unit({ strength: 20, fallen: 4, marks: { ...calmly, routing: true } }));
    for (const { role, turn } of routed) if (role !== "fallen") expect(Math.abs(turn - 180)).toBeLessThan(36);
  });

  test("a commander is one rider at his place", () => {
    const chief = unit({ kind: "commander", size: { w: 0, d: 0 } });
    expect(layout(chief)).toEqual([{ role: "commander", x: 0, y: 0, turn: 0, size: 1.5 }]);
  });
});
