// The ground as pictures: a small one of the whole table, always there, and sharp tiles of what is
// seen, made a few in each frame once the scale rests. Moving about only copies them.

import { brush, type Painted } from "../brush";
import { toWorld, MM, type Size } from "../camera";
import { paintGround } from "./ground";
import type { Box } from "./outline";
import type { Palette } from "../palette";
import { lying, type View } from "../view";

export interface Tiles {
  ground: readonly Painted[];
  board: Size;
  palette: Palette;
  whole: HTMLCanvasElement;
  scale: number; // pixels of the screen to a millimetre, of the tiles that are kept
  kept: Map<string, HTMLCanvasElement>;
}

const TILE = 256; // pixels of the screen
const EDGE = 1; // more on each side, so that no seam shows between two that are stretched
const WHOLE = 1600; // pixels of the longer side of the small picture
const MOST = 200; // tiles kept: 50 MB
const SMALL = 90; // tiles in view from which on the small picture is sharp enough
const A_FRAME = 2; // tiles made

export function tilesOf(ground: readonly Painted[], board: Size, palette: Palette): Tiles {
  const [wide, high] = [board.width / MM, board.height / MM];
  const scale = WHOLE / Math.max(wide, high);
  const box = { left: 0, top: -high, right: wide, bottom: 0 };
  const whole = picture(ground, palette, scale, box);
  return { ground, board, palette, whole, scale: 0, kept: new Map() };
}

/** Ground within a box of millimetres. */
function picture(ground: readonly Painted[], palette: Palette, scale: number, box: Box): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((box.right - box.left) * scale);
  canvas.height = Math.round((box.bottom - box.top) * scale);
  const ink = canvas.getContext("2d", { alpha: false })!;
  ink.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  paintGround(brush(ink, palette, scale), ground, box);
  return canvas;
}

/** What of the table can be seen, in millimetres with y downward. */
function seenBox({ camera, size }: View, board: Size, around: number): Box {
  const corners = [
    [0, 0],
    [size.width, 0],
    [0, size.height],
    [size.width, size.height],
  ] as const;
  const places = corners.map((corner) => toWorld(camera, size, corner));
  const [xs, ys] = [places.map(([x]) => x / MM), places.map(([, y]) => -y / MM)];
  return {
    left: Math.max(0, Math.min(...xs) - around),
    top: Math.max(-board.height / MM, Math.min(...ys) - around),
    right: Math.min(board.width / MM, Math.max(...xs) + around),
    bottom: Math.min(0, Math.max(...ys) + around),
  };
}

/** Draws the ground; true when sharper tiles, or some just out of sight, are still to come. */
export function paintTiles(tiles: Tiles, view: View, resting: boolean): boolean {
  const { ink, camera, ratio } = view;
  const wanted = camera.scale * ratio;
  if (resting && tiles.scale !== wanted) {
    tiles.kept.clear();
    tiles.scale = wanted;
  }
  const exact = tiles.scale === wanted;
  const seen = placesIn(seenBox(view, tiles.board, 0), tiles.scale);
  const more = exact && makeTiles(tiles, view, seen);
  lying(view);
  ink.save();
  ink.beginPath();
  ink.rect(0, -tiles.board.height / MM, tiles.board.width / MM, tiles.board.height / MM);
  ink.clip();
  if (!exact && (seen.length > SMALL || !tiles.scale)) paintWhole(tiles, view);
  else paintPlaces(tiles, view, seen, exact && camera.turn === 0);
  ink.restore();
  return more || !exact;
}

type Place = readonly [column: number, row: number];
const key = ([column, row]: Place): string => `${column} ${row}`;

function placesIn({ left, top, right, bottom }: Box, scale: number): Place[] {
  const found: Place[] = [];
  if (!scale || right <= left || bottom <= top) return found;
  const [first, last] = [Math.floor((left * scale) / TILE), Math.ceil((right * scale) / TILE)];
  for (let row = Math.floor((top * scale) / TILE); row * TILE < bottom * scale; row++)
    for (let column = first; column < last; column++) found.push([column, row]);
  return found;
}

/** Those in sight first, then those around them. */
function makeTiles(tiles: Tiles, view: View, seen: readonly Place[]): boolean {
  const lacks = (place: Place): boolean => !tiles.kept.has(key(place));
  let missing = seen.filter(lacks);
  if (!missing.length) missing = placesIn(seenBox(view, tiles.board, TILE / tiles.scale), tiles.scale).filter(lacks);
  for (const place of missing.slice(0, A_FRAME)) {
    const [left, top] = [place[0] * TILE - EDGE, place[1] * TILE - EDGE];
    const box = {
      left: left / tiles.scale,
      top: top / tiles.scale,
      right: (left + TILE + 2 * EDGE) / tiles.scale,
      bottom: (top + TILE + 2 * EDGE) / tiles.scale,
    };
    if (tiles.kept.size >= MOST) tiles.kept.delete(tiles.kept.keys().next().value!);
    tiles.kept.set(key(place), picture(tiles.ground, tiles.palette, tiles.scale, box));
  }
  return missing.length > 0;
}

function paintWhole({ whole, board }: Tiles, { ink }: View): void {
  ink.drawImage(whole, 0, -board.height / MM, board.width / MM, board.height / MM);
}

/** Each tile that there is, and in place of others their part of the small picture. */
function paintPlaces(tiles: Tiles, { ink }: View, seen: readonly Place[], square: boolean): void {
  const { e, f } = ink.getTransform();
  if (square) ink.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
  else ink.scale(1 / tiles.scale, 1 / tiles.scale);
  for (const place of seen) {
    const tile = tiles.kept.get(key(place));
    const [x, y] = [place[0] * TILE, place[1] * TILE];
    if (!tile) paintPart(tiles, ink, x, y);
    else if (square) ink.drawImage(tile, EDGE, EDGE, TILE, TILE, x, y, TILE, TILE);
    else ink.drawImage(tile, x - EDGE, y - EDGE);
  }
}

function paintPart(tiles: Tiles, ink: View["ink"], x: number, y: number): void {
  const { whole, board, scale } = tiles;
  const share = whole.width / (board.width / MM) / scale;
  const [left, top] = [Math.max(0, x * share), Math.max(0, (y + (board.height / MM) * scale) * share)];
  const right = Math.min(whole.width, (x + TILE) * share);
  const bottom = Math.min(whole.height, (y + TILE + (board.height / MM) * scale) * share);
  ink.drawImage(
    whole,
    left,
    top,
    right - left,
    bottom - top,
    left / share,
    top / share - (board.height / MM) * scale,
    (right - left) / share,
    (bottom - top) / share,
  );
}
