/** A battalion as it will stand, and single men of it, drawn as the table draws them. */

import type { EntrantInfo } from "../../../app/protocol.gen";
import { clothOf, drawFigure, sprites, type Coat, type Sprites } from "../../paint/figures";
import { onTheme, readPalette, type Palette } from "../../paint/palette";
import type { Army, DrawnUnit, Role } from "../../paint/pieces";
import { paintUnit } from "../../paint/troops";
import type { View } from "../../paint/view";

const MM = 100;
const LARGEST = 1.15; // pixels to a millimetre
const AROUND = 14; // millimetres: flags and pikes reach beyond the base
const AHEAD = 30; // between the screen and those it covers
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

function count(unit: EntrantInfo, term: string): number {
  return Number(unit.facts[term] ?? 0);
}

function drawn(unit: EntrantInfo, army: Army, size: [number, number], screen: boolean): DrawnUnit {
  const [w, d] = [size[0] * MM, size[1] * MM];
  const out = Math.min(count(unit, "detached"), count(unit, "rankers"));
  const staff = screen
    ? { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
    : {
        drummer: count(unit, "drummer"),
        sergeant: count(unit, "sergeant"),
        ensign: count(unit, "ensign"),
        officer: count(unit, "officer"),
      };
  return {
    id: unit.id,
    seat: "",
    army,
    kind: screen ? "screen" : "battalion",
    pose: { x: 0, y: 0, h: 0 },
    size: { w, d },
    strength: screen ? out : count(unit, "rankers") - out,
    fallen: 0,
    staff,
    light: count(unit, "light") > 0,
    rifles: count(unit, "rifles") > 0,
    coat: String(unit.facts["coat"] ?? ""),
    formation: String(unit.facts["formation"] ?? ""),
    marks: NO_MARKS,
  };
}

interface Stage {
  unit: [number, number]; // width and depth, millimetres
  screen: [number, number] | null;
  turn: number; // hundredths of a degree
}

/** Facing up, or where that is larger to the right, as a column marches: then its screen is closed up. */
function stages(unit: EntrantInfo): Stage[] {
  const size: [number, number] = [unit.size[0] / MM, unit.size[1] / MM];
  const open: [number, number] = [unit.strip[0] / MM, unit.strip[1] / MM];
  const pairs = Math.ceil(count(unit, "detached") / 2);
  const closed: [number, number] = [pairs * PAIR, open[1]];
  return [
    { unit: size, screen: open[0] ? open : null, turn: 0 },
    { unit: size, screen: open[0] ? closed : null, turn: RIGHT },
  ];
}

const ahead = ({ screen }: Stage): number => (screen ? screen[1] + AHEAD : 0);

function scaleOf(stage: Stage, width: number, height: number): number {
  const wide = Math.max(stage.unit[0], stage.screen?.[0] ?? 0) + 2 * AROUND;
  const deep = stage.unit[1] + ahead(stage) + 2 * AROUND;
  const [across, down] = stage.turn ? [deep, wide] : [wide, deep];
  return Math.min(LARGEST, width / across, height / down);
}

/** As large as the room allows; men who are sent out stand before the others. */
export function drawBattalion(
  canvas: HTMLCanvasElement,
  unit: EntrantInfo,
  army: Army,
  width: number,
  height: number,
): void {
  const ink = clear(canvas, width, height);
  if (!ink || !unit.size[0]) return;
  const [up, right] = stages(unit) as [Stage, Stage];
  const turned = scaleOf(right, width, height) > MUCH * scaleOf(up, width, height);
  const stage = turned ? right : up;
  const dressed = dress();
  const view: View = {
    ink,
    camera: { x: 0, y: 0, scale: scaleOf(stage, width, height), turn: 0 },
    size: { width, height },
    ratio: fineness(),
    palette: dressed.palette,
    sprites: dressed,
  };
  const front = (stage.unit[1] + ahead(stage)) / 2;
  const place = (away: number) =>
    turned ? { x: away * MM, y: 0, h: stage.turn } : { x: 0, y: away * MM, h: stage.turn };
  paintUnit(view, drawn(unit, army, stage.unit, false), place(front - ahead(stage)));
  if (stage.screen) paintUnit(view, drawn(unit, army, stage.screen, true), place(front));
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
export function colourOf(cloth: string, army: Army): string {
  return clothOf({ army, cloth, rifles: false }, dress().palette);
}

export { onTheme };
