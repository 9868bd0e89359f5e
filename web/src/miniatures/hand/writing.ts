/** Numbers and places as orders write them: decimals without idle zeros, in the unit of the table. */

import type { Said } from "../../games/front";
import type { Board } from "../field/data";
import { DEGREE, type Pose } from "../field/pose";
import { unitSize } from "../measuring/lengths";

const DIGITS = 4;

type Unit = Pick<Board, "unit">;

/** A whole number of parts as a decimal number. */
export function decimal(amount: number, scale: number): string {
  return String(Number((amount / scale).toFixed(DIGITS)));
}

export const lengthText = (board: Unit, length: number): string => decimal(Math.round(length), unitSize(board));

export const angleText = (angle: number): string => decimal(Math.round(angle), DEGREE);

export const placeText = (board: Unit, { x, y }: Pick<Pose, "x" | "y">): string =>
  `${lengthText(board, x)},${lengthText(board, y)}`;

export const headingText = ({ h }: Pose): string => angleText(((Math.round(h) % 36000) + 36000) % 36000);

/** "left 20": a turn to one hand. */
export const turnText = (turn: number): string => `${turn < 0 ? "left" : "right"} ${angleText(Math.abs(turn))}`;

/** A sentence with these parts, and no others. */
export function sentence<Order extends Said>(text: string, verb: string, parts: Partial<Order>): Order {
  return { text, verb, card: null, target: null, formation: null, on: null, special: null, ...parts } as Order;
}
