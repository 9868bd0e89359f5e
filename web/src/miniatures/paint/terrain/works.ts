// What people built: houses, walls, fences, roads.

import { fill, stroke, type Brush, type Painted } from "../brush";
import { chances } from "../chance";
import type { Point } from "../camera";
import { along, boxOf, inside, polygonPath, toSides, turning, type Points } from "./outline";

/** A roof by its middle, its length along the ridge, its breadth and the way the ridge runs. */
export interface House {
  x: number;
  y: number;
  long: number;
  broad: number;
  turn: number; // radians
  tower?: boolean;
}

const OFF = 4; // from the bounds of a farm or a village to its houses
const NARROW = 15; // the breadth of the smallest house, and of the largest
const BROAD = 22;
const NAVE = 44;
const SMALL = 30;
const LANE = 9; // between two houses

const corners = ({ x, y, long, broad, turn }: House, more = 0): Point[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [l, b] = [long / 2 + more, broad / 2 + more];
  return (
    [
      [-l, -b],
      [l, -b],
      [l, b],
      [-l, b],
    ] as const
  ).map(([u, v]) => [x + u * c - v * s, y + u * s + v * c] as const);
};

const clear = (house: House, others: readonly House[]): boolean =>
  others.every((other) => {
    const [one, two] = [corners(house, LANE / 2), corners(other, LANE / 2)];
    const apart = Math.min(...two.map(([x, y]) => toSides(one, x, y)));
    return (
      apart > 1 &&
      !inside(one, other.x, other.y) &&
      !inside(two, house.x, house.y) &&
      !two.some(([x, y]) => inside(one, x, y)) &&
      !one.some(([x, y]) => inside(two, x, y))
    );
  });

/** Houses stand along the bounds with their ridges, as many as find room, and round a yard. */
export function housesIn(points: Points): House[] {
  const found: House[] = [];
  const box = boxOf(points);
  const lots = chances(Math.round(box.left * 5 + box.bottom));
  const side = turning(points) < 0 ? 1 : -1;
  const room = Math.min(box.right - box.left, box.bottom - box.top);
  const most = Math.min(BROAD, Math.max(NARROW, room * 0.2));
  points.forEach((start, i) => {
    const end = points[(i + 1) % points.length]!;
    const wide = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const [dx, dy] = [(end[0] - start[0]) / wide, (end[1] - start[1]) / wide];
    let at = OFF;
    while (at + 24 < wide) {
      const broad = most * (0.78 + 0.22 * lots());
      const long = Math.min(broad * (1.35 + 0.9 * lots()), wide - at - OFF);
      const off = OFF + broad / 2 + lots() * 3;
      const house = {
        x: start[0] + dx * (at + long / 2) + dy * off * side,
        y: start[1] + dy * (at + long / 2) - dx * off * side,
        long,
        broad,
        turn: Math.atan2(dy, dx),
      };
      if (long > broad && stands(points, house) && clear(house, found)) found.push(house);
      at += long + LANE + lots() * 12;
    }
  });
  return found.length ? found : [smallHouse(points)];
}

const stands = (points: Points, house: House): boolean => corners(house, 1).every(([x, y]) => inside(points, x, y));

function smallHouse(points: Points): House {
  const box = boxOf(points);
  const room = Math.min(box.right - box.left, box.bottom - box.top);
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    long: room * 0.6,
    broad: room * 0.42,
    turn: 0,
  };
}

/** Houses round a church, where it finds room among them. */
export function villageIn(points: Points): House[] {
  const [houses, church] = [housesIn(points), chapelIn(points, SMALL)];
  return church.every((part) => stands(points, part) && clear(part, houses)) ? [...houses, ...church] : houses;
}

