/** A unit as an order would leave it, as a ghost while the order is only meant: the server says where. */

import * as api from "../../match/play/api";
import { play } from "../../match/play/state.svelte";
import type { Held } from "../field/field";
import type { DrawnUnit } from "../paint/troops/pieces";

class Foreseen {
  shown = $state.raw<{ order: string; number: number; view: string } | null>(null);
}

const seen = new Foreseen();
let asked = "";

/** `drawn` reads the units of a view; null while the server is asked. */
export function foreseen(order: string, unit: string, drawn: (view: string) => readonly DrawnUnit[]): Held | null {
  const { shown } = seen;
  if (shown?.order !== order || shown.number !== play.number) {
    void look(order);
    return null;
  }
  const found = drawn(shown.view).find(({ id }) => id === unit);
  return found ? { unit: found, reach: null, spot: null, way: [], next: null, turn: null, turns: false } : null;
}

async function look(order: string): Promise<void> {
  const { number } = play;
  const key = `${number} ${order}`;
  if (asked === key) return;
  asked = key;
  const answer = await api.ask("preview", order);
  if (answer?.view && number === play.number) seen.shown = { order, number, view: answer.view };
}
