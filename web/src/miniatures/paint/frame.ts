// The border of the table with its ruler, where each seat sets up, and the scale.

import { t } from "../../app/words";
import type { Board, Zone as ZoneInfo } from "../field/data";
import { unitSize } from "../measuring/lengths";
import { MM, type Size } from "./camera";
import { drawn, polygonPath } from "./terrain/outline";
import type { Army } from "./troops/pieces";
import { flat, lying, pointOf, type View } from "./view";

const BAND = 6; // pixels
const SANS = '"Source Sans 3", "Segoe UI", system-ui, sans-serif';
// by unit of length: each bar of the border, and the lengths that a scale may have
const BARS: Record<Board["unit"], number> = { cm: 10, in: 6 };
const LENGTHS: Record<Board["unit"], readonly number[]> = { cm: [1, 2, 5, 10, 20, 50], in: [1, 3, 6, 12, 24] };
const ruled = (board: Board): number => BARS[board.unit] * unitSize(board);

/** Under everything: what is not table, and the shadow that the table throws on it. */
export function paintSurroundings(view: View, board: Size): void {
  const { ink, palette, size, camera } = view;
  flat(view);
  ink.fillStyle = palette.paper;
  ink.fillRect(0, 0, size.width, size.height);
  lying(view);
  const [wide, high, off] = [board.width / MM, board.height / MM, (BAND + 5) / camera.scale];
  ink.fillStyle = palette.shadow;
  ink.fillRect(-off + 3 / camera.scale, -high - off + 4 / camera.scale, wide + 2 * off, high + 2 * off);
}

/** A border as maps have it, ruled where lengths may be known. */
export function paintFrame(view: View, board: Board): void {
  const { ink, palette, camera } = view;
  const pixel = 1 / camera.scale;
  const [wide, high, band] = [board.width / MM, board.height / MM, BAND * pixel];
  lying(view);
  ink.strokeStyle = palette.card;
  ink.lineWidth = band;
  ink.strokeRect(-band / 2, -high - band / 2, wide + band, high + band);
  ink.fillStyle = palette.night ? palette.line : palette.second;
  if (!board.byEye) paintBars(view, board, band);
  ink.strokeStyle = palette.night ? palette.line : palette.ink;
  ink.lineWidth = pixel;
  ink.strokeRect(0, -high, wide, high);
  ink.strokeRect(-band, -high - band, wide + 2 * band, high + 2 * band);
  ink.lineWidth = 2 * pixel;
  const off = band + 3.5 * pixel;
  ink.strokeRect(-off, -high - off, wide + 2 * off, high + 2 * off);
  if (!board.byEye) paintNumbers(view, board);
}

function paintBars({ ink }: View, board: Board, band: number): void {
  const [wide, high, step] = [board.width / MM, board.height / MM, ruled(board) / MM];
  for (let x = 0; x < wide; x += 2 * step) {
    const long = Math.min(step, wide - x);
    ink.fillRect(x, 0, long, band);
    ink.fillRect(x, -high - band, long, band);
  }
  for (let y = 0; y < high; y += 2 * step) {
    const long = Math.min(step, high - y);
    ink.fillRect(-band, -y - long, band, long);
    ink.fillRect(wide, -y - long, band, long);
  }
}

/** Lengths along the south and the west. */
function paintNumbers(view: View, board: Board): void {
  const { ink, palette, camera } = view;
  const [bar, one] = [ruled(board), unitSize(board)];
  const step = (camera.scale * bar) / MM < 44 ? 2 * bar : bar;
  const off = ((BAND + 13) / camera.scale) * MM;
  flat(view);
  ink.font = `11px ${SANS}`;
  ink.fillStyle = palette.pale;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  for (let x = 0; x <= board.width; x += step) ink.fillText(`${x / one}`, ...pointOf(view, x, -off));
  for (let y = step; y <= board.height; y += step) ink.fillText(`${y / one}`, ...pointOf(view, -off, y));
}

/** Lightly shaded in the colours of the side that sets up there. */
export function paintZones(view: View, board: Board): void {
  lying(view);
  const { ink, palette, camera } = view;
  const armies = new Map(board.sides.map(({ seat, army }) => [seat, army]));
  for (const { seat, points } of board.zones.filter(setUp)) {
    const colour = armies.has(seat!) ? palette.edges[armies.get(seat!) as Army] : palette.line;
    const corners = drawn(points);
    const path = polygonPath(corners);
    ink.save();
    ink.clip(path);
    ink.fillStyle = ink.strokeStyle = colour;
    ink.globalAlpha = 0.07;
    ink.fill(path);
    ink.globalAlpha = 0.55;
    ink.lineWidth = 5 / camera.scale;
    ink.setLineDash([8, 4]);
    ink.stroke(path);
    ink.setLineDash([]);
    ink.restore();
  }
}

const setUp = ({ seat }: ZoneInfo): boolean => seat !== null;

/** In the lower left corner: the longest round length that is not too long; by eye nothing. */
export function paintScale(view: View, board: Board): void {
  if (board.byEye) return;
  const { ink, palette, camera, size } = view;
  const pixels = (length: number): number => ((length * unitSize(board)) / MM) * camera.scale;
  const lengths = LENGTHS[board.unit];
  const length = lengths.findLast((each) => pixels(each) <= 190) ?? lengths[0]!;
  const words = t("field-length", { unit: board.unit, length });
  const [x, y, wide] = [44, size.height - 46, pixels(length)];
  flat(view);
  const bar = (): void => {
    ink.beginPath();
    for (const share of [0, 0.5, 1]) {
      const high = share === 0.5 ? 4 : 6;
      ink.moveTo(x + wide * share, y - high);
      ink.lineTo(x + wide * share, y + high);
    }
    ink.moveTo(x, y);
    ink.lineTo(x + wide, y);
    ink.stroke();
  };
  ink.strokeStyle = palette.field;
  ink.globalAlpha = 0.75;
  ink.lineWidth = 5;
  bar();
  ink.font = `600 13px ${SANS}`;
  ink.textAlign = "left";
  ink.textBaseline = "middle";
  ink.strokeText(words, x + wide + 9, y + 0.5);
  ink.globalAlpha = 1;
  ink.strokeStyle = ink.fillStyle = palette.ink;
  ink.lineWidth = 1.6;
  bar();
  ink.fillText(words, x + wide + 9, y + 0.5);
}
