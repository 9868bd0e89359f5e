/** The fire as it is declared: lines from the firers, and what comes at each target, as the server sums it up. */

import * as api from "../../../match/play/api";
import { meant } from "../../../match/orders/submit.svelte";
import { mine, play } from "../../../match/play/state.svelte";
import type { Line, Tag } from "../../../miniatures/field/data";
import { seatOf } from "../scene/drawn";
import type { Scene } from "../scene/scene";

interface Fire {
  lines: readonly Line[];
  tags: readonly Tag[];
}

const NONE: Fire = { lines: [], tags: [] };

class Known {
  of = $state.raw<{ order: string; number: number; fire: Fire } | null>(null);
}

const known = new Known();
let asked = "";

/** With the target that is meant, if one is; else as all have it now. */
export function shots(scene: Scene): Fire {
  if (!mine() || play.prompt?.kind !== "choose-fire") return NONE;
  const said = meant();
  const order = said?.verb === "aim" ? said.text : "fire";
  if (known.of?.order === order && known.of.number === play.number) return known.of.fire;
  void look(order);
  return known.of?.number === play.number ? known.of.fire : { lines: aims(scene), tags: [] };
}

/** Which unit fires at which, as the view has it: drawn until the sums are here. */
function aims({ board, units }: Scene): Line[] {
  return units.flatMap(({ id, aim }): Line[] =>
    aim !== null && seatOf(board, id) === play.seat
      ? [{ start: id, end: aim, label: "", words: "", counts: true, kind: "fire" }]
      : [],
  );
}

async function look(order: string): Promise<void> {
  const { number } = play;
  const key = `${number} ${order}`;
  if (asked === key) return;
  asked = key;
  const answer = await api.ask("odds", order);
  if (!answer || play.number !== number) return;
  if (answer.lines.length) known.of = { order, number, fire: { lines: answer.lines, tags: answer.tags } };
}
