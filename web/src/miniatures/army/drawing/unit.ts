/** A unit as it will stand, and single figures of it, drawn as the table draws them. */

import type { ArmyPieceInfo } from "../../../app/protocol.gen";
import { clothOf, drawFigure, sprites, type Coat, type Sprites } from "../../paint/figures";
import { onTheme, readPalette, type Palette } from "../../paint/palette";
import type { Army, DrawnUnit, Role } from "../../paint/pieces";
import { paintUnit } from "../../paint/troops";
import type { View } from "../../paint/view";

const MM = 100;
const LARGEST = 1.15; // pixels to a millimetre
const AROUND = 14; // millimetres: flags and pikes reach beyond the base
const PAIR = 40; // the room of two who skirmish
const RIGHT = 9000;
const MUCH = 1.15; // larger, to be worth turning
const MAN = 28; // units of a figure's base
const REACH = 10; // beyond it

let kept: Sprites | null = null;
let watched = false;

/** The palette of the page as it is now; figures drawn for another light are forgotten. */
function dress(): Sprites {
  if (!watched) {
    watched = true;
    onTheme(() => (kept = null));
  }
  return (kept ??= sprites(readPalette()));
}

/** Pixels to one of CSS: paper is finer than most screens. */
const fineness = (): number => Math.max(2, devicePixelRatio || 1);

function clear(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = fineness();
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  return canvas.getContext("2d");
}

const NO_MARKS = {
  disordered: false,
  routing: false,
  fired: false,
  activated: false,
  passed: false,
  engaged: false,
};

/** What a unit puts on the table, in which colours; a colour of its own hides the army's. */
export interface Shown {
  id: string;
  pieces: readonly ArmyPieceInfo[];
  colour: string;
}

const STAFF = ["drummer", "sergeant", "ensign", "officer"] as const;

function drawn({ id, colour }: Shown, piece: ArmyPieceInfo, army: Army, wide: number): DrawnUnit {
  const staff = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 };
  for (const role of STAFF) staff[role] = piece.figures[role] ?? 0;
  const others = Object.entries(piece.figures).filter(([role]) => !(role in staff));
  return {
    id,
    seat: "",
    army,
    kind: piece.loose ? "screen" : "battalion",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: wide, d: piece.depth },
    strength: others.reduce((sum, [, count]) => sum + count, 0),
    fallen: 0,
    staff,
    light: piece.dress.includes("light"),
    rifles: piece.dress.includes("rifles"),
    coat: colour,
    formation: "",
    marks: NO_MARKS,
  };
}

/** The width of a piece; facing right, those who are not in ranks are closed up. */
function widthOf(piece: ArmyPieceInfo, turned: boolean): number {
  const men = Object.values(piece.figures).reduce((sum, count) => sum + count, 0);
  return piece.loose && turned ? Math.ceil(men / 2) * PAIR * MM : piece.width;
}

/** The room of all pieces, in millimetres: its width, from its front to its rear, and its front. */
function roomOf(pieces: readonly ArmyPieceInfo[], turned: boolean): [wide: number, deep: number, front: number] {
  const wide = Math.max(...pieces.map((piece) => 2 * Math.abs(piece.x) + widthOf(piece, turned)));
  const front = Math.max(...pieces.map((piece) => piece.y));
  const rear = Math.min(...pieces.map((piece) => piece.y - piece.depth));
  return [wide / MM, (front - rear) / MM, front / MM];
}

function scaleOf(pieces: readonly ArmyPieceInfo[], turned: boolean, width: number, height: number): number {
  const [wide, deep] = roomOf(pieces, turned);
  const [across, down] = turned ? [deep, wide] : [wide, deep];
  return Math.min(LARGEST, width / (across + 2 * AROUND), height / (down + 2 * AROUND));
}

/** As large as the room allows, facing up, or to the right where that is larger. */
export function drawUnit(canvas: HTMLCanvasElement, unit: Shown, army: Army, width: number, height: number): void {
  const ink = clear(canvas, width, height);
  const { pieces } = unit;
  if (!ink || !pieces[0]?.width) return;
  const turned = scaleOf(pieces, true, width, height) > MUCH * scaleOf(pieces, false, width, height);
  const dressed = dress();
  const view: View = {
    ink,
    camera: { x: 0, y: 0, scale: scaleOf(pieces, turned, width, height), turn: 0 },
    size: { width, height },
    ratio: fineness(),
    palette: dressed.palette,
    sprites: dressed,
  };
  const [, deep, front] = roomOf(pieces, turned);
  for (const piece of pieces) {
    const ahead = (deep / 2 - front) * MM + piece.y;
    const pose = turned ? { x: ahead, y: -piece.x, h: RIGHT } : { x: piece.x, y: ahead, h: 0 };
    paintUnit(view, drawn(unit, piece, army, widthOf(piece, turned)), pose);
  }
}

/** One man in his coat. */
export function drawMan(canvas: HTMLCanvasElement, role: Role, coat: Coat, size: number): void {
  const ink = clear(canvas, size, size);
  if (!ink) return;
  const palette: Palette = dress().palette;
  const unit = canvas.width / (MAN + 2 * REACH);
  ink.scale(unit, unit);
  ink.translate(REACH, REACH);
  drawFigure(ink, role, coat, palette);
}

/** A coat's colour by the light of the page. */
export function clothColour(cloth: string, army: Army): string {
  return clothOf({ army, cloth, rifles: false }, dress().palette);
}

export { onTheme };
