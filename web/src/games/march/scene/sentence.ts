/** Orders of La Marche des Aigles that hands put together: written here, and read by the server. */

import { ADVANCE, BACK } from "../../../miniatures/ghost/ghost";
import { wayText, type Step } from "../../../miniatures/ghost/way";
import type { Said as AnySaid } from "../../front";
import type { Formation, Pose } from "./scene";

export const CM = 1000;
export const DEGREE = 100;

/** A leg of a way: a wheel is positive to the right, lengths are hundredths of a millimetre. */
export type Leg = [kind: "wheel" | "advance" | "back", amount: number];

/**
 * `card` acts, `target` is the name of a battalion or of its screen ("f2.screen"), or a place; `on`
 * is the direction in which one forms, in hundredths of a degree. The rest is said by some verbs.
 */
export interface Said extends AnySaid {
  pose?: readonly [x: number, y: number, h: number] | null;
  detached?: number | null;
  gap?: number | null;
  turn?: number | null;
  legs?: readonly Leg[] | null;
}

/** The way is what is chosen, with any legs. */
const WAY = "march";

const UNIT = { unit: "cm" } as const;

/** A whole number of parts as a decimal number without idle zeros. */
export function decimal(amount: number, scale: number): string {
  const digits = String(scale).length - 1;
  const whole = Math.trunc(Math.abs(amount) / scale);
  const part = String(Math.abs(amount) % scale)
    .padStart(digits, "0")
    .replace(/0+$/, "");
  return `${amount < 0 ? "-" : ""}${whole}${part ? `.${part}` : ""}`;
}

export const length = (amount: number) => decimal(Math.round(amount), CM);
export const angle = (amount: number) => decimal(Math.round(amount), DEGREE);

function at(pose: Pose): string {
  return `${length(pose.x)},${length(pose.y)}`;
}

function heading(pose: Pose): string {
  return angle(((Math.round(pose.h) % 36000) + 36000) % 36000);
}

function hand(turn: number): string {
  return `${turn < 0 ? "left" : "right"} ${angle(Math.abs(turn))}`;
}

function said(text: string, verb: string, parts: Partial<Said>): Said {
  return { text, verb, card: null, target: null, formation: null, on: null, special: null, ...parts };
}

function numbers({ x, y, h }: Pose): Said["pose"] {
  return [x, y, h];
}

export function wayOrder(card: string, way: readonly Step[]): Said {
  return said(wayText(UNIT, way), WAY, { card, legs: way.flatMap(legsOf) });
}

/** Legs of no length or turn are none. */
function legsOf({ spot }: Step): Leg[] {
  const legs: Leg[] = [
    ["wheel", spot.at],
    [spot.leg === BACK ? BACK : ADVANCE, spot.place],
  ];
  return legs.filter(([, amount]) => amount);
}

export function placeOrder(card: string, pose: Pose, formation: Formation, detached: number): Said {
  const detach = detached ? ` detach ${detached}` : "";
  const text = `place ${card} ${at(pose)} ${heading(pose)} ${formation}${detach}`;
  return said(text, "place", { card, target: at(pose), pose: numbers(pose), formation, detached });
}

export function screenOrder(card: string, pose: Pose, gap: number | null): Said {
  const text = `screen ${card} ${at(pose)} ${heading(pose)}${gap === null ? "" : ` gap ${length(gap)}`}`;
  return said(text, "screen", { card, target: at(pose), pose: numbers(pose), gap });
}

export function commanderOrder(pose: Pose): Said {
  return said(`commander ${at(pose)}`, "commander", { target: at(pose), pose: numbers(pose) });
}

export function rideOrder(card: string, pose: Pose): Said {
  return said(`ride ${at(pose)}`, "ride", { card, target: at(pose), pose: numbers(pose) });
}

export function attackOrder(card: string, target: string, turn: number): Said {
  return said(`attack ${card} > ${target}${turn ? ` ${hand(turn)}` : ""}`, "attack", { card, target, turn });
}
