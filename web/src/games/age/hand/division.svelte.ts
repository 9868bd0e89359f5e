/** A formation in hand: the foremost brigade is dragged, and the others go the same way beside it. */

import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import type { Held } from "../../../miniatures/field/field";
import type { Reach } from "../../../miniatures/field/data";
import { isMoved, start, towards, verdictAt, type Spot } from "../../../miniatures/ghost/ghost";
import { PLAN } from "../../../miniatures/hand/hand.svelte";
import type { Piece } from "../scene/drawn";
import { membersOf, type Scene } from "../scene/scene";
import { divisionOrder, isRoad, type Said } from "../scene/sentence";
import { hand } from "./hand.svelte";

class Division {
  command = $state<string | null>(null);
  reaches = $state.raw<ReadonlyMap<string, Reach>>(new Map()); // of the brigades that follow
}

export const division = new Division();

export function dropDivision(): void {
  Object.assign(division, { command: null, reaches: new Map() });
}

/** The order by which a formation may move at all. */
export function divisionOf(command: string | null): Said | null {
  return api.legal().find(({ verb, card }) => verb === "division" && card === command) ?? null;
}

/** Units of a formation that may still move: they go along, also where a lesson wants no order for one alone. */
function movers(scene: Scene, command: string): Said[] {
  const members = membersOf(scene, command);
  return api.allowed().filter(({ verb, card }) => verb === "move" && card !== null && members.includes(card));
}

/** Take a formation in hand; false where it may not move as one. */
export function takeDivision(scene: Scene, command: string): boolean {
  const [lead, ...others] = movers(scene, command);
  if (!divisionOf(command) || !lead?.card) return false;
  void hand.hold(PLAN, lead.card, lead, offRoad);
  division.command = command;
  division.reaches = new Map();
  for (const { card, text } of others) void follow(command, card!, text);
  return true;
}

/** A division goes one way side by side: no road leads all of it. */
const offRoad = (reach: Reach): Reach => ({ ...reach, tracks: reach.tracks.filter((track) => !isRoad(track)) });

async function follow(command: string, unit: string, order: string): Promise<void> {
  const { number } = play;
  const answer = await api.ask("reach", order);
  if (!answer?.reach || division.command !== command || play.number !== number) return;
  division.reaches = new Map(division.reaches).set(unit, answer.reach);
}

/** Who goes along with the brigade in hand, each as far of the way as it can. */
export function followers(units: readonly Piece[]): Held[] {
  const spot = hand.spotNow();
  if (division.command === null || !spot) return [];
  return [...division.reaches].flatMap(([id, reach]): Held[] => {
    const unit = units.find((each) => each.id === id);
    const at = isMoved(reach, spot) ? towards(reach, spot) : start(reach);
    return unit ? [{ unit, reach, spot: at, way: [], next: null, turn: null, turns: false, planned: true }] : [];
  });
}

/** Let go: every brigade rolls for it, one after another. */
export function sendDivision(spot: Spot): void {
  const { command } = division;
  if (command === null || !hand.reach || !isMoved(hand.reach, spot) || !verdictAt(hand.reach, spot).allowed) return;
  api.act(divisionOrder(command, [{ spot }]).text);
}
