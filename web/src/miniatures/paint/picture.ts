// The whole picture of a table, from the ground upward, and what is kept for the next one.

import type { Board } from "../field/data";
import type { Painted } from "./brush";
import type { Camera, Size } from "./camera";
import { sprites, type Sprites } from "./figures/figures";
import { paintFrame, paintScale, paintSurroundings, paintZones } from "./frame";
import { groundOf } from "./terrain/ground";
import { namesOf, paintNames, type Name } from "./names";
import type { Palette } from "./palette";
import type { DrawnPose, DrawnUnit } from "./troops/pieces";
import { paintFights, paintState } from "./signs";
import { paintSmoke, type Smoke } from "./smoke";
import { paintTiles, tilesOf, type Tiles } from "./terrain/tiles";
import { paintUnit } from "./troops/troops";
import type { View } from "./view";

/** What lasts as long as board and light stay the same. */
export interface Kept {
  board: Board;
  palette: Palette;
  ground: readonly Painted[];
  names: readonly Name[];
  tiles: Tiles;
  sprites: Sprites;
}

export function keep(board: Board, palette: Palette, old?: Kept): Kept {
  const fresh = old?.board !== board;
  const ground = fresh ? groundOf(board) : old.ground;
  return {
    board,
    palette,
    ground,
    names: fresh ? namesOf(board) : old.names,
    tiles: tilesOf(ground, board, palette),
    sprites: sprites(palette),
  };
}

/** What is on the table now. */
export interface Scene {
  units: readonly DrawnUnit[];
  ghosts: readonly DrawnUnit[];
  smoke: readonly Smoke[];
  zones: boolean;
  muted: ReadonlySet<string>; // units that step back
  poseOf(unit: DrawnUnit): DrawnPose;
}

export interface Eye {
  camera: Camera;
  size: Size;
  ratio: number;
  resting: boolean; // the scale has not changed for a while
}

const SHARPER = 8; // units made sharper in one frame after one has come nearer
const GHOST = 0.5;
const MUTED = 0.5;
const WISPS = 0.3; // what is left in front of units that have fired this turn
const ORDER = { loose: 0, stands: 1, block: 1, ring: 2, round: 3 };

/** Draws everything; true when the ground will be sharper in another frame. */
export function paint(
  ink: CanvasRenderingContext2D,
  kept: Kept,
  scene: Scene,
  { camera, size, ratio, resting }: Eye,
): boolean {
  const view: View = { ink, camera, size, ratio, palette: kept.palette, sprites: kept.sprites };
  paintSurroundings(view, kept.board);
  const more = paintTiles(kept.tiles, view, resting);
  if (scene.zones) paintZones(view, kept.board);
  paintNames(view, kept.names);
  paintFrame(view, kept.board);
  kept.sprites.budget = SHARPER;
  kept.sprites.stale = false;
  paintTroops(view, scene);
  paintScale(view, kept.board);
  return more || kept.sprites.stale;
}

function paintTroops(view: View, { units, ghosts, smoke, muted, poseOf }: Scene): void {
  const sorted = [...units].sort((a, b) => ORDER[a.base] - ORDER[b.base]);
  for (const unit of sorted) {
    view.ink.globalAlpha = muted.has(unit.id) ? MUTED : 1;
    paintUnit(view, unit, poseOf(unit));
  }
  view.ink.globalAlpha = GHOST;
  for (const ghost of ghosts) paintUnit(view, ghost);
  view.ink.globalAlpha = 1;
  const thick = new Map(smoke.map(({ unit, strength }) => [unit, strength]));
  for (const unit of units) {
    const strength = thick.get(unit.id) ?? (unit.marks.fired ? WISPS : 0);
    paintSmoke(view, unit, poseOf(unit), strength);
  }
  for (const unit of sorted) paintState(view, unit, poseOf(unit));
  paintFights(view, units);
}
