/** Which pieces are marked: as on any table; an officer within a unit shows through it. */

import type { Mark } from "../../../miniatures/field/field";
import { marksOf as marked, type Asked } from "../../../miniatures/table/marks";
import { seatOf } from "../scene/drawn";
import { officerOf, type Scene } from "../scene/scene";

const ASKS: Asked["asks"] = {
  choosing: [
    "choose-ride",
    "choose-charge",
    "choose-charge-move",
    "choose-reaction",
    "choose-order",
    "choose-aim",
    "choose-counter-fire",
    "choose-shot",
    "choose-unlimber",
    "choose-spike",
    "choose-combat",
    "choose-break-off",
    "choose-swap",
  ],
  testing: ["choose-charge-move", "choose-combat"],
  aiming: [],
};

export function marksOf(scene: Scene, asked: Omit<Asked, "asks" | "seatOf">): Map<string, Mark> {
  const { board } = scene;
  const marks = marked({ ...asked, asks: ASKS, seatOf: (name) => seatOf(board, name) });
  if (asked.prompt?.kind === "choose-support") supporters(asked, marks);
  return marks;
}

/** Units that may help a charged one are shown before any is chosen. */
function supporters({ legal }: Pick<Asked, "legal">, marks: Map<string, Mark>): void {
  for (const { card } of legal) if (card !== null && !marks.has(card)) marks.set(card, "may");
}

/** The target of a declared charge, and its chargers. */
export function chargesOf(scene: Scene): { from: string; at: string }[] {
  return scene.units.flatMap(({ id, charge, marks }) =>
    charge !== null && (marks.includes("charging") || marks.includes("countering")) ? [{ from: id, at: charge }] : [],
  );
}

/** An officer by the piece that shows him: his own, or the unit that he is with. */
export function shownAs(scene: Scene, name: string): string {
  return officerOf(scene, name)?.unit ?? name;
}
