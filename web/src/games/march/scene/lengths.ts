/** La Marche des Aigles is measured in centimetres, to the millimetre. */

import { figures, type Measured } from "../../../miniatures/measuring/lengths";

const CENTIMETRES: Measured = { unit: "cm", step: 100, decimals: 1 };

/** "18.0". */
export const cm = (length: number): string => figures(CENTIMETRES, length);
