/** An order of La Marche des Aigles taken apart, and put together again from what hands have set. */

import type { Formation, Pose } from "./scene";
import { parts } from "./scene";

export const CM = 1000;
export const DEGREE = 100;

/** A leg of a way: a wheel is positive to the right, lengths are hundredths of a millimetre. */
export type Leg = { kind: "wheel"; turn: number } | { kind: "advance" | "back"; length: number };

/**
 * `card` acts, `target` is the name of a battalion or of its screen ("f2.screen"), or a place; `on`
 * is the direction in which one forms, as it is written.
 */
export interface Said {
  text: string;
  verb: string;
  card: string | null;
  target: string | null;
  formation: Formation | null;
  on: string | null;
  special: null;
  pose: Pose | null;
  detached: number;
  gap: number | null;
  turn: number;
  legs: Leg[];
}

const LEGS: readonly string[] = ["advance", "back", "wheel", "halt"];
const ONE: readonly string[] = ["pass", "manoeuvre", "rally", "fight", "test"];
const AIMED: readonly string[] = ["fire", "skirmish", "attack"];

/** All verbs of a way are one verb here: the way is what is chosen. */
export const WAY = "march";

export function read(text: string): Said {
  const [verb = "", ...words] = text.split(" ");
  const said = blank(text, verb);
  if (LEGS.includes(verb)) return { ...said, verb: WAY, legs: readWay(text) };
  if (ONE.includes(verb)) said.card = words[0] ?? null;
  else if (AIMED.includes(verb)) {
    said.card = words[0] ?? null;
    said.target = words[2] ?? null;
    if (words[3]) said.turn = turn(words[3], words[4]);
  } else if (verb === "side" || verb === "join") said.target = words[0] ?? null;
  else if (verb === "form") {
    said.formation = words[0] as Formation;
    said.on = words[1] ?? null;
  } else readPlacing(said, words);
  return said;
}

function blank(text: string, verb: string): Said {
  return {
    text,
    verb,
    card: null,
    target: null,
    formation: null,
    on: null,
    special: null,
    pose: null,
    detached: 0,
    gap: null,
    turn: 0,
    legs: [],
  };
}

function readPlacing(said: Said, words: string[]): void {
  if (said.verb === "place" || said.verb === "screen") said.card = words.shift() ?? null;
  else if (said.verb !== "commander" && said.verb !== "ride") return;
  const at = words.shift();
  if (at === undefined) return; // "ride" alone: the wish to
  const [x = "0", y = "0"] = at.split(",");
  const heading = said.card === null ? "0" : (words.shift() ?? "0");
  said.pose = { x: parts(x, CM), y: parts(y, CM), h: parts(heading, DEGREE) };
  said.target = at;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "detach") said.detached = Number(words.shift());
    else if (word === "gap") said.gap = parts(words.shift() ?? "0", CM);
    else said.formation = word as Formation;
  }
}

function turn(hand: string, angle = "0"): number {
  return (hand === "left" ? -1 : 1) * parts(angle, DEGREE);
}

function readWay(text: string): Leg[] {
  return text.split(", ").flatMap((leg): Leg[] => {
    const [verb, one = "", two] = leg.split(" ");
    if (verb === "halt") return [];
    if (verb === "wheel") return [{ kind: "wheel", turn: turn(one, two) }];
    return [{ kind: verb === "back" ? "back" : "advance", length: parts(one, CM) }];
  });
}

// Writing

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

export function writePlace(unit: string, pose: Pose, formation: Formation, detached: number): string {
  const detach = detached ? ` detach ${detached}` : "";
  return `place ${unit} ${at(pose)} ${heading(pose)} ${formation}${detach}`;
}

export function writeScreen(unit: string, pose: Pose, gap: number | null): string {
  return `screen ${unit} ${at(pose)} ${heading(pose)}${gap === null ? "" : ` gap ${length(gap)}`}`;
}

export function writeCommander(pose: Pose): string {
  return `commander ${at(pose)}`;
}

export function writeRide(pose: Pose): string {
  return `ride ${at(pose)}`;
}

export function writeAttack(unit: string, target: string, turn: number): string {
  return `attack ${unit} > ${target}${turn ? ` ${hand(turn)}` : ""}`;
}

export function writeForm(formation: Formation, direction: number): string {
  return `form ${formation} ${heading({ x: 0, y: 0, h: direction })}`;
}
