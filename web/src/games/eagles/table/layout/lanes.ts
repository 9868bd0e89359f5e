/** A phone shows one lane at a time: in which of them something may be done. */

import { PLACES, type Scene, type Side } from "../../scene/scene";
import { columnOf } from "../../scene/whereabouts";
import type { Marks } from "../../hand/marks";

/** What may be done in a lane: something is aimed at or may be, something may be chosen, nothing. */
export type Lit = "aim" | "may" | "";

/** The three lanes, from the viewer's left. */
export function litLanes(scene: Scene, below: Side, { of }: Marks): Lit[] {
  return [0, 1, 2].map((lane) => {
    const places = PLACES.filter((place) => columnOf(place, below) === lane);
    const cards = places.flatMap((place) => scene.at[place].map((piece) => piece.name));
    const marked = [...places, ...cards].map((name) => of.get(name));
    if (marked.includes("target") || marked.includes("aimed")) return "aim";
    return marked.includes("may") || marked.includes("legal") ? "may" : "";
  });
}

/**
 * The only lane in which play can continue, if there is just one. Once a card is chosen that is where it may aim,
 * also when it does: others that might be chosen instead do not lead away from it.
 */
export function onlyLane(lit: readonly Lit[], chosen: boolean): number | null {
  const open = [0, 1, 2].filter((lane) => (chosen ? lit[lane] === "aim" : lit[lane]));
  return open.length === 1 ? (open[0] ?? null) : null;
}
