/**
 * Where each card of a Position lies: rows, fans, and what overlaps what. No rail is ever covered.
 */

import { pieceOf } from "../../cards/catalogue";
import { sideOf, type Army, type Piece, type Side } from "../../scene/scene";
import { faceOf, type Size } from "../../cards/piece";
import { SIZES } from "../../cards/piece";

export interface Slot {
  piece: Piece;
  x: number;
  y: number;
  w: number;
  h: number;
  z: number;
}

/** The room for cards in a Position, and which way the Middle Ground lies. */
export interface Room {
  w: number;
  h: number;
  size: Size;
  top: boolean; // the enemy's line: attackers come from below
}

const GAP = 8;
/** What stays to be seen of an overlapped card: its rail and its border. */
const RAIL: Record<Size, number> = { s: 23, m: 31, l: 70 };
/** What stays to be seen of a row under another: the numbers of its rails. */
const ROW: Record<Size, number> = { s: 62, m: 112, l: 300 };

export function armyOf(piece: Piece): Army {
  const known = pieceOf(piece.id);
  return piece.army ?? (known ? faceOf(known).army : "french");
}

/** Whose card it is where it lies: a captured Terrain stands with its new holder. */
export function holderOf(piece: Piece): Side {
  return piece.held ?? sideOf(armyOf(piece));
}

/** The army that gives a side its colours in a battle. */
export function lineArmy(battle: string, side: Side): Army {
  if (side === "french") return "french";
  return battle === "ligny" || battle === "wavre" ? "prussian" : "british";
}

export function armOf(piece: Piece): string {
  const known = pieceOf(piece.id);
  return known ? faceOf(known).arm : "infantry";
}

/** Terrain first, each with the cards on it; then troops; Generals last. */
export function ordered(pieces: readonly Piece[]): Piece[] {
  const ground = pieces.filter((piece) => rank(piece) === 0);
  const rest = pieces.filter((piece) => rank(piece) > 0);
  const placed: Piece[] = [];
  for (const terrain of ground) {
    placed.push(terrain, ...rest.filter((piece) => piece.on === terrain.name));
  }
  const free = rest.filter((piece) => !placed.includes(piece));
  return [...placed, ...free.sort((a, b) => rank(a) - rank(b))];
}

function rank(piece: Piece): number {
  if (piece.id === null) return 1;
  const arm = armOf(piece);
  if (arm === "terrain" || (arm === "special" && piece.up !== false)) return 0;
  return arm === "general" ? 2 : 1;
}

/**
 * All cards of a Position: the side it belongs to, and those that have crossed the Middle Ground.
 */
export function arrange(pieces: readonly Piece[], owner: Side, room: Room, chosen: string | null = null): Slot[] {
  const home = ordered(pieces.filter((piece) => holderOf(piece) === owner));
  const away = ordered(pieces.filter((piece) => holderOf(piece) !== owner));
  const groups = (room.top ? [home, away] : [away, home]).filter((group) => group.length);
  const rows = inRows(groups, room);
  const { h } = SIZES[room.size];
  const most = rows.length > 1 ? (room.h - h) / (rows.length - 1) : 0;
  const step = Math.max(0, Math.min(Math.max(ROW[room.size], most), h + GAP, most));
  const start = Math.max(0, (room.h - h - step * (rows.length - 1)) / 2);
  let z = 1;
  return rows.flatMap((row, i) => {
    const laid = fan(row, room, start + i * step, z, chosen);
    z += row.length;
    return laid;
  });
}

/**
 * Each side is a row; a crowded one becomes two where there is room for all of them one below
 * another.
 */
function inRows(groups: readonly Piece[][], room: Room): Piece[][] {
  const { w, h } = SIZES[room.size];
  const rows = [...groups];
  const easy = 1 + Math.floor((room.w - w) / (0.8 * w));
  for (const group of groups) {
    if (group.length <= easy || (rows.length + 1) * (h + GAP) > room.h) continue;
    let half = Math.ceil(group.length / 2);
    // cards on Terrain stay beside it
    if (group[half]?.on === group[half - 1]?.name) half += 1;
    rows.splice(rows.indexOf(group), 1, group.slice(0, half), group.slice(half));
  }
  return rows;
}

/** One row from left to right. It closes up as it must, and opens right of the chosen card. */
export function fan(row: readonly Piece[], room: Room, y: number, z: number, chosen: string | null = null): Slot[] {
  if (!row.length) return [];
  const { w, h } = SIZES[room.size];
  const widths = row.map((piece) => (piece.wind === "blown" ? h : w));
  const least = RAIL[room.size];
  const steps = widths
    .slice(0, -1)
    .map((width, i) => (row[i + 1]?.on === row[i]?.name && row[i]?.name !== chosen ? least : width + GAP));
  closeUp(steps, row, chosen, room.w - (widths.at(-1) ?? w), least);
  const total = steps.reduce((sum, step) => sum + step, widths.at(-1) ?? w);
  let x = Math.max(0, (room.w - total) / 2);
  return row.map((piece, i) => {
    const width = widths[i] ?? w;
    const blown = piece.wind === "blown";
    const covered = blown && (steps[i] ?? width) < width;
    // a blown card lies sideways, its rail on top: it stands out above those that overlap it
    const slot = {
      piece,
      x,
      y: covered ? Math.max(0, y - least) : blown ? y + (h - w) / 2 : y,
      w: width,
      h: blown ? w : h,
      z: z + i,
    };
    x += steps[i] ?? 0;
    return slot;
  });
}

/** Shrink the widest steps evenly until the row fits; that of the chosen card stays whole. */
function closeUp(steps: number[], row: readonly Piece[], chosen: string | null, room: number, least: number): void {
  const free = steps.map((_, i) => i).filter((i) => row[i]?.name !== chosen);
  const fixed = steps.reduce((sum, step, i) => (free.includes(i) ? sum : sum + step), 0);
  let over = fixed + free.reduce((sum, i) => sum + (steps[i] ?? 0), 0) - room;
  while (over > 0.5) {
    const wide = free.filter((i) => (steps[i] ?? 0) > least + 0.01);
    if (!wide.length) break;
    const most = Math.max(...wide.map((i) => steps[i] ?? 0));
    const widest = wide.filter((i) => (steps[i] ?? 0) === most);
    const next = Math.max(least, ...wide.filter((i) => (steps[i] ?? 0) < most).map((i) => steps[i] ?? 0));
    const cut = Math.min(most - next, over / widest.length);
    for (const i of widest) steps[i] = most - cut;
    over -= cut * widest.length;
  }
  if (over > 0.5 && free.length) {
    // more cards than rails: still in order, still each to be touched
    const share = Math.max(12, (room - fixed) / free.length);
    for (const i of free) steps[i] = Math.min(steps[i] ?? share, share);
  }
}
