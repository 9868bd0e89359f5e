// The ground of a board: every feature made ready to be drawn, once for each board.

import type { Board, Feature as FeatureInfo, Zone as ZoneInfo } from "../../field/data";
import { fill, stroke, type Brush, type Painted } from "../brush";
import { CM, MM } from "../camera";
import { joined } from "./joined";
import { boxOf, drawn, meet, polygonPath, softened, type Box, type Points } from "./outline";
import { hill, ravine } from "./relief";
import { crossings } from "./crossings";
import { field, grass, hedge, marsh, orchard, vineyard, wood } from "./trees";
import { pond, stream } from "./water";
import { bridge, built, chapelIn, earthwork, fence, housesIn, redoubt, road, villageIn, wall } from "./works";

const RULED: Record<Board["unit"], number> = { cm: 10 * CM, in: 6 * 2540 };
const ROAD = 16; // millimetres: a road that has no width of its own
const NARROWEST = 8; // millimetres: a line of the ground that has no width of its own

/** Makes one feature ready to be drawn. */
export type Maker = (points: Points, feature: FeatureInfo) => Painted;

const wide = ({ width }: FeatureInfo): number => Math.max(NARROWEST, width / MM);
const yard: Maker = (points) => built(points, housesIn(points));
const height: Maker = (points, { level }) => hill(points, level);
const village: Maker = (points) => built(points, villageIn(points));

/** One piece of ground on another of the same shape. */
const upon =
  (lower: Maker, upper: Maker): Maker =>
  (points, feature) => {
    const [under, over] = [lower(points, feature), upper(points, feature)];
    return {
      box: under.box,
      paint(brush) {
        under.paint(brush);
        over.paint(brush);
      },
    };
  };

const KINDS: Record<string, Maker> = {
  hill: height,
  knoll: height,
  "wooded-hill": upon(height, wood),
  ravine,
  wood,
  forest: wood,
  orchard,
  vineyard,
  field,
  crops: field,
  marsh,
  hedge,
  pond,
  lake: pond,
  river: (points, feature) => (feature.line ? stream(points, wide(feature)) : pond(points)),
  stream: (points, feature) => stream(points, wide(feature)),
  road: (points, feature) => road(points, feature.width / MM || ROAD),
  bridge,
  wall,
  fence,
  farm: yard,
  village,
  town: village,
  redoubt,
  earthwork,
  building: yard,
  "low-wall": wall,
  "high-wall": wall,
  "deep-river": (points, feature) => (feature.line ? stream(points, wide(feature)) : pond(points)),
  steep: ravine,
  chapel: (points) => built(points, chapelIn(points)),
  church: (points) => built(points, chapelIn(points)),
};

/** Kinds of ground that only some games have: they bring them along before the first board is drawn. */
export function addKinds(kinds: Readonly<Record<string, Maker>>): void {
  Object.assign(KINDS, kinds);
}

/** Ground without a drawing of its own: only its bounds. */
function plain(points: Points, feature: FeatureInfo): Painted {
  const outline = polygonPath(feature.line ? points : softened(points), !feature.line);
  return {
    box: boxOf(points, 3),
    paint({ ink, palette, pen }) {
      if (!feature.line) fill(ink, outline, palette.hills[0], 0.5);
      stroke(ink, outline, { colour: palette.line, width: pen(1) });
    },
  };
}

/** The circle that is fought for. */
function objective({ points }: ZoneInfo): Painted {
  const corners = drawn(points);
  const outline = polygonPath(corners);
  const box = boxOf(corners, 3);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const flag = new Path2D(`M${x} ${y + 12}v-26l18 6l-18 7`);
  return {
    box,
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.brass, 0.07);
      stroke(ink, outline, { colour: palette.brass, width: pen(1.6), dash: [7, 4] });
      fill(ink, flag, palette.brass);
      ink.lineJoin = "round";
      stroke(ink, flag, { colour: palette.ink, width: pen(1) });
    },
  };
}

function paper({ width, height, unit, byEye }: Board): Painted {
  const lines = new Path2D();
  const apart = byEye ? Infinity : RULED[unit];
  for (let x = apart; x < width; x += apart) lines.addPath(new Path2D(`M${x / MM} 0V${-height / MM}`));
  for (let y = apart; y < height; y += apart) lines.addPath(new Path2D(`M0 ${-y / MM}H${width / MM}`));
  const box = { left: 0, top: -height / MM, right: width / MM, bottom: 0 };
  return {
    box,
    paint({ ink, palette, pen }) {
      ink.fillStyle = palette.field;
      ink.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
      stroke(ink, lines, { colour: palette.grid, width: pen(0.7) });
    },
  };
}

const HEIGHTS: readonly string[] = ["hill", "knoll", "wooded-hill"];
const FLOWING: readonly string[] = ["stream", "river"];
const ORDER: Readonly<Record<string, number>> = { stream: 1, river: 1, road: 2, bridge: 4 };
const orderOf = ({ kind }: FeatureInfo): number => (HEIGHTS.includes(kind) ? 0 : (ORDER[kind] ?? 3));

const made = (feature: FeatureInfo): Painted =>
  (Object.hasOwn(KINDS, feature.kind) ? KINDS[feature.kind]! : plain)(drawn(feature.points), feature);

/** From the lowest upward: paper, heights, waters, roads and where they cross, all else, bridges, objectives. */
export function groundOf(board: Board): Painted[] {
  const base = paper(board);
  const features = joined(board.features).sort((a, b) => orderOf(a) - orderOf(b) || a.level - b.level);
  const lines = (kinds: readonly string[]) => features.filter(({ kind, line }) => line && kinds.includes(kind));
  const low = features.filter((feature) => orderOf(feature) < 3);
  const high = features.filter((feature) => orderOf(feature) >= 3);
  const wideOf = (feature: FeatureInfo) => ({
    points: drawn(feature.points),
    width: feature.kind === "road" ? feature.width / MM || ROAD : wide(feature),
  });
  return [
    base,
    grass(base.box),
    ...low.map(made),
    ...crossings(lines(["road"]).map(wideOf), lines(FLOWING).map(wideOf)),
    ...high.map(made),
    ...board.zones.filter((zone) => zone.seat === null).map(objective),
  ];
}

/** All that meets a box, on a canvas in millimetres. */
export function paintGround(brush: Brush, ground: readonly Painted[], box: Box): void {
  for (const piece of ground) if (meet(piece.box, box)) piece.paint(brush);
}
