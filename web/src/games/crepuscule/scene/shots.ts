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
  struck: number; // figures that it hits, as dice are thrown for them
  fresh: boolean; // of what is shown now
}

const SHOTS: readonly string[] = ["ball", "canister", "shell"] satisfies ShotKind[];
const WOUNDS = "W-WND-1";
const INCH = unitSize({ unit: "in" });

const RANK = 2000; // the depth of a base, in hundredths of a millimetre

/** Where a ball goes through ranks: every base's depth of its roll, over the figures there. */
export function struckAt({ kind, from, to, struck }: Shot, isStruck: (point: Point) => boolean): Point[] {
  if (kind !== "ball") return [];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const found: Point[] = [];
  for (let at = RANK / 2; at < far; at += RANK) {
    const point: Point = [from[0] + ((to[0] - from[0]) * at) / far, from[1] + ((to[1] - from[1]) * at) / far];
    if (isStruck(point)) found.push(point);
  }
  return found.slice(0, struck);
}

const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(",").map((number) => Number(number) * INCH);
  return [x, y];
};

/** All since the step began: the log of the shots that one still wants to see. */
export function shotsOf(told: readonly Told[], latest: Told | null): Shot[] {
  const found: Shot[] = [];
  for (const each of told.toReversed()) {
    found.push(...each.events.flatMap((event, i) => shot(each, event, i, each === latest)).reverse());
    if (each.events.some(({ opens }) => opens !== "")) break;
  }
  return found.reverse();
}

function shot({ number, events }: Told, { shows, places, cards, words }: EventLine, i: number, fresh: boolean): Shot[] {
  const [from, to, rim] = places.map(pointOf);
  if (!SHOTS.includes(shows) || !from || !to) return [];
  const kind = shows as ShotKind;
  const struck = struckAfter(events.slice(i + 1));
  return [{ id: `${number} ${i}`, gun: cards[0] ?? "", kind, from, to, rim: rim ?? null, words, struck, fresh }];
}

/** The dice to wound that follow a shot, as far as the next one. */
function struckAfter(events: readonly EventLine[]): number {
  const next = events.findIndex(({ shows }) => SHOTS.includes(shows));
  const own = next < 0 ? events : events.slice(0, next);
  return own.reduce((sum, { cite, thrown }) => sum + (cite === WOUNDS ? (thrown?.faces.length ?? 0) : 0), 0);
}
