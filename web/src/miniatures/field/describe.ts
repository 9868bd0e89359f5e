/** The table in words, for people who cannot see it. */

import { t } from "../../app/words";
import type { Board } from "./data";
import type { Mark, Plate } from "./field";
import { roundWords } from "../measuring/lengths";
import type { DrawnUnit } from "../paint/troops/pieces";
import { middleOf } from "./stand";

export interface Told {
  side: string;
  lines: { id: string; words: string }[];
}

const THIRDS = ["first", "second", "third"] as const;

/** "33 cm from the west edge, 20 cm from the south edge, facing north"; by eye in which ninth of the table. */
export function placeWords(board: Board, unit: DrawnUnit): string {
  const [x, y] = middleOf(unit);
  const west = x * 2 <= board.width;
  const south = y * 2 <= board.height;
  const facing = unit.base === "round" ? "none" : compass(unit.pose.h);
  if (board.byEye) {
    const third = (at: number, of: number) => THIRDS[Math.min(2, Math.max(0, Math.floor((3 * at) / of)))]!;
    return t("field-place-by-eye", { across: third(x, board.width), up: third(y, board.height), facing });
  }
  return t("field-place", {
    across: roundWords(board, west ? x : board.width - x),
    side: west ? "west" : "east",
    up: roundWords(board, south ? y : board.height - y),
    end: south ? "south" : "north",
    facing,
  });
}

const POINTS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export function compass(direction: number): string {
  return POINTS[Math.round(direction / 4500) % 8]!;
}

export function unitWords(board: Board, unit: DrawnUnit, plate: Plate | undefined, mark?: Mark): string {
  const name = plate?.label ?? unit.id;
  const facts = { name, place: placeWords(board, unit), mark: mark ?? "none" };
  return t("field-unit", facts);
}

/** Every unit on the table, side by side, those of the west first. */
export function describe(board: Board, units: readonly DrawnUnit[], plates: ReadonlyMap<string, Plate>): Told[] {
  return board.sides.map((side) => {
    const mine = units.filter((unit) => unit.seat === side.seat);
    mine.sort((one, other) => one.pose.x - other.pose.x);
    const words = (unit: DrawnUnit) => unitWords(board, unit, plates.get(unit.id));
    return { side: side.name, lines: mine.map((unit) => ({ id: unit.id, words: words(unit) })) };
  });
}
