// Where one looks at the table from: between places of the world and points of the screen.
//
// The world is in hundredths of a millimetre with y to the north; the screen in CSS pixels with y
// downward, measured from the upper left corner of the picture.

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

/** `x`, `y`: the place in the middle; `scale`: pixels to a millimetre; `turn`: degrees clockwise. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** From the world to the screen, as canvas and SVG write a matrix. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const MM = 100; // hundredths
export const CM = 1000;
export const FULL = 1.4; // 100 %: 14 pixels to a centimetre
export const NEAREST = 5 * FULL;
const AROUND = 28; // pixels left free around the whole table
const SMALLEST = 0.8; // of the whole table's scale, or of 100 % where that is less

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function matrix(camera: Camera, size: Size): Matrix {
  const unit = camera.scale / MM;
  const along = Math.cos(radians(camera.turn)) * unit;
  const across = Math.sin(radians(camera.turn)) * unit;
  return [
    along,
    across,
    across,
    -along,
    size.width / 2 - camera.x * along - camera.y * across,
    size.height / 2 - camera.x * across + camera.y * along,
  ];
}

export function toScreen(camera: Camera, size: Size, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix(camera, size);
  return [a * x + c * y + e, b * x + d * y + f];
}

export function toWorld(camera: Camera, size: Size, point: Point): Point {
  const [dx, dy] = offset(camera, point[0] - size.width / 2, point[1] - size.height / 2);
  return [camera.x + dx, camera.y + dy];
}

/** How far in the world a way on the screen is. */
export function offset(camera: Camera, right: number, down: number): Point {
  const unit = MM / camera.scale;
  const along = Math.cos(radians(camera.turn)) * unit;
  const across = Math.sin(radians(camera.turn)) * unit;
  return [right * along + down * across, right * across - down * along];
}

/** So many hundredths of a millimetre as pixels. */
export const toPixels = (camera: Camera, length: number): number => (length / MM) * camera.scale;

/** A direction of the world (hundredths of a degree from north) as degrees clockwise from up. */
export const onScreen = (camera: Camera, heading: number): number => heading / 100 + camera.turn;

/** The room that a table takes when it is turned, in millimetres. */
function extent(board: Size, turn: number): Size {
  const along = Math.abs(Math.cos(radians(turn))) / MM;
  const across = Math.abs(Math.sin(radians(turn))) / MM;
  return {
    width: board.width * along + board.height * across,
    height: board.width * across + board.height * along,
  };
}

function wholeScale(board: Size, size: Size, turn: number): number {
  const room = extent(board, turn);
  const across = Math.max(1, size.width - 2 * AROUND) / room.width;
  return Math.min(across, Math.max(1, size.height - 2 * AROUND) / room.height, NEAREST);
}

/** The whole table in the middle of the picture. */
export function fit(board: Size, size: Size, turn = 0): Camera {
  const scale = wholeScale(board, size, turn);
  return { x: board.width / 2, y: board.height / 2, scale, turn };
}

/** Never so far out that the table is lost, nor beyond its edges. */
export function clamp(camera: Camera, board: Size, size: Size): Camera {
  const least = SMALLEST * Math.min(FULL, wholeScale(board, size, camera.turn));
  return {
    x: within(camera.x, 0, board.width),
    y: within(camera.y, 0, board.height),
    scale: within(camera.scale, least, NEAREST),
    turn: ((camera.turn % 360) + 360) % 360,
  };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Nearer or farther, the place under the pointer staying there. */
export function zoomAt(camera: Camera, board: Size, size: Size, point: Point, factor: number): Camera {
  const scale = clamp({ ...camera, scale: camera.scale * factor }, board, size).scale;
  const place = toWorld(camera, size, point);
  const moved = toWorld({ ...camera, scale }, size, point);
  return clamp({ ...camera, scale, x: camera.x + place[0] - moved[0], y: camera.y + place[1] - moved[1] }, board, size);
}

/** The table drawn along with the hand by so many pixels. */
export function panBy(camera: Camera, board: Size, size: Size, right: number, down: number): Camera {
  const [dx, dy] = offset(camera, right, down);
  return clamp({ ...camera, x: camera.x - dx, y: camera.y - dy }, board, size);
}

/** Turned about the middle of the picture. */
export const turnBy = (camera: Camera, degrees: number): Camera => ({
  ...camera,
  turn: (((camera.turn + degrees) % 360) + 360) % 360,
});
