/** A way in hand, part by part, and the order that it is. */

import type { Board, Reach } from "../field/data";
import { DEGREE, type Pose } from "../field/pose";
import { unitSize } from "../measuring/lengths";
import type { Spot } from "./ghost";

/** Where it was held in a reach, and the leg without a choice that was added there, if any. */
export interface Part {
  reach: Reach;
  spot: Spot;
  turn?: string;
}

/** The same, without what the server said of it. */
export type Step = Pick<Part, "spot" | "turn">;

/** As orders write it: "wheel left 30, advance 4"; legs of no length are left out. */
export function wayText(board: Pick<Board, "unit">, parts: readonly Step[]): string {
  return parts.flatMap((part) => legsOf(board, part)).join(", ") || "halt";
}

function legsOf(board: Pick<Board, "unit">, { spot, turn }: Step): string[] {
  const wheel = `wheel-${spot.at < 0 ? "left" : "right"}`;
  return [
    ...(spot.at ? [legText(wheel, Math.abs(spot.at) / DEGREE)] : []),
    ...(spot.place ? [legText(spot.leg, spot.place / unitSize(board))] : []),
    ...(turn ? [legText(turn, QUARTERS[turn])] : []),
  ];
}

const QUARTERS: Readonly<Record<string, number>> = { "pivot-left": 90, "pivot-right": 90 };

const legText = (leg: string, amount?: number): string =>
  [...leg.split("-"), ...(amount === undefined ? [] : [Number(amount.toFixed(3))])].join(" ");

/** Where it stood at the beginning and after each part. */
export function posesOf(parts: readonly Part[], reach: Reach): Pose[] {
  return [...parts.map((part) => part.reach), reach].map(({ pose: [x, y, h] }) => ({ x, y, h }));
}
