/** The shots of guns as they were judged: where a ball touches, canister sweeps, a shell falls. */

import type { EventLine } from "../../../app/protocol.gen";
import type { Told } from "../../../match/play/state.svelte";
import type { Point } from "../../../miniatures/field/data";
import { unitSize } from "../../../miniatures/measuring/lengths";

export type ShotKind = "ball" | "canister" | "shell";

export interface Shot {
  id: string;
  gun: string;
  kind: ShotKind;
  from: Point; // where it first touches, is aimed, or the flat side of the template
  to: Point; // where it comes to rest
  rim: Point | null; // a point of the edge of the template
  words: string;
  fresh: boolean; // of what is shown now
}

const SHOTS: readonly string[] = ["ball", "canister", "shell"] satisfies ShotKind[];
const INCH = unitSize({ unit: "in" });

const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(",").map((number) => Number(number) * INCH);
  return [x, y];
};

/** All since the step began: the log of the shots that one still wants to see. */
export function shotsOf(told: readonly Told[], latest: Told | null): Shot[] {
  const found: Shot[] = [];
  for (const each of told.toReversed()) {
    found.push(...each.events.toReversed().flatMap((event, i) => shot(event, `${each.number} ${i}`, each === latest)));
    if (each.events.some(({ opens }) => opens !== "")) break;
  }
  return found.reverse();
}

function shot({ shows, places, cards, words }: EventLine, id: string, fresh: boolean): Shot[] {
  const [from, to, rim] = places.map(pointOf);
  if (!SHOTS.includes(shows) || !from || !to) return [];
  return [{ id, gun: cards[0] ?? "", kind: shows as ShotKind, from, to, rim: rim ?? null, words, fresh }];
}
