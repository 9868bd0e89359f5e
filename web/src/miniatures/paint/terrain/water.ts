// Ponds, rivers and streams, with the lines that engravers draw along their banks.

import { fill, stroke, within, type Painted } from "../brush";
import { boxOf, polygonPath, softened, type Points } from "./outline";

const BANKS = [2.2, 5, 8.8]; // millimetres from the bank to each line

/** Lines along the bank, each fainter than the last. */
export function pond(points: Points): Painted {
  const outline = polygonPath(softened(points));
  return {
    box: boxOf(points, 2),
    paint({ ink, palette, pen }) {
      fill(ink, outline, palette.water);
      ink.lineJoin = "round";
      within(ink, outline, () => {
        for (const off of [...BANKS].reverse()) {
          const alpha = 0.75 - off * 0.06;
          stroke(ink, outline, { colour: palette.waterLine, width: 2 * off + pen(0.6), alpha });
          stroke(ink, outline, { colour: palette.water, width: 2 * off - pen(0.6) });
        }
      });
      stroke(ink, outline, { colour: palette.waterLine, width: pen(1.1) });
    },
  };
}

/** Two banks and the current between them. */
export function stream(points: Points, width: number): Painted {
  const way = polygonPath(points, false);
  return {
    box: boxOf(points, width),
    paint({ ink, palette, pen }) {
      ink.lineJoin = "round";
      ink.lineCap = "round";
      stroke(ink, way, { colour: palette.waterLine, width: width + pen(1.2) });
      stroke(ink, way, { colour: palette.water, width });
      const current = { colour: palette.waterLine, width: pen(0.5), alpha: 0.7 };
      stroke(ink, way, { ...current, dash: [9, 5, 3, 6] });
      ink.lineCap = "butt";
    },
  };
}
