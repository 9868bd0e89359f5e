// The ground of a board: every feature made ready to be drawn, once for each board.

import type { BoardInfo, FeatureInfo, ZoneInfo } from "../../../app/protocol.gen";
import { fill, stroke, type Brush, type Painted } from "../brush";
import { CM, MM } from "../camera";
import { boxOf, drawn, meet, polygonPath, softened, type Box, type Points } from "./outline";
import { hill, ravine } from "./relief";
import { field, grass, hedge, marsh, vineyard, wood } from "./trees";
import { pond, stream } from "./water";
import { built, chapelIn, fence, housesIn, road, villageIn, wall } from "./works";

const RULED = 10 * CM;
const NARROWEST = 8; // millimetres: a line of the ground that has no width of its own

type Maker = (points: Points, feature: FeatureInfo) => Painted;

const wide = ({ width }: FeatureInfo): number => Math.max(NARROWEST, width / MM);
const yard: Maker = (points) => built(points, housesIn(points));

const KINDS: Record<string, Maker> = {
  hill: (points, { level }) => hill(points, level),
  ravine,
  wood,
  forest: wood,
  orchard: wood,
  vineyard,
  field,
  crops: field,
  marsh,
  hedge,
  pond,
  lake: pond,
  river: (points, feature) => (feature.line ? stream(points, wide(feature)) : pond(points)),
  stream: (points, feature) => stream(points, wide(feature)),
  road: (points, feature) => road(points, Math.max(16, feature.width / MM)),
  wall,
  fence,
  farm: yard,
  village: (points) => built(points, villageIn(points)),
  building: yard,
  chapel: (points) => built(points, chapelIn(points)),
  church: (points) => built(points, chapelIn(points)),
};

/** Ground that nobody has taught us to draw: its bounds, and no more. */
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

function paper(width: number, height: number): Painted {
  const lines = new Path2D();
  for (let x = RULED; x < width; x += RULED) lines.addPath(new Path2D(`M${x / MM} 0V${-height / MM}`));
  for (let y = RULED; y < height; y += RULED) lines.addPath(new Path2D(`M0 ${-y / MM}H${width / MM}`));
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

const roads = ({ kind }: FeatureInfo): number => (kind === "hill" ? 0 : kind === "road" ? 1 : 2);

/** From the lowest upward: paper, hills, roads, all else in its order, objectives. */
export function groundOf(board: BoardInfo): Painted[] {
  const base = paper(board.width, board.height);
  const features = [...board.features].sort((a, b) => roads(a) - roads(b) || a.level - b.level);
  return [
    base,
    grass(base.box),
    ...features.map((feature) =>
      (Object.hasOwn(KINDS, feature.kind) ? KINDS[feature.kind]! : plain)(drawn(feature.points), feature),
    ),
    ...board.zones.filter((zone) => zone.seat === null).map(objective),
  ];
}

/** All that meets a box, on a canvas in millimetres. */
export function paintGround(brush: Brush, ground: readonly Painted[], box: Box): void {
  for (const piece of ground) if (meet(piece.box, box)) piece.paint(brush);
}
