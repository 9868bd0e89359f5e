/** What the measured table is given to show, and what it reports of the hands. */

import type { Point, Reach } from "./data";
import type { Spot } from "../ghost/ghost";
import type { DrawnUnit } from "../paint/troops/pieces";
import type { Pose } from "./pose";
import type { Block } from "./labels/strength";

/** What may be done with a unit: each is a ring of its own shape. */
export const MARKS = ["may", "legal", "selected", "target", "aim", "supports", "forbidden", "pointed"] as const;
export type Mark = (typeof MARKS)[number];

/** Marks of what one may choose now. */
const OFFERED: ReadonlySet<Mark> = new Set(["may", "legal", "target"]);

/** While one is to choose, the units that are not to be had step back; a mark says what the others are. */
export function mutedOf(units: readonly { id: string }[], marks: ReadonlyMap<string, Mark>): ReadonlySet<string> {
  if (![...marks.values()].some((mark) => OFFERED.has(mark))) return new Set();
  const steps = (mark: Mark | undefined) => mark === undefined || mark === "forbidden";
  return new Set(units.map(({ id }) => id).filter((id) => steps(marks.get(id))));
}

/** The plaque beside a unit. */
export interface Plate {
  title: string;
  facts: string; // in short: "24, column"
  more: string; // in full, for a closer look
  label: string; // a sentence for screen readers; its place on the table is added
  nation?: string; // whose badge it bears; none: the emblem of its army
  blocks?: readonly Block[]; // its bases
  condition?: string; // of these: fresh, worn or spent
  signs?: readonly string[]; // states that are shown by a sign
  bare?: boolean; // the name alone, written on the table
}

/** The piece in hand. */
export interface Held {
  unit: DrawnUnit; // whose figures the ghost shows
  reach: Reach | null; // null while the server is asked
  spot: Spot | null; // where it is held; null where it began
  way: Pose[]; // where it stood at first and after each leg so far
  next: Reach | null; // what lies open from the spot on, as soon as it is known
  turn: number | null; // of a grid: the direction wanted while the server is asked
  turns: boolean; // of a grid: whether it may be turned at all
  planned?: boolean; // its dice are not thrown yet: a tap still means the unit itself
  confirm?: string; // what the button says that puts it down here; none where the bar is near enough
}

export type How = "mouse" | "touch" | "keys";

export interface Hands {
  onunit?(id: string, how: How): void;
  /** A unit that is not in hand is dragged; true when it is taken up. */
  onlift?(id: string): boolean;
  /** A line is dragged from a unit to an aim; true when one may be. */
  onaim?(id: string): boolean;
  onaimed?(id: string, aim: string): void;
  /** A unit is chosen in addition to those that are. */
  onadded?(id: string): void;
  onground?(point: Point): void;
  onhover?(id: string | null): void;
  oninspect?(id: string): void;
  onhold?(spot: Spot): void;
  ondrop?(spot: Spot): void;
  /** Continue from here: the spot becomes a leg of the way. */
  onleg?(): void;
  /** From here a leg without a choice, by the server's word for it: an about-face. */
  onadd?(leg: string): void;
  /** Take the last leg back. */
  onback?(): void;
  onturn?(heading: number, done: boolean): void;
  oncommit?(): void;
  oncancel?(): void;
}
