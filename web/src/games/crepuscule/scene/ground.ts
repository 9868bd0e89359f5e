/** Ground that changes in a battle: walls shattered, houses burnt, obstacles built. */

import { t } from "../../../app/words";
import type { Board, Feature } from "../../../miniatures/field/data";
import { unitSize } from "../../../miniatures/measuring/lengths";

type Points = [number, number][];

const INCH = unitSize({ unit: "in" });

/** Kinds that come into being in a battle, and are lines. */
const LINES: readonly string[] = ["barricade", "gabions", "earthwork", "low-wall", "high-wall", "hedge", "fence"];

const boards = new WeakMap<Board, Map<string, Board>>();

/** The board with the ground as a view describes it; the same as long as nothing has changed. */
export function onGround(board: Board, terrain: readonly string[]): Board {
  if (!terrain.length) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = terrain.join("\n");
  let found = known.get(key);
  if (!found) {
    const features = terrain.flatMap((line) => read(board, line));
    const same = features.length === board.features.length && features.every((each) => board.features.includes(each));
    known.set(key, (found = same ? board : { ...board, features: inOrder(board, features) }));
  }
  return found;
}

/** "terrain ruin 20,21 26,21 26,26: Farm". */
function read(board: Board, line: string): Feature[] {
  const [, kind = "", ...rest] = (line.split(":")[0] ?? "").trim().split(" ");
  const points: Points = rest.map((word) => {
    const [x = 0, y = 0] = word.split(",").map((number) => Math.round(Number(number) * INCH));
    return [x, y];
  });
  if (!points.length) return [];
  const like = board.features.filter((feature) => feature.kind === kind);
  const same = like.find((feature) => alike(feature.points, points));
  if (same) return [same];
  const own = line.split(":")[1]?.trim();
  const [width, level] = [like[0]?.width ?? 0, like[0]?.level ?? 0];
  const name = own || (like[0]?.name ?? t("crepuscule-ground", { kind }));
  return [{ kind, name, points, line: like[0]?.line ?? LINES.includes(kind), width, level, openings: [] }];
}

const NEAR = 30; // hundredths of a millimetre that rounding may lose

const alike = (one: Feature["points"], other: Points): boolean =>
  one.length === other.length &&
  one.every(([x, y], i) => Math.abs(x - other[i]![0]) < NEAR && Math.abs(y - other[i]![1]) < NEAR);

/** What was there before keeps its place in the drawing. */
function inOrder(board: Board, features: readonly Feature[]): Feature[] {
  const kept = board.features.filter((feature) => features.includes(feature));
  return [...kept, ...features.filter((feature) => !board.features.includes(feature))];
}
