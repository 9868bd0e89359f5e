// What is drawn of troops. The server says where each figure stands; here they only fall out of
// order when their unit does.

import { MM } from "../camera";
import { chances, seedOf } from "../chance";
import { STANDS } from "../figures/roles";

export type Army = "fr" | "gb" | "pr";

/**
 * The bases of figures: one block, ground that they share in open order, a disc of their own, only the bases among
 * them, or ground that has bounds and is drawn already, such as a village.
 */
export type Base = "block" | "loose" | "round" | "stands" | "ring";

/** The middle of the front edge and the direction it faces; of what is round, its own place. */
export interface DrawnPose {
  x: number;
  y: number;
  h: number;
}

/** Millimetres to the right of the middle of the front and behind it; degrees; millimetres. */
export interface Figure {
  role: string;
  x: number;
  y: number;
  turn: number;
  size: number; // the side of a foot soldier's square in its scale
}

/** A piece as the server sends it; `size` in hundredths of a millimetre, zero for no base. */
export interface TablePiece {
  pose: DrawnPose;
  size: { w: number; d: number };
  base: Base;
  figures: readonly Figure[];
}

export interface Marks {
  disordered: boolean;
  routing: boolean;
  fired: boolean;
  done: boolean; // may not act again in this turn
  engaged: boolean;
  endangered: boolean; // an enemy could charge it, or its side has no other: the server says so
  spent?: boolean; // may hardly fight on
  silenced?: boolean; // guns that may not fire
}

export const NO_MARKS: Marks = {
  disordered: false,
  routing: false,
  fired: false,
  done: false,
  engaged: false,
  endangered: false,
};

/** A unit as the table shows it. */
export interface DrawnUnit extends TablePiece {
  id: string;
  seat: string;
  army: Army;
  nation?: string; // whose uniform it wears; none: its army's
  faceless?: boolean; // it faces no way: no pointer is drawn
  starred?: boolean; // of a general: one with followers
  light: boolean;
  rifles?: boolean;
  dress?: string; // the role as which its command is dressed; none: by their own
  coat?: string; // the colour of a coat of its own; none: its army's
  marks: Marks;
}

/** The units of a table with what is at stake with them, as the server sends it. */
export function atStake<Unit extends DrawnUnit>(units: readonly Unit[], stakes: readonly { about: string }[]): Unit[] {
  const about = new Set(stakes.map((mark) => mark.about));
  return units.map((unit) => (about.has(unit.id) ? { ...unit, marks: { ...unit.marks, endangered: true } } : unit));
}

/** The lines of a view that say what is on the table, by the names of the pieces. */
export function readPieces(view: string): Map<string, TablePiece> {
  const found = new Map<string, TablePiece>();
  for (const [, pose, size, base, figures, id] of view.matchAll(/^piece (\S+) (\S+) (\S+) (\S+) (.+)$/gm)) {
    const [x = 0, y = 0, h = 0] = pose!.split(",").map(Number);
    const [w = 0, d = 0] = size!.split(",").map(Number);
    found.set(id!, { pose: { x, y, h }, size: { w, d }, base: base as Base, figures: figuresIn(figures!, w) });
  }
  return found;
}

const MOST = 600; // rows of figures that are remembered
const read = new Map<string, readonly Figure[]>();

/** Most units are as they were in the view before: the same figures are then the same list. */
function figuresIn(text: string, width: number): readonly Figure[] {
  const key = `${width} ${text}`;
  const known = read.get(key);
  if (known) return known;
  if (read.size >= MOST) read.clear();
  const found = readFigures(text, width);
  read.set(key, found);
  return found;
}

/** Rows of figures that are alike, from the first to the last; what is left out is as before. */
export function readFigures(text: string, width: number): Figure[] {
  let [role, turn, size] = ["", "", ""];
  return text.split(";").flatMap((row) => {
    const [named, turned, sized, ...numbers] = row.split(",");
    [role, turn, size] = [named || role, turned || turn, sized || size];
    const [x, y, endX = x, endY = y, count = 1] = numbers.map(Number);
    if (x === undefined || y === undefined) return [];
    return Array.from({ length: count }, (_, order) => {
      const share = order / Math.max(1, count - 1);
      return {
        role,
        x: (x + (endX! - x) * share) / 10 - width / MM / 2,
        y: (y + (endY! - y) * share) / 10,
        turn: Number(turn) / 100,
        size: Number(size) / 10,
      };
    });
  });
}

/** Out of order: nobody quite in his place. In rout: everybody turned about. */
export function inState({ id, figures, marks }: DrawnUnit): readonly Figure[] {
  if (!marks.disordered && !marks.routing) return figures;
  const lots = chances(seedOf(id) + 1);
  const [off, about, swing] = marks.routing ? [0.4, 180, 70] : [0.3, 0, 60];
  return figures.map((figure) => {
    const [right, back, turn] = [lots() - 0.5, lots() - 0.5, lots() - 0.5];
    if (figure.role === "fallen" || figure.role in STANDS) return figure;
    const far = off * figure.size;
    return { ...figure, x: figure.x + right * far, y: figure.y + back * far, turn: figure.turn + about + turn * swing };
  });
}
