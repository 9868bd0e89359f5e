/** The scene as pieces to draw: troops, guns, wagons, officers. */

import type { BoardInfo as Board } from "../../../app/protocol.gen";
import {
  NO_MARKS,
  type Army,
  type DrawnUnit,
  type Marks,
  type TablePiece,
} from "../../../miniatures/paint/troops/pieces";
import { rosterOf, unitOf, type Scene, type Unit } from "./scene";

export type Kind = "infantry" | "cavalry" | "artillery" | "caisson" | "skirmishers" | "officer";

export interface Piece extends DrawnUnit {
  kind: Kind;
}

export function armyOf(board: Board | null, seat: string | null): Army {
  const side = board?.sides.find((one) => one.seat === seat);
  return (side?.army as Army | undefined) ?? "fr";
}

export function seatOf(board: Board | null, name: string): string | null {
  return rosterOf(board, name)?.seat ?? null;
}

/** Those on the table. */
export function drawn(scene: Scene): Piece[] {
  return [...scene.pieces].flatMap(([id, piece]) => {
    const bare = unplaced(scene, id);
    return bare ? [{ ...bare, ...piece, dress: dressOf(piece), marks: marksOf(scene, unitOf(scene, id)) }] : [];
  });
}

/** Officer, colour and musician are dressed as the men at the end of the ranks. */
const dressOf = ({ figures }: TablePiece): string =>
  figures.findLast(({ role }) => !role.startsWith("fallen"))?.role ?? "";

/** What is known of one that is not on the table: its figures come with its reach. */
export function unplaced(scene: Scene, id: string): Piece | null {
  const roster = rosterOf(scene.board, id);
  if (!roster) return null;
  const { facts, kind } = roster;
  return {
    id,
    seat: roster.seat,
    army: armyOf(scene.board, roster.seat),
    kind: kind as Kind,
    base: kind === "officer" ? "round" : "block",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: 0, d: 0 },
    figures: [],
    light: Boolean(facts["light"]),
    rifles: facts["firearm"] === "rifle",
    nation: String(facts["nation"] ?? ""),
    faceless: kind === "officer",
    starred: kind === "officer" && facts["rank"] !== "adc" && facts["rank"] !== "brigadier",
    marks: NO_MARKS,
  };
}

/** What it has done in the phase that is being played, so that it can do no more. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  charges: ["charging", "failed-charge"],
  contact: ["charged", "failed-charge"],
  movement: ["moved", "halted", "charged"],
  guns: ["fired"],
  musketry: ["fired"],
  combat: ["fought"],
};

function marksOf({ phase }: Scene, unit: Unit | null): Marks {
  if (!unit) return NO_MARKS;
  const has = (mark: string) => unit.marks.includes(mark);
  return {
    ...NO_MARKS,
    disordered: has("disordered"),
    routing: has("fleeing"),
    fired: has("fired") || has("fired-back") || has("smoke"),
    done: (DONE[phase] ?? []).some(has),
    engaged: unit.foes.length > 0,
    silenced: has("spiked") || unit.post !== null || (unit.captor !== null && !has("manned")),
  };
}