/** A nave along the longer side, and a tower at its end. */
export function chapelIn(points: Points, most = NAVE): House[] {
  const box = boxOf(points);
  const [wide, deep] = [box.right - box.left, box.bottom - box.top];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const long = Math.min(most, Math.max(wide, deep) * 0.5);
  const broad = Math.min(22, long * 0.5);
  const turn = wide >= deep ? 0 : Math.PI / 2;
  const off = long / 2 + broad * 0.4;
  const tower = broad * 0.9;
  return [
    { x: x + Math.cos(turn) * broad * 0.4, y: y + Math.sin(turn) * broad * 0.4, long, broad, turn },
    {
      x: x - Math.cos(turn) * (off - broad * 0.35),
      y: y - Math.sin(turn) * (off - broad * 0.35),
      long: tower,
      broad: tower,
      turn,
      tower: true,
    },
  ];
}

/** Bounds that count, a trodden yard, and roofs. */
export function built(points: Points, houses: readonly House[]): Painted {
  const outline = polygonPath(points);
  return {
    box: boxOf(points, 4),
    paint(brush) {
      const { ink, palette, pen } = brush;
      fill(ink, outline, palette.yard);
      stroke(ink, outline, { colour: palette.roofLine, width: pen(0.9), dash: [4.5, 2.2] });
      for (const house of houses) roof(brush, house);
    },
  };
}

/** The way round in which the second slope lies away from the light, which comes from the north-west. */
const lit = (turn: number): number => (0.5 * -Math.sin(turn) + 0.87 * Math.cos(turn) >= 0 ? turn : turn + Math.PI);

/** Two slopes with the ridge between them: one in the light, the other hatched. */
function roof({ ink, palette, pen }: Brush, house: House): void {
  const { x, y, long, broad, tower } = house;
  const turn = lit(house.turn);
  const [l, b] = [long / 2, broad / 2];
  const whole = new Path2D();
  whole.rect(-l, -b, long, broad);
  const hatching = new Path2D();
  for (let at = -l + 1.2; at < l; at += 1.7) {
    hatching.moveTo(at, 0.3);
    hatching.lineTo(at + 0.9, b);
  }
  const shade = new Path2D();
  shade.rect(-l, 0, long, b);
  ink.save();
  ink.translate(x + 1.3, y + 1.7);
  ink.rotate(turn);
  fill(ink, whole, palette.shadow);
  ink.restore();
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  fill(ink, whole, palette.roof);
  fill(ink, shade, palette.roofShade);
  stroke(ink, hatching, { colour: palette.roofLine, width: pen(0.4), alpha: 0.6 });
  const ridges = new Path2D(tower ? `M${-l} ${-b}L${l} ${b}M${-l} ${b}L${l} ${-b}` : `M${-l} 0H${l}`);
  stroke(ink, ridges, { colour: palette.roofLine, width: pen(0.7) });
  stroke(ink, whole, { colour: palette.roofLine, width: pen(0.9) });
  if (tower) {
    const cross = new Path2D(`M0 ${-b * 0.55}V${b * 0.55}M${-b * 0.38} ${-b * 0.15}H${b * 0.38}`);
    ink.rotate(-turn);
    stroke(ink, cross, { colour: palette.stone, width: 2 });
  } else if (long > 26) {
    const chimney = new Path2D();
    chimney.rect(l * 0.45, -2.6, 3.4, 3.4);
    fill(ink, chimney, palette.stone);
    stroke(ink, chimney, { colour: palette.roofLine, width: pen(0.6) });
  }
  ink.restore();
}

/** Two courses of stones. */
export function wall(points: Points): Painted {
  const way = polygonPath(points, false);
  return {
    box: boxOf(points, 6),
    paint({ ink, palette, pen }) {
      ink.lineJoin = "miter";
      ink.save();
      ink.translate(1, 1.3);
      stroke(ink, way, { colour: palette.shadow, width: 5 });
      ink.restore();
      stroke(ink, way, { colour: palette.night ? palette.hachure : palette.ink, width: 5 });
      stroke(ink, way, { colour: palette.stone, width: 5 - pen(1.7) });
      const joints = { colour: palette.night ? palette.field : palette.ink, dash: [pen(0.8), 4.2] };
      stroke(ink, way, { ...joints, width: 5 - pen(1.7) });
    },
  };
}

