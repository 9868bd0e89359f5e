/** The scene as pieces to draw: battalions, their screens, the Supreme Commanders. */

import type { BoardInfo as Board } from "../../../app/protocol.gen";
import { NO_MARKS, type Army, type DrawnUnit, type Marks } from "../../../miniatures/paint/troops/pieces";
import { rosterOf, unitOf, type Battalion, type Scene } from "./scene";

export const SCREEN = ".screen";
const BASES = { battalion: "block", screen: "loose", commander: "round" } as const;

/** A piece of this game; of one in hand `men` and `formation` say nothing. */
export interface Piece extends DrawnUnit {
  kind: keyof typeof BASES;
  men: number;
  formation: string;
}

export function armyOf(board: Board | null, seat: string | null): Army {
  const side = board?.sides.find((one) => one.seat === seat);
  return (side?.army as Army | undefined) ?? (seat === "red" ? "gb" : "fr");
}

/** A battalion by its own name or that of its screen. */
export function bodyOf(name: string): string {
  return name.endsWith(SCREEN) ? name.slice(0, -SCREEN.length) : name;
}

/** Whose a battalion, its screen or a Supreme Commander is; null for anything else. */
export function seatOf(scene: Scene, name: string): string | null {
  return rosterOf(scene.board, bodyOf(name))?.seat ?? null;
}

/** The units on the table; those that fled or fell are not. */
export function drawn(scene: Scene): Piece[] {
  return [...scene.pieces].flatMap(([id, piece]) => {
    const bare = unplaced(scene, id);
    return bare ? [{ ...bare, ...piece, ...stateOf(bare, unitOf(scene, bodyOf(id))) }] : [];
  });
}

/** What is known of a piece that is not on the table: its figures come with its reach. */
export function unplaced(scene: Scene, id: string): Piece | null {
  const roster = rosterOf(scene.board, bodyOf(id));
  if (!roster) return null;
  const kind = id.endsWith(SCREEN) ? "screen" : (roster.kind as Piece["kind"]);
  return {
    id,
    seat: roster.seat,
    army: armyOf(scene.board, roster.seat),
    kind,
    base: BASES[kind],
    pose: { x: 0, y: 0, h: 0 },
    size: { w: 0, d: 0 },
    figures: [],
    light: kind === "screen" || Boolean(roster.facts["light"]),
    rifles: Boolean(roster.facts["rifles"]),
    coat: String(roster.facts["coat"] ?? ""),
    men: 0,
    formation: "line",
    marks: NO_MARKS,
  };
}

function stateOf({ kind }: Piece, unit: Battalion | null): Partial<Piece> {
  if (!unit || kind === "commander") return {};
  if (kind === "battalion") return { men: unit.rankers, formation: unit.formation, marks: marksOf(unit) };
  return { men: unit.screen?.men ?? 0, marks: { ...NO_MARKS, fired: unit.marks.includes("skirmished") } };
}

function marksOf({ marks, status, foe }: Battalion): Marks {
  return {
    disordered: marks.includes("disordered"),
    routing: marks.includes("routing"),
    fired: marks.includes("fired"),
    done: status !== "ready",
    engaged: foe !== null,
    endangered: false,
  };
}
