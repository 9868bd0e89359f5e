/** The set-up: who is still in hand, and how one of them comes into it. */

import * as api from "../../../match/play/api";
import { play } from "../../../match/play/state.svelte";
import { Arranging } from "../../../miniatures/hand/arranging.svelte";
import { rosterOf, unitOf, type Scene } from "../scene/scene";
import { placeOrder, postOrder, type Said } from "../scene/sentence";
import { hand } from "./hand.svelte";

export const SETTING_UP: readonly string[] = ["choose-place", "choose-post"];

/** Takes up what comes after the set-up. */
export const arranging = new Arranging(SETTING_UP, () => after.takeUp());
export const after = { takeUp: () => {} };

/** Of a seat: its units, and when all are in place its officers. */
export function inHand(scene: Scene, seat: string | null): string[] {
  const own = ({ id, place }: { id: string; place: string }) =>
    place === "in-hand" && rosterOf(scene.board, id)?.seat === seat;
  const units = scene.units.filter(own);
  return (units.length ? units : scene.officers.filter(own)).map(({ id }) => id);
}

/** Those whose turn it is: guns before all others. */
export function mayCome(scene: Scene, seat: string | null): string[] {
  const all = inHand(scene, seat);
  const guns = all.filter((id) => rosterOf(scene.board, id)?.kind === "artillery");
  return guns.length ? guns : all;
}

/** The first that is proposed comes into the hand. */
export function takeNext(): void {
  const [first] = api.legal();
  if (first?.card) void hand.hold(first.verb, first.card, first);
}

/** One of those in hand, where it is proposed to stand, or else where the first would. */
export function takeInHand(id: string): void {
  const all: readonly Said[] = api.legal();
  const own = all.find(({ card }) => card === id);
  const pose = all[0]?.pose;
  if (own) return void hand.hold(own.verb, id, own);
  if (!pose) return;
  const there = { x: pose[0], y: pose[1], h: pose[2] };
  const unit = unitOf(play.scene as Scene, id);
  if (unit) void hand.hold("place", id, placeOrder(id, there, unit.formation, 0));
  else void hand.hold("post", id, postOrder(id, there));
}
