/** The scene as pieces to draw: battalions, their screens, the Supreme Commanders. */

import type { BoardInfo as Board, UnitInfo as Unit } from "../../../app/protocol.gen";
import type { Army, DrawnUnit, Marks, Staff } from "../../../miniatures/paint/pieces";
import { STAFF, chiefId, edgeOf, rosterOf, type Battalion, type Commander, type Scene } from "./scene";

export const SCREEN = ".screen";

export function armyOf(board: Board | null, seat: string | null): Army {
  const side = board?.sides.find((one) => one.seat === seat);
  return (side?.army as Army | undefined) ?? (seat === "red" ? "gb" : "fr");
}

/** A battalion by its own name or that of its screen. */
export function bodyOf(name: string): string {
  return name.endsWith(SCREEN) ? name.slice(0, -SCREEN.length) : name;
}

/** Whoever stands on the table; those who fled or fell do not. */
export function drawn(scene: Scene): DrawnUnit[] {
  const found: DrawnUnit[] = [];
  for (const unit of scene.units) {
    const roster = rosterOf(scene.board, unit.id);
    if (unit.place !== "on-table" || !roster) continue;
    found.push(battalion(scene, unit, roster));
    if (unit.screen) found.push(screen(scene, unit, roster));
  }
  for (const chief of scene.commanders) if (!chief.dead) found.push(commander(scene, chief));
  return found;
}

/** A battalion still in hand as it would stand, for its ghost. */
export function unplaced(scene: Scene, roster: Unit, men: number): DrawnUnit {
  return {
    id: roster.id,
    seat: roster.seat,
    army: armyOf(scene.board, roster.seat),
    kind: "battalion",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: 0, d: 0 },
    strength: men,
    fallen: 0,
    staff: staffOf(roster, null),
    light: Boolean(roster.facts["light"]),
    rifles: Boolean(roster.facts["rifles"]),
    coat: String(roster.facts["coat"] ?? ""),
    formation: "line",
    marks: marksOf([]),
  };
}

/** He looks over the field from the edge that is his own. */
export function commander(scene: Scene, chief: Pick<Commander, "seat" | "x" | "y">): DrawnUnit {
  const h = edgeOf(scene, chief.seat) === "south" ? 0 : 18_000;
  return {
    id: chiefId(chief.seat),
    seat: chief.seat,
    army: armyOf(scene.board, chief.seat),
    kind: "commander",
    pose: { x: chief.x, y: chief.y, h },
    size: { w: 0, d: 0 },
    strength: 1,
    fallen: 0,
    staff: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
    light: false,
    formation: "line",
    marks: marksOf([]),
  };
}

function battalion(scene: Scene, unit: Battalion, roster: Unit): DrawnUnit {
  const [w, d] = unit.size ?? [0, 0];
  const formed = Number(roster.facts["rankers"]) - unit.detached;
  const base = unplaced(scene, roster, unit.rankers);
  return {
    ...base,
    pose: unit.pose,
    size: { w, d },
    formation: unit.formation,
    fallen: unit.marks.includes("thinned") ? 0 : Math.max(0, formed - unit.rankers),
    staff: staffOf(roster, unit),
    marks: marksOf(unit.marks, unit),
  };
}

function screen(scene: Scene, unit: Battalion, roster: Unit): DrawnUnit {
  const base = unplaced(scene, roster, unit.screen?.men ?? 0);
  const [w, d] = unit.screen?.size ?? [0, 0];
  return {
    ...base,
    id: unit.id + SCREEN,
    kind: "screen",
    pose: unit.screen?.pose ?? base.pose,
    size: { w, d },
    staff: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
    light: true,
    marks: { ...marksOf([]), fired: unit.marks.includes("skirmished") },
  };
}

function staffOf(roster: Unit, unit: Battalion | null): Staff {
  const left = STAFF.map((kind) => [kind, unit?.staff[kind] ?? Number(roster.facts[kind] ?? 0)]);
  return Object.fromEntries(left) as unknown as Staff;
}

function marksOf(marks: readonly string[], unit?: Battalion): Marks {
  return {
    disordered: marks.includes("disordered"),
    routing: marks.includes("routing"),
    fired: marks.includes("fired"),
    activated: unit?.status === "activated",
    passed: unit?.status === "passed",
    engaged: unit !== undefined && unit.foe !== null,
  };
}
