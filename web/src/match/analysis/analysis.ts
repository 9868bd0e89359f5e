/** An analysis made ready to be drawn on the time axis of a replay. */

import type { Analysis, AnalysisPoint, Step } from "../../app/protocol.gen";
import { settings } from "../../app/settings.svelte";
import { signed, stepAt } from "../report/report";

export interface Spot {
  x: number; // from 0 to 1, along the steps
  chance: number;
}

export interface TurnLuck {
  from: number;
  to: number;
  luck: number;
  turn: number;
}

export interface Mark extends Spot {
  point: AnalysisPoint;
  number: number; // of a throw, counted from 1; 0 for a mistake
}

/** Where a line of the record lies on the slider. */
export function place(steps: readonly Step[], line: number): number {
  return steps.length > 1 ? stepAt(steps, line) / (steps.length - 1) : 0;
}

/** The chance from turn to turn, and the result at the end. */
export function course(found: Analysis, steps: readonly Step[]): Spot[] {
  const spots = found.turns.map(({ line, chance }) => ({ x: place(steps, line), chance }));
  return [...spots, { x: 1, chance: found.end }];
}

export function lucks(found: Analysis, steps: readonly Step[]): TurnLuck[] {
  return found.turns.map(({ line, luck, turn }, i) => {
    const next = found.turns[i + 1];
    return { from: place(steps, line), to: next ? place(steps, next.line) : 1, luck, turn };
  });
}

/** The chance at a place between turns, as the line is drawn. */
export function chanceAt(spots: readonly Spot[], x: number): number {
  const after = spots.findIndex((spot) => spot.x >= x);
  const [a, b] = [spots[Math.max(0, after - 1)], spots[after < 0 ? spots.length - 1 : after]];
  if (!a || !b) return 0.5;
  return b.x > a.x ? a.chance + ((b.chance - a.chance) * (x - a.x)) / (b.x - a.x) : b.chance;
}

/** Throws are numbered in the order of play; mistakes and weak turns bear a question mark. */
export function marks(found: Analysis, steps: readonly Step[]): Mark[] {
  const spots = course(found, steps);
  let throws = 0;
  return found.points.map((point) => {
    const x = place(steps, point.line);
    return { point, x, chance: chanceAt(spots, x), number: point.kind === "throw" ? ++throws : 0 };
  });
}

/** "+9 %": a change of the chance in points. */
export function points(change: number): string {
  return signed(Math.round(100 * change), 0) + (settings.lang === "fr" ? "\u00a0%" : "%");
}
