/**
 * What the hand holds over the table: a battalion on its way, a charge, a piece being set up. Every
 * place it is held at is a whole order, which becomes the draft; the server's reach judges it.
 */

import type { Reach } from "../../../miniatures/field/data";
import { ADVANCE, poseAt, start, trackOf, verdictAt, type Spot } from "../../../miniatures/ghost/ghost";
import { posesOf, type Part } from "../../../miniatures/ghost/way";
import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import type { Reason } from "../../../match/orders/items";
import type { Formation, Pose } from "../scene/scene";
import {
  attackOrder,
  commanderOrder,
  placeOrder,
  rideOrder,
  screenOrder,
  wayOrder,
  type Said,
} from "../scene/sentence";

export type Holding = "plan" | "way" | "attack" | "place" | "screen" | "commander" | "ride";

class Hand {
  holding = $state<Holding | null>(null);
  piece = $state("");
  target = $state<string | null>(null);
  reach = $state.raw<Reach | null>(null);
  spot = $state.raw<Spot | null>(null);
  next = $state.raw<Reach | null>(null);
  taken = $state.raw<Part[]>([]); // of a way, what is behind
  turn = $state<number | null>(null); // wanted while the server is asked
  formation = $state<Formation>("line");
  detached = $state(0);
  gap = $state<number | null>(null);
  order = $state.raw<Said | null>(null); // of a plan: what throws the dice for it
}

export const hand = new Hand();

/** Only the last question counts. */
let ticket = 0;

export function drop(): void {
  ticket += 1;
  Object.assign(hand, {
    holding: null,
    piece: "",
    target: null,
    reach: null,
    spot: null,
    next: null,
    taken: [],
    turn: null,
    formation: "line",
    detached: 0,
    gap: null,
    order: null,
  });
}

/** Take up what an order holds: the order as it stands is asked about, and becomes the draft. */
export async function hold(holding: Holding, piece: string, order: Said): Promise<void> {
  drop();
  Object.assign(hand, {
    holding,
    piece,
    target: holding === "attack" ? order.target : null,
    formation: order.formation ?? "line",
    detached: order.detached ?? 0,
    gap: order.gap ?? null,
    order,
  });
  leadKeys(); // at once: later it would snatch away what somebody is about to press
  await look(order);
}

/** Keys that pressed a button before move the piece now. */
function leadKeys(): void {
  const button = document.activeElement;
  if (!(button instanceof HTMLElement) || !button.matches("[data-order], [data-hand]")) return;
  const piece = document.querySelector<SVGElement>(`[data-unit="${CSS.escape(hand.piece)}"]`);
  if (piece) piece.focus({ preventScroll: true });
  else button.blur();
}

/** Ask where the piece of an order may be put; it stays in hand where the order puts it. */
export async function look(order: Said): Promise<void> {
  const mine = (ticket += 1);
  const answer = await api.ask("reach", order.text);
  if (mine !== ticket || hand.holding === null) return;
  const reach = (answer?.reach as Reach | null | undefined) ?? null;
  const turn = hand.holding === "attack" ? (order.turn ?? 0) : 0;
  Object.assign(hand, { reach, spot: reach && turned(reach, turn), next: null, turn: null });
  if (hand.holding === "plan") return;
  if (reach) draft();
  else api.draft(order);
}

function turned(reach: Reach, turn: number): Spot {
  const track = trackOf(reach, { at: turn, leg: ADVANCE });
  return turn && track ? { at: track.at, place: track.first, leg: ADVANCE } : start(reach);
}

export function spotNow(): Spot | null {
  return hand.spot ?? (hand.reach ? start(hand.reach) : null);
}

export function poseNow(): Pose | null {
  const spot = spotNow();
  return hand.reach && spot ? poseAt(hand.reach, spot) : null;
}

// The order in hand

