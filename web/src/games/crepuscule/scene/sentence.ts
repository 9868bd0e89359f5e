/** Orders of Au crépuscule de l'Aigle that hands put together: written here, and read by the server. */

import { ADVANCE } from "../../../miniatures/ghost/ghost";
import { wayText, type Step } from "../../../miniatures/ghost/way";
import { headingText, placeText, sentence, turnText } from "../../../miniatures/hand/writing";
import type { Pose } from "../../../miniatures/field/pose";
import type { Said as AnySaid } from "../../front";

/** A leg of a way: its word, and hundredths of a degree or of a millimetre; right is positive. */
export type Leg = readonly [kind: string, amount: number];

export interface Said extends AnySaid {
  pose?: readonly [x: number, y: number, h: number] | null;
  turn?: number | null;
  legs?: readonly Leg[] | null;
  files?: number | null;
  facing?: number | null;
  count?: number | null;
  reaction?: string | null;
  job?: string | null;
  side?: string | null;
  face?: string | null;
  ammunition?: string | null;
  inches?: readonly number[] | null;
  area?: number | null;
  facade?: number | null;
  edge?: number | null;
}

const UNIT = { unit: "in" } as const;

export function wayOrder(card: string, way: readonly Step[]): Said {
  return sentence<Said>(`march ${card} ${wayText(UNIT, way)}`, "march", { card, legs: way.flatMap(legsOf) });
}

/** Legs of no length or turn are none. */
function legsOf({ spot, turn }: Step): Leg[] {
  const legs: Leg[] = [["wheel", spot.at], aside(spot.leg || ADVANCE, spot.place)];
  return [...legs.filter(([, amount]) => amount), ...(turn ? [aside(turn, QUARTER)] : [])];
}

const QUARTER = 9000;

/** "sidestep-left" is a side-step of less than nothing. */
function aside(word: string, amount: number): Leg {
  const [kind = ADVANCE, hand] = word.split("-");
  return [kind, hand === "left" ? -amount : amount];
}

export function chargeOrder(card: string, target: string, turn: number): Said {
  const text = `charge ${card} > ${target}${turn ? ` ${turnText(turn)}` : ""}`;
  return sentence<Said>(text, "charge", { card, target, turn });
}

export function traverseOrder(card: string, turn: number): Said {
  return sentence<Said>(`traverse ${card} ${turnText(turn)}`, "traverse", { card, turn });
}

export function rideOrder(card: string, pose: Pose): Said {
  const target = placeText(UNIT, pose);
  return sentence<Said>(`ride ${card} ${target}`, "ride", { card, target, pose: [pose.x, pose.y, 0] });
}

export function detachOrder(card: string, count: number, pose: Pose): Said {
  return placed("detach", card, pose, { count }, `${count} `);
}

export function buildOrder(card: string, pose: Pose): Said {
  return placed("build", card, pose, {});
}

export function placeOrder(card: string, pose: Pose, formation: string, files: number): Said {
  const said = placed("place", card, pose, { formation, files: files || null });
  return { ...said, text: `${said.text} ${formation}${files ? ` files ${files}` : ""}` };
}

export function postOrder(card: string, pose: Pose): Said {
  const target = placeText(UNIT, pose);
  return sentence<Said>(`post ${card} ${target}`, "post", { card, target, pose: [pose.x, pose.y, 0] });
}

function placed(verb: string, card: string, pose: Pose, parts: Partial<Said>, before = ""): Said {
  const target = placeText(UNIT, pose);
  const text = `${verb} ${card} ${before}${target} ${headingText(pose)}`;
  return sentence<Said>(text, verb, { card, target, pose: [pose.x, pose.y, pose.h], ...parts });
}

export function estimateOrder(inches: readonly number[]): Said {
  return sentence<Said>(`estimate ${inches.join(" ")}`, "estimate", { inches });
}
