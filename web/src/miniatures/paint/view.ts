// One picture being drawn: the canvas, who looks at it from where, and what is kept between two.

import type { Ink } from "./brush";
import { matrix, toScreen, type Camera, type Point, type Size } from "./camera";
import type { Sprites } from "./figures/figures";
import type { Palette } from "./palette";

export interface View {
  ink: Ink;
  camera: Camera;
  size: Size; // CSS pixels
  ratio: number; // pixels of the screen to one of CSS
  palette: Palette;
  sprites: Sprites;
}

/** In pixels of CSS. */
export function flat({ ink, ratio }: View): void {
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
}

/** In millimetres of the table with y downward, north at the top before the camera is turned. */
export function lying({ ink, camera, size, ratio }: View): void {
  const [a, b, , , e, f] = matrix(camera, size);
  const k = 100 * ratio;
  ink.setTransform(a * k, b * k, -b * k, a * k, e * ratio, f * ratio);
}

/** In millimetres about a point of the screen, turned by so many degrees. */
export function about({ ink, camera, ratio }: View, [x, y]: Point, degrees: number): void {
  const k = camera.scale * ratio;
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * k, Math.sin(turn) * k];
  ink.setTransform(c, s, -s, c, x * ratio, y * ratio);
}

/** A pixel of CSS in millimetres. */
export const pixel = ({ camera }: View): number => 1 / camera.scale;

export const pointOf = ({ camera, size }: View, x: number, y: number): Point => toScreen(camera, size, [x, y]);

/** Whether something so many pixels round a point can be seen. */
export const seen = ({ size }: View, [x, y]: Point, around: number): boolean =>
  x > -around && y > -around && x < size.width + around && y < size.height + around;
