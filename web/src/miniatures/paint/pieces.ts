// What is drawn of troops, and where each figure stands within the room its unit takes.
// Which figure stands where is for the eye only: the rules know no more than the room.

import { MM } from "./camera";
import { chances, seedOf } from "./chance";

export type Army = "fr" | "gb" | "pr";
export type Kind = "battalion" | "screen" | "commander";

/** The middle of the front edge and the direction it faces; of a commander, his own place. */
export interface DrawnPose {
  x: number;
  y: number;
  h: number;
}

export interface Staff {
  drummer: number;
  sergeant: number;
  ensign: number;
  officer: number;
}

export interface Marks {
  disordered: boolean;
  routing: boolean;
  fired: boolean;
  activated: boolean;
  passed: boolean;
  engaged: boolean;
  selected?: boolean;
}

/** A unit as the table shows it; `size` in hundredths of a millimetre, nought for a commander. */
export interface DrawnUnit {
  id: string;
  seat: string;
  army: Army;
  kind: Kind;
  pose: DrawnPose;
  size: { w: number; d: number };
  strength: number; // men that stand
  fallen: number; // fallen that still hold their places
  staff: Staff;
  light: boolean;
  rifles?: boolean;
  coat?: string; // the colour of a coat of its own; none: its nation's
  formation: string;
  marks: Marks;
}

export type Role = "ranker" | "drummer" | "sergeant" | "ensign" | "officer" | "commander" | "fallen";

/** Millimetres to the right of the middle of the front and behind it; degrees; 1 = a 2 cm base. */
export interface Figure {
  role: Role;
  x: number;
  y: number;
  turn: number;
  size: number;
}

export const BASE = 20; // millimetres: one figure's
export const CHIEF = 30;
const CLOSEST = 17.5; // from figure to figure before they are drawn smaller
const PAIR = 2; // files of a group, ranks of a group, figures of a skirmish group
const LEADING: readonly (keyof Staff)[] = ["officer", "ensign", "drummer", "sergeant"];

export function layout(unit: DrawnUnit): Figure[] {
  if (unit.kind === "commander") return [{ role: "commander", x: 0, y: 0, turn: 0, size: CHIEF / BASE }];
  const stood = unit.kind === "screen" ? skirmishers(unit) : ranks(unit);
  return unit.marks.disordered || unit.marks.routing ? ragged(unit, stood) : stood;
}

/** Those who are not rankers, the leading first. */
function staffOf(unit: DrawnUnit): Role[] {
  return LEADING.flatMap((role) => new Array<Role>(unit.staff[role]).fill(role));
}

/** In groups of two files and two ranks from the left front, as many as there are men. */
function places(files: number, deep: number, men: number): [file: number, rank: number][] {
  const found: [number, number][] = [];
  for (let rank = 0; rank < deep; rank += PAIR)
    for (let file = 0; file < files; file += PAIR)
      for (let man = 0; man < PAIR * PAIR && found.length < men; man++) {
        const at: [number, number] = [file + (man % PAIR), rank + Math.floor(man / PAIR)];
        if (at[0] < files && at[1] < deep) found.push(at);
      }
  return found;
}

/** Close order: a line makes way for its staff in the middle, a column at its head. */
function ranks(unit: DrawnUnit): Figure[] {
  const [wide, deep] = [unit.size.w / MM, unit.size.d / MM];
  const files = Math.max(1, Math.round(wide / BASE));
  const rows = Math.max(1, Math.round(deep / BASE));
  const staff = staffOf(unit);
  const inLine = files > rows;
  const files2 = inLine ? files + Math.ceil(staff.length / rows) : files;
  const rows2 = inLine ? rows : rows + Math.ceil(staff.length / files);
  const [across, down] = [wide / files2, deep / rows2];
  const size = Math.min(1, across / CLOSEST, down / CLOSEST);
  const stand = (role: Role, file: number, rank: number): Figure => ({
    role,
    x: (file + 0.5) * across - wide / 2,
    y: (rank + 0.5) * down,
    turn: 0,
    size,
  });
  const middle = Math.floor(files / 2);
  const men = Math.min(unit.strength + unit.fallen, files * rows);
  const lying = fallenPlaces(unit, men);
  const rankers = places(files, rows, men).map(([file, rank], man) => {
    const stood = stand(
      "ranker",
      inLine && file >= middle ? file + files2 - files : file,
      inLine ? rank : rank + rows2 - rows,
    );
    return lying.has(man) ? { ...stood, role: "fallen" as const, turn: (man * 137) % 360 } : stood;
  });
  return [
    ...rankers,
    ...staff.map((role, order) => {
      const alone = order === staff.length - 1 && order % rows === 0; // between the ranks
      if (inLine) return stand(role, middle + Math.floor(order / rows), alone ? (rows - 1) / 2 : order % rows);
      const row = Math.floor(order / files);
      const among = Math.min(files, staff.length - row * files);
      return stand(role, (files - among) / 2 + (order % files), row);
    }),
  ];
}

/** The same men stay down when others join them. */
function fallenPlaces(unit: DrawnUnit, men: number): Set<number> {
  const lots = chances(seedOf(unit.id));
  const drawn = Array.from({ length: men }, (_, man) => ({ man, lot: lots() }));
  drawn.sort((a, b) => a.lot - b.lot);
  return new Set(drawn.slice(0, Math.max(0, men - unit.strength)).map(({ man }) => man));
}

/** Pairs along a strip, as far apart as it is wide; each man a little off the line. */
function skirmishers(unit: DrawnUnit): Figure[] {
  const groups = Math.max(1, Math.ceil(unit.strength / PAIR));
  const wide = unit.size.w / MM;
  const step = groups > 1 ? (wide - PAIR * BASE) / (groups - 1) : 0;
  const left = groups > 1 ? -wide / 2 : -(PAIR * BASE) / 2;
  const lots = chances(seedOf(unit.id));
  return Array.from({ length: unit.strength }, (_, man) => ({
    role: "ranker" as const,
    x: left + Math.floor(man / PAIR) * step + ((man % PAIR) + 0.5) * BASE,
    y: unit.size.d / MM / 2 + (man % PAIR === 0 ? -1.5 : 1.5),
    turn: 16 * (lots() - 0.5),
    size: 1,
  }));
}

/** Out of order: nobody quite in his place. In rout: everybody turned about. */
function ragged(unit: DrawnUnit, figures: Figure[]): Figure[] {
  const lots = chances(seedOf(unit.id) + 1);
  const [far, about, swing] = unit.marks.routing ? [8, 180, 70] : [6, 0, 60];
  return figures.map((figure) => {
    const moved = [lots(), lots(), lots()].map((lot) => lot - 0.5) as [number, number, number];
    if (figure.role === "fallen") return figure;
    return {
      ...figure,
      x: figure.x + moved[0] * far,
      y: figure.y + moved[1] * far,
      turn: about + moved[2] * swing,
    };
  });
}
