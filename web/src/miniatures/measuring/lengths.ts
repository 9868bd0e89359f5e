/** Lengths in words. This table is measured in centimetres. */

import { settings } from "../../app/settings.svelte";
import { CM } from "../field/pose";

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

/** To the millimetre: "18.0". */
export const cm = (length: number): string => format(1).format(length / CM);

export const wholeCm = (length: number): string => format(0).format(length / CM);
