/** A unit as it will stand, and single figures of it, drawn as the table draws them. */

import type { ArmyPieceInfo } from "../../../app/protocol.gen";
import { drawFigure, sprites, type Sprites } from "../../paint/figures/figures";
import { onTheme, readPalette, type Palette } from "../../paint/palette";
import { NO_MARKS, readFigures, type Army, type DrawnUnit, type Figure } from "../../paint/troops/pieces";
import { STANDS } from "../../paint/figures/roles";
import { paintUnit } from "../../paint/troops/troops";
import { clothOf, facingOf, isNation, type Coat } from "../../paint/figures/uniforms";
import type { View } from "../../paint/view";

const MM = 100;
const LARGEST = 23; // pixels of a man's square
const AROUND = 14; // millimetres: flags and pikes reach beyond the base
const SMALL = 15; // millimetres: men whose flags do not reach so far
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

/** What a unit puts on the table, in which colours; a colour of its own hides the army's. */
export interface Shown {
  id: string;
  pieces: readonly ArmyPieceInfo[];
  colour: string;
}

function drawn({ id, colour }: Shown, piece: ArmyPieceInfo, army: Army, turned: boolean): DrawnUnit {
  return {
    id,
    seat: "",
    army,
    base: piece.loose ? "loose" : "block",
    pose: { x: 0, y: 0, h: 0 },
    size: { w: widthOf(piece, turned), d: piece.depth },
    figures: figuresOf(piece, turned),
    light: piece.dress.includes("light"),
    rifles: piece.dress.includes("rifles"),
    nation: piece.dress.find(isNation) ?? "",
    coat: colour,
    marks: NO_MARKS,
  };
}

/** Facing right, figures that are not in ranks are closed up. */
function figuresOf(piece: ArmyPieceInfo, turned: boolean): Figure[] {
  const figures = readFigures(piece.figures, piece.width);
  if (!piece.loose || !turned) return figures;
  figures.sort((one, other) => one.x - other.x);
  let [last, at] = [figures[0]?.x ?? 0, 0];
  for (const figure of figures) {
    at += Math.min(figure.x - last, figure.size);
    [last, figure.x] = [figure.x, at];
  }
  return figures.map((figure) => ({ ...figure, x: figure.x - at / 2 }));
}

function widthOf(piece: ArmyPieceInfo, turned: boolean): number {
  const figures = piece.loose && turned ? figuresOf(piece, true) : [];
  const [first, last] = [figures[0], figures.at(-1)];
  return first && last ? (last.x - first.x + last.size) * MM : piece.width;
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
  const man = Math.min(...pieces.flatMap((piece) => sizesIn(piece)), LARGEST);
  const around = man < SMALL ? AROUND / 2 : AROUND;
  return Math.min(LARGEST / man, width / (across + 2 * around), height / (down + 2 * around));
}

/** The squares of its men, in millimetres; what they are fixed to is no man. */
const sizesIn = (piece: ArmyPieceInfo): number[] =>
  readFigures(piece.figures, piece.width).flatMap(({ role, size }) => (role in STANDS || !size ? [] : [size]));

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
    paintUnit(view, drawn(unit, piece, army, turned), pose);
  }
}

/** One man in his coat. */
export function drawMan(canvas: HTMLCanvasElement, role: string, coat: Coat, size: number): void {
  const ink = clear(canvas, size, size);
  if (!ink) return;
  const palette: Palette = dress().palette;
  const unit = canvas.width / (MAN + 2 * REACH);
  ink.scale(unit, unit);
  ink.translate(REACH, REACH);
  drawFigure(ink, role, coat, palette);
}

/** A coat's colour by the light of the page, and that of its facings where a nation has its own. */
export function clothColours(cloth: string, army: Army): [coat: string, facing: string] {
  const worn: Coat = { army, cloth, nation: isNation(cloth) ? cloth : "", light: false, rifles: false };
  const coat = clothOf(worn, dress().palette);
  return [coat, worn.nation ? facingOf(worn, dress().palette) : coat];
}

export { onTheme };
