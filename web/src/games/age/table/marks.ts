/** Which pieces are marked: as on any table, and a formation that is chosen by its general. */

import type { Mark } from "../../../miniatures/field/field";
import { marksOf as marked, type Asked } from "../../../miniatures/table/marks";
import { seatOf } from "../scene/drawn";
import { leaderOf, membersOf, type Scene } from "../scene/scene";

const ASKS: Asked["asks"] = {
  choosing: ["choose-command", "choose-ride", "choose-reserve", "choose-order", "choose-fire", "choose-combat"],
  testing: ["choose-combat"],
  aiming: [],
};

export function marksOf(scene: Scene, asked: Omit<Asked, "asks" | "seatOf">): Map<string, Mark> {
  const { board } = scene;
  const marks = marked({ ...asked, asks: ASKS, seatOf: (name) => seatOf(board, name) });
  if (asked.prompt?.kind === "choose-fire" && asked.legal.length && asked.choice.card === null)
    targeted(scene, asked, marks);
  const command = asked.choice.card;
  if (command === null || !isDivision(asked.legal, command)) return known(scene, marks);
  const leader = leaderOf(board, command);
  if (leader) marks.set(leader.id, "selected");
  for (const id of membersOf(scene, command)) marks.set(id, "supports");
  return known(scene, marks);
}

/** A formation and its general may have the same name: what it may do distinguishes them. */
const isDivision = (legal: Asked["legal"], command: string): boolean =>
  legal.some(({ verb, card }) => verb === "division" && card === command);

/** Before a unit is chosen, the aimed-at units are shown as targets. */
function targeted({ board, units }: Scene, { seat }: Pick<Asked, "seat">, marks: Map<string, Mark>): void {
  for (const { id, aim } of units) {
    if (aim === null || seatOf(board, id) !== seat) continue;
    marks.set(aim, "aim");
    if (!marks.has(id)) marks.set(id, "supports");
  }
}

/** A formation is no piece: its general is selected for it. */
function known({ board }: Scene, marks: Map<string, Mark>): Map<string, Mark> {
  for (const [name, mark] of [...marks]) {
    if (seatOf(board, name) !== null) continue;
    marks.delete(name);
    const leader = leaderOf(board, name);
    if (leader && mark === "may" && !marks.has(leader.id)) marks.set(leader.id, mark);
  }
  return marks;
}