/** Rails and posts. */
export function fence(points: Points): Painted {
  const way = polygonPath(points, false);
  const posts = new Path2D();
  for (const { x, y, nx, ny } of along(points, 11, false)) {
    posts.moveTo(x - nx * 3, y - ny * 3);
    posts.lineTo(x + nx * 3, y + ny * 3);
  }
  return {
    box: boxOf(points, 5),
    paint({ ink, palette, pen }) {
      stroke(ink, way, { colour: palette.second, width: pen(0.8) });
      stroke(ink, posts, { colour: palette.second, width: pen(1.3) });
    },
  };
}

const PARAPET = 5; // millimetres: a bank of earth
const DITCH = 9; // from the bank down to the bottom of its ditch

/** A bank of earth with its ditch: hachures fall from it, outward of a redoubt and forward of a line. */
function bank(points: Points, closed: boolean): (brush: Brush) => void {
  const way = polygonPath(points, closed);
  const falls = new Path2D();
  for (const { x, y, nx, ny } of along(points, 3, closed)) {
    falls.moveTo(x + nx * PARAPET * 0.5, y + ny * PARAPET * 0.5);
    falls.lineTo(x + nx * DITCH, y + ny * DITCH);
  }
  return ({ ink, palette, pen }) => {
    ink.lineJoin = "round";
    stroke(ink, falls, { colour: palette.hachure, width: pen(0.7) });
    stroke(ink, way, { colour: palette.hachure, width: PARAPET + pen(1.2) });
    stroke(ink, way, { colour: palette.hills[2], width: PARAPET });
    stroke(ink, way, { colour: palette.stone, width: pen(0.8), dash: [5, 3], alpha: 0.8 });
  };
}

export function redoubt(points: Points): Painted {
  const [outline, bankOf] = [polygonPath(points), bank(points, true)];
  return {
    box: boxOf(points, DITCH + 3),
    paint(brush) {
      fill(brush.ink, outline, brush.palette.yard);
      bankOf(brush);
    },
  };
}

export const earthwork = (points: Points): Painted => ({ box: boxOf(points, DITCH + 3), paint: bank(points, false) });

/** A deck of planks or stone between two parapets along its longer sides. */
export function bridge(points: Points): Painted {
  const outline = polygonPath(points);
  const sides = points.map((start, i) => [start, points[(i + 1) % points.length]!] as const);
  const long = ([[ax, ay], [bx, by]]: readonly [Point, Point]): number => Math.hypot(bx - ax, by - ay);
  const rails = new Path2D();
  for (const side of [...sides].sort((one, other) => long(other) - long(one)).slice(0, 2))
    rails.addPath(polygonPath(side, false));
  return { box: boxOf(points, 4), paint: (brush) => deck(brush, outline, rails) };
}

/** Where a road crosses a stream. */
export function culvert([x, y]: Point, turn: number, long: number, broad: number): Painted {
  const house = { x, y, long, broad, turn };
  const [a, b, c, d] = corners(house) as [Point, Point, Point, Point];
  const rails = polygonPath([a, b], false);
  rails.addPath(polygonPath([c, d], false));
  const outline = polygonPath([a, b, c, d]);
  return { box: boxOf([a, b, c, d], 4), paint: (brush) => deck(brush, outline, rails) };
}

function deck({ ink, palette, pen }: Brush, outline: Path2D, rails: Path2D): void {
  ink.save();
  ink.translate(1.2, 1.6);
  fill(ink, outline, palette.shadow);
  ink.restore();
  fill(ink, outline, palette.road);
  ink.lineCap = "butt";
  stroke(ink, rails, { colour: palette.night ? palette.hachure : palette.ink, width: 3.2 });
  stroke(ink, rails, { colour: palette.stone, width: 3.2 - pen(1.2) });
}

/** A light way between two lines. */
export function road(points: Points, width: number): Painted {
  const way = polygonPath(points, false);
  return {
    box: boxOf(points, width),
    paint({ ink, palette, pen }) {
      ink.lineJoin = "round";
      stroke(ink, way, { colour: palette.hachure, width: width + pen(1.6) });
      stroke(ink, way, { colour: palette.road, width });
    },
  };
}
