/** Orders of L'Âge des Aigles that hands put together: written here, and read by the server. */

import { ADVANCE } from "../../../miniatures/ghost/ghost";
import { wayText, type Step } from "../../../miniatures/ghost/way";
import { placeText, sentence, turnText } from "../../../miniatures/hand/writing";
import type { Pose } from "../../../miniatures/field/pose";
import type { Said as AnySaid } from "../../front";

/** A leg of a way: its word, and hundredths of a degree or of a millimetre. */
export type Leg = readonly [kind: string, amount: number];

export interface Said extends AnySaid {
  pose?: readonly [x: number, y: number, h: number] | null;
  turn?: number | null;
  legs?: readonly Leg[] | null;
  road?: number | null;
}

const UNIT = { unit: "in" } as const;

/** Ways along a road, one way and the other: the last leg of all. */
const ROADS: Readonly<Record<string, number>> = { road: 1, "road-back": -1 };

export const isRoad = ({ leg }: { leg: string }): boolean => leg in ROADS;

export function wayOrder(card: string, way: readonly Step[]): Said {
  const { leg, place } = way.at(-1)?.spot ?? { leg: "", place: 0 };
  const road = (ROADS[leg] ?? 0) * place || null;
  const legs = (road === null ? way : way.slice(0, -1)).flatMap(legsOf);
  return sentence<Said>(wayText(UNIT, way), "way", { card, legs, road });
}

/** The same way for every brigade of a formation. */
export function divisionOrder(command: string, way: readonly Step[]): Said {
  return sentence<Said>(`division ${command} ${wayText(UNIT, way)}`, "division", {
    card: command,
    legs: way.flatMap(legsOf),
  });
}

/** Legs of no length or turn are none. */
function legsOf({ spot, turn }: Step): Leg[] {
  const legs: Leg[] = [
    [spot.at < 0 ? "wheel-left" : "wheel-right", Math.abs(spot.at)],
    [spot.leg || ADVANCE, spot.place],
  ];
  return [...legs.filter(([, amount]) => amount), ...(turn ? [[turn, 0] as const] : [])];
}

export function chargeOrder(card: string, target: string, turn: number): Said {
  return sentence<Said>(`charge ${card} > ${target}${turn ? ` ${turnText(turn)}` : ""}`, "charge", {
    card,
    target,
    turn,
  });
}

export function pivotOrder(card: string, turn: number): Said {
  return sentence<Said>(`pivot ${card} ${turnText(turn)}`, "pivot", { card, turn });
}

export const rideOrder = (card: string, pose: Pose): Said => placed("ride", card, pose);
export const enterOrder = (card: string, pose: Pose): Said => placed("enter", card, pose);

function placed(verb: string, card: string, pose: Pose): Said {
  const target = placeText(UNIT, pose);
  return sentence<Said>(`${verb} ${card} ${target}`, verb, { card, target, pose: [pose.x, pose.y, pose.h] });
}
