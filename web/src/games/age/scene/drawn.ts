/** The scene as pieces to draw: brigades, batteries, generals. */

import type { BoardInfo as Board } from "../../../app/protocol.gen";
import { NO_MARKS, type Army, type DrawnUnit, type Marks } from "../../../miniatures/paint/troops/pieces";
import { rosterOf, unitOf, type Brigade, type Scene } from "./scene";

export type Kind = "brigade" | "battery" | "general";

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
    return bare ? [{ ...bare, ...piece, marks: marksOf(scene, unitOf(scene, id)) }] : [];
  });
}

/** What is known of one that is not on the table: its figures come with its reach. */
export function unplaced(scene: Scene, id: string): Piece | null {
  const roster = rosterOf(scene.board, id);
  if (!roster) return null;
  const { facts } = roster;
  return {
    id,
    seat: roster.seat,
    army: armyOf(scene.board, roster.seat),
    kind: roster.kind as Kind,
    base: roster.kind === "general" ? "round" : "block",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: 0, d: 0 },
    figures: [],
    light: false, // any that are, are so by the role of the figure
    nation: String(facts["nation"] ?? ""),
    starred: Boolean(facts["charismatic"]),
    marks: NO_MARKS,
  };
}

function marksOf({ phase }: Scene, unit: Brigade | null): Marks {
  if (!unit) return NO_MARKS;
  const has = (mark: string) => unit.marks.includes(mark);
  return {
    ...NO_MARKS,
    disordered: has("disordered"),
    fired: has("fired") || (has("aimed") && phase === "combat"),
    done: has("moved") || has("tested"),
    engaged: unit.foe !== null,
    spent: unit.condition === "spent",
    silenced: has("silenced"),
  };
}
