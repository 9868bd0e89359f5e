/** Lengths in words, in the unit of the table. */

import { settings } from "../../app/settings.svelte";
import { t } from "../../app/words";
import type { Board } from "../field/data";

/** What of a board says how its lengths are shown. */
export type Measured = Pick<Board, "unit" | "step" | "decimals" | "byEye">;

const SIZES: Record<Board["unit"], number> = { cm: 1000, in: 2540 };
const formats = new Map<string, Intl.NumberFormat>();

function format(digits: number): Intl.NumberFormat {
  const key = `${settings.lang} ${digits}`;
  let found = formats.get(key);
  if (!found) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    found = new Intl.NumberFormat(settings.lang, options);
    formats.set(key, found);
  }
  return found;
}

/** One unit of length, in hundredths of a millimetre. */
export const unitSize = ({ unit }: Pick<Board, "unit">): number => SIZES[unit];

/** The number alone: "18.0". */
export const figures = (board: Measured, length: number): string =>
  format(board.decimals).format(length / unitSize(board));

/** With its unit: "18.0 cm". */
export const lengthWords = (board: Measured, length: number): string =>
  t("field-length", { unit: board.unit, length: figures(board, length) });

/** To the whole unit: "18 cm". */
export const roundWords = (board: Measured, length: number): string =>
  t("field-length", { unit: board.unit, length: format(0).format(length / unitSize(board)) });

/** The next length up that the shown decimals can distinguish. */
export function roundedUp(board: Measured, length: number): number {
  const shown = unitSize(board) / 10 ** board.decimals;
  return Math.max(0, Math.ceil(length / shown - 1e-9)) * shown;
}
