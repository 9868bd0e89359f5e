import { beforeAll, expect, test } from "vitest";
import { PLACES, sideOfPlace } from "../../scene/scene";
import { BATTLES, layCards, scenes, view } from "../../fixtures/scenes";
import { arrange, fan, holderOf, ordered, type Slot } from "./layout";

beforeAll(layCards);
const ROOM = { w: 334, h: 270, size: "m" as const, top: true };
const names = (slots: readonly Slot[]) => slots.map((slot) => slot.piece.name);

test("Terrain first with who stands on it, then troops, the General last", () => {
  const { FC } = view("FC:\n  001\n  055\n  070 up on 089\n  089\n  071").at;
  expect(ordered(FC).map((piece) => piece.name)).toEqual(["089", "070", "055", "071", "001"]);
});

test("a captured Terrain stands with its new holder", () => {
  const { AC } = view("AC:\n  180 held french\n  049 up").at;
  expect(AC.map(holderOf)).toEqual(["french", "french"]);
});

test("attackers stand on the side of the Middle Ground, the lower row above the other", () => {
  const { AC, FC } = view("AC:\n  129 up\n  049 up\nFC:\n  070 up\n  130 up").at;
  const far = arrange(AC, "allied", ROOM);
  expect(names(far)).toEqual(["129", "049"]);
  expect(far[1]!.y).toBeGreaterThan(far[0]!.y + 100);
  expect(far[1]!.z).toBeGreaterThan(far[0]!.z);
  const near = arrange(FC, "french", { ...ROOM, top: false });
  expect(names(near)).toEqual(["130", "070"]);
});

test("in every Position of every battle no rail is covered and nothing leaves the room", () => {
  for (const battle of BATTLES) {
    for (const scene of scenes(battle)) {
      for (const place of PLACES) {
        const slots = arrange(scene.at[place], sideOfPlace(place), ROOM);
        expect(slots).toHaveLength(scene.at[place].length);
        for (const slot of slots) {
          expect(slot.x).toBeGreaterThanOrEqual(0);
          expect(slot.x + slot.w).toBeLessThanOrEqual(ROOM.w + 0.6);
          expect(slot.y + slot.h).toBeLessThanOrEqual(ROOM.h + 0.6);
        }
        for (const [i, slot] of slots.entries()) {
          const next = slots[i + 1];
          if (next && Math.abs(next.y - slot.y) < 40) expect(next.x - slot.x).toBeGreaterThanOrEqual(27);
        }
      }
    }
  }
});

test("the fan opens to the right of the chosen card", () => {
  const row = view("FC:\n  015\n  016\n  017\n  018\n  019").at.FC;
  const closed = fan(row, ROOM, 0, 1);
  const open = fan(row, ROOM, 0, 1, "016");
  expect(open[2]!.x - open[1]!.x).toBeGreaterThanOrEqual(110);
  expect(closed[2]!.x - closed[1]!.x).toBeLessThan(110);
});

test("a blown card lies sideways and its rail stands out above its neighbours", () => {
  const row = view("FC:\n  015\n  055 up blown\n  016\n  017").at.FC;
  const [, blown, after] = fan(row, ROOM, 60, 1);
  expect([blown!.w, blown!.h]).toEqual([154, 110]);
  expect(blown!.y).toBeLessThan(after!.y - 26);
});

test("a crowded row becomes two where the Position is high enough", () => {
  const row = view("FC:\n  089\n  015 on 089\n  016\n  017\n  018\n  001").at.FC;
  const tops = (h: number) => new Set(arrange(row, "french", { ...ROOM, w: 256, h }).map((slot) => slot.y)).size;
  expect(tops(270)).toBe(1);
  expect(tops(420)).toBe(2);
});
