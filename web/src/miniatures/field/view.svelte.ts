/** How the table is looked at just now. It turns only when somebody turns it. */

import type { Board, Point } from "./data";
import { ahead, type Pose } from "./pose";
import {
  clamp,
  fit,
  matrix,
  panBy,
  toPixels,
  toScreen,
  toWorld,
  turnBy,
  zoomAt,
  type Camera,
  type Size,
} from "../paint/camera";

const CLOSE = 0.55; // pixels to a millimetre: below this a small picture begins at the troops
const AROUND = 12000;
const SHARE = 0.45; // of the width: the front of the piece that one comes near to
const AHEAD = 0.15; // of the height: how far before it one looks
const NEAREST = 1; // pixels to a millimetre
const WORTH = 1.15; // what is hardly nearer is not worth the movement

export class View {
  board: Board;
  size = $state.raw<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1, turn: 0 });
  /** A hand is on the table: until it is lifted nothing slides away under it. */
  steady = $state(false);
  private fitted: Camera | null = null;
  private near: Camera | null = null; // where one looked from before one came near to a piece
  readonly matrix = $derived(matrix(this.camera, this.size));
  readonly transform = $derived(`matrix(${this.matrix.join(" ")})`);

  constructor(board: Board) {
    this.board = board;
  }

  /**
   * The room there is. The first time the table is fitted into it, from the side of the player who sits
   * there; and again as long as nobody has looked elsewhere.
   */
  resize(size: Size, below: string | null, places: readonly Point[]): void {
    if (size.width === 0 || size.height === 0) return;
    const first = this.size.width === 0;
    if (this.steady && !first) return this.stay(size);
    this.size = size;
    if (!first && this.camera !== this.fitted) return this.keepOn();
    this.camera = fit(this.board, size, first ? sideTurn(this.board, below) : this.camera.turn);
    if (this.camera.scale < CLOSE && places.length) this.frame(places);
    this.fitted = this.camera;
  }

  /** More room or less at the right and below: what is shown keeps its place on the screen. */
  private stay(size: Size): void {
    const [x, y] = this.world([size.width / 2, size.height / 2]);
    const whole = this.camera === this.fitted;
    this.size = size;
    this.camera = { ...this.camera, x, y };
    if (whole) this.fitted = this.camera;
  }

  /** Where somebody has looked elsewhere, the table only stays in the picture. */
  private keepOn(): void {
    const { x, y, scale } = clamp(this.camera, this.board, this.size);
    if (x === this.camera.x && y === this.camera.y && scale === this.camera.scale) return;
    this.camera = { ...this.camera, x, y, scale };
  }

  screen(point: Point): Point {
    const [x, y] = toScreen(this.camera, this.size, point);
    return [x, y];
  }

  world(point: Point): Point {
    const [x, y] = toWorld(this.camera, this.size, point);
    return [x, y];
  }

  pixels(length: number): number {
    return toPixels(this.camera, length);
  }

  /** So many pixels as hundredths of a millimetre. */
  length(pixels: number): number {
    return pixels / toPixels(this.camera, 1);
  }

  pan(right: number, down: number): void {
    this.camera = panBy(this.camera, this.board, this.size, right, down);
  }

  zoom(factor: number, point: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.camera = zoomAt(this.camera, this.board, this.size, point, factor);
  }

  /** Turned about a point of the screen, which stays where it is. */
  turn(degrees: number, point: Point = [this.size.width / 2, this.size.height / 2]): void {
    const [x, y] = this.world(point);
    const turned = turnBy(this.camera, degrees);
    const [nx, ny] = toWorld(turned, this.size, point);
    const shifted = { ...turned, x: turned.x + x - nx, y: turned.y + y - ny };
    this.camera = clamp(shifted, this.board, this.size);
  }

  whole(): void {
    this.camera = this.fitted = fit(this.board, this.size, this.camera.turn);
  }

  side(seat: string | null): void {
    const whole = this.camera === this.fitted;
    this.camera = { ...this.camera, turn: sideTurn(this.board, seat) };
    if (whole) this.whole();
  }

  /** As near as these places allow, and no nearer than 100 %. */
  frame(places: readonly Point[]): void {
    const [low, high] = [0, 1]
      .map((axis) => places.map((place) => place[axis]!))
      .reduce(
        ([lows, highs], values) => [
          [...lows, Math.min(...values)],
          [...highs, Math.max(...values)],
        ],
        [[] as number[], [] as number[]],
      ) as [Point, Point];
    const size = { width: high[0] - low[0] + 2 * AROUND, height: high[1] - low[1] + 2 * AROUND };
    const near = fit(size, this.size, this.camera.turn);
    const [x, y] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
    this.camera = clamp({ ...near, scale: Math.min(near.scale, 1.4), x, y }, this.board, this.size);
  }

  /**
   * Nearer to a piece in hand, with more room before it than behind: a finger has to find its handles.
   * Never farther away.
   */
  approach({ pose, size }: { pose: Pose; size: { w: number; d: number } }): void {
    const wanted = Math.min(NEAREST, (SHARE * this.size.width * 100) / Math.max(size.w, 1));
    if (this.near || wanted < this.camera.scale * WORTH) return;
    const from = this.camera;
    const [dx, dy] = ahead(pose.h);
    const before = (AHEAD * this.size.height * 100) / wanted - size.d / 2;
    const to = { ...from, scale: wanted, x: pose.x + before * dx, y: pose.y + before * dy };
    this.camera = clamp(to, this.board, this.size);
    this.near = from;
  }

  /** The piece is out of hand: back to where one looked from before, and saw the others. */
  stepBack(): void {
    if (this.near) this.camera = this.near;
    this.near = null;
  }

  /**
   * Drawn along until a place is in sight; nothing moves when it is. Nobody has looked elsewhere by it.
   * Something may cover so many pixels above and below.
   */
  reveal(point: Point, around = 60, [above, beneath]: Point = [0, 0]): void {
    const [x, y] = this.screen(point);
    const off = (value: number, least: number, most: number) =>
      value < least ? least - value : value > most ? most - value : 0;
    const { width, height } = this.size;
    const right = off(x, around, width - around);
    const down = off(y, above + around, Math.max(above + around, height - beneath - around));
    if (!right && !down) return;
    const whole = this.camera === this.fitted;
    this.pan(right, down);
    if (whole) this.fitted = this.camera;
  }
}

/** The quarter turn that brings a seat's own ground to the lower edge. */
export function sideTurn(board: Board, seat: string | null): number {
  const points = board.zones.filter((zone) => seat && zone.seat === seat).flatMap((zone) => zone.points);
  if (!points.length) return 0;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [dx, dy] = [mean(0) - board.width / 2, mean(1) - board.height / 2];
  const away = (Math.atan2(dx, -dy) * 180) / Math.PI; // from south, against the clock
  return (Math.round(away / 90) * 90 + 360) % 360;
}