function order(spot: Spot, pose: Pose): Said {
  switch (hand.holding) {
    case "plan":
      return hand.order!;
    case "way":
      return wayOrder(hand.piece, [...hand.taken, { spot }]);
    case "attack":
      return attackOrder(hand.piece, hand.target ?? "", spot.at);
    case "place":
      return placeOrder(hand.piece, pose, hand.formation, hand.detached);
    case "screen":
      return screenOrder(hand.piece, pose, hand.gap);
    case "commander":
      return commanderOrder(pose);
    default:
      return rideOrder(hand.piece, pose);
  }
}

export function orderNow(): Said | null {
  const [spot, pose] = [spotNow(), poseNow()];
  return spot && pose ? order(spot, pose) : null;
}

/** The order as it stands, with the rule that forbids it. */
function draft(): void {
  const [said, spot] = [orderNow(), spotNow()];
  if (!hand.reach || !spot || said === null) return;
  if (hand.holding === "plan") return;
  const { allowed, why } = verdictAt(hand.reach, spot);
  const known = play.draft?.said.text === said.text ? play.draft.verdict : null;
  api.draft(said, allowed ? null : (known ?? why));
}

// What the hands do

export function move(spot: Spot): void {
  hand.spot = spot;
  hand.next = null;
  draft();
}

/** Let go: from an allowed place the way may go on, of a refused one the rule tells more. */
export async function rest(spot: Spot): Promise<void> {
  move(spot);
  if (hand.holding === "plan") return;
  const said = orderNow();
  if (said === null || !hand.reach) return;
  const mine = (ticket += 1);
  if (!verdictAt(hand.reach, spot).allowed) {
    const answer = await api.ask("why", said.text);
    const why = answer?.refused[0];
    if (mine === ticket && why && play.draft?.said.text === said.text) api.draft(said, reasonOf(why));
  } else if (hand.holding === "way") {
    const answer = await api.ask("reach", said.text);
    if (mine === ticket) hand.next = (answer?.reach as Reach | null | undefined) ?? null;
  }
}

function reasonOf(why: Reason): Reason {
  return { cite: why.cite, words: why.words };
}

/** Go on from where it is held. */
export function goOn(): void {
  const spot = spotNow();
  if (!hand.next || !hand.reach || !spot) return;
  hand.taken = [...hand.taken, { reach: hand.reach, spot }];
  Object.assign(hand, { reach: hand.next, spot: null, next: null });
  draft();
}

/** From here a leg without a choice, such as an about-face. */
export async function add(turn: string): Promise<void> {
  const spot = spotNow();
  if (!hand.reach || !spot || hand.holding !== "way") return;
  hand.taken = [...hand.taken, { reach: hand.reach, spot, turn }];
  await look(wayOrder(hand.piece, hand.taken));
}

/** Back to the beginning of this leg, or of the one before; false at the very beginning. */
export function goBack(): boolean {
  const now = spotNow();
  if (!hand.reach || !now || hand.holding !== "way") return false;
  const first = start(hand.reach);
  if (now.at !== first.at || now.place !== first.place || now.leg !== first.leg) {
    void rest(first);
    return true;
  }
  const last = hand.taken.at(-1);
  if (!last) return false;
  hand.taken = hand.taken.slice(0, -1);
  hand.reach = last.reach;
  void rest(last.spot);
  return true;
}

/** Where it stood at the beginning and after each leg. */
export function wayBehind(): Pose[] {
  return hand.holding === "way" && hand.reach ? posesOf(hand.taken, hand.reach) : [];
}

/** Turned on the spot: the ground is asked about again when the hand is done. */
export function turn(heading: number, done: boolean): void {
  hand.turn = heading;
  if (done) again({ h: heading });
}

/** Change how it is to stand, its place kept. */
export function again(change: Partial<Pose> = {}): void {
  const [spot, pose] = [spotNow(), poseNow()];
  if (spot && pose) void look(order(spot, { ...pose, ...change }));
}
