// The figures of a unit as one picture, so that a large army is copied in few strokes.

import { figure, spriteSize, wornBy, type Layer } from "../figures/figures";
import type { DrawnUnit, Figure } from "./pieces";
import { STANDS } from "../figures/roles";
import { coatOf } from "../figures/uniforms";
import type { View } from "../view";

const FADED = 0.6; // the fallen
const FEW = 3; // figures that are as quickly drawn one by one
const LARGEST = 600_000; // pixels: this close few units are seen, and each figure is drawn by itself
const STRETCH = 1.6; // how far a picture made for another scale may be stretched while one zooms

/** What is kept of a unit, or made now; none where its figures are better drawn one by one. */
export function layerOf(view: View, unit: DrawnUnit, figures: readonly Figure[]): Layer | null {
  const { sprites } = view;
  const scale = view.camera.scale * view.ratio;
  let worn = sprites.layers.get(figures);
  if (!worn) sprites.layers.set(figures, (worn = new Map()));
  const coat = wornBy(coatOf(unit));
  const kept = worn.get(coat);
  if (kept?.scale === scale) return kept;
  const change = kept ? scale / kept.scale : Infinity;
  if (kept && sprites.budget <= 0 && change < STRETCH && change > 1 / STRETCH) {
    sprites.stale = true;
    return kept;
  }
  const made = layer(view, unit, figures, scale);
  if (!made) return null;
  sprites.budget -= 1;
  worn.set(coat, made);
  return made;
}

function layer(view: View, unit: DrawnUnit, figures: readonly Figure[], scale: number): Layer | null {
  const men = figures.filter(({ role }) => !(role in STANDS));
  if (men.length <= FEW) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { role, x, y, turn, size } of men) {
    const reach = (spriteSize(role) * size * (turn ? Math.SQRT2 : 1)) / 2;
    [left, top] = [Math.min(left, x - reach), Math.min(top, y - reach)];
    [right, bottom] = [Math.max(right, x + reach), Math.max(bottom, y + reach)];
  }
  const [across, down] = [Math.ceil((right - left) * scale), Math.ceil((bottom - top) * scale)];
  if (across * down > LARGEST || across * down < 1) return null;
  const canvas = document.createElement("canvas");
  canvas.width = across;
  canvas.height = down;
  const ink = canvas.getContext("2d")!;
  ink.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  drawFigures({ ...view, ink }, unit, men);
  return { canvas, scale, left, top, wide: across / scale, high: down / scale };
}

/** Each figure where it stands. */
export function drawFigures(view: View, unit: DrawnUnit, figures: readonly Figure[]): void {
  const { ink, camera, ratio, sprites } = view;
  const coat = coatOf(unit);
  const scale = camera.scale * ratio;
  const made = new Map<string, HTMLCanvasElement>();
  const level = ink.getTransform();
  const alpha = ink.globalAlpha;
  for (const { role, x, y, turn, size } of figures) {
    if (role in STANDS) continue;
    let sprite = made.get(role);
    if (!sprite) made.set(role, (sprite = figure(sprites, role, coat, scale * size)));
    const wide = spriteSize(role) * size;
    if (role === "fallen") ink.globalAlpha = alpha * FADED;
    if (turn) {
      ink.translate(x, y);
      ink.rotate((turn * Math.PI) / 180);
      ink.drawImage(sprite, -wide / 2, -wide / 2, wide, wide);
      ink.setTransform(level);
    } else ink.drawImage(sprite, x - wide / 2, y - wide / 2, wide, wide);
    ink.globalAlpha = alpha;
  }
}
