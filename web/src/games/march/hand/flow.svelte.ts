/** What the table takes up by itself when a question comes, and what a click on a piece means. */

import { submit } from "../../../match/orders/submit.svelte";
import * as api from "../../../match/play/api";
import { cards, open, targets, verbIs, verbs } from "../../../match/play/compose";
import { mine, play } from "../../../match/play/state.svelte";
import type { How } from "../../../miniatures/field/field";
import { Arranging } from "../../../miniatures/hand/arranging.svelte";
import { Planning } from "../../../miniatures/hand/planning";
import { looking } from "../../../miniatures/table/looking.svelte";
import { hand } from "./hand.svelte";
import { chiefId, commanderOf, rosterOf, unitOf, type Pose, type Scene } from "../scene/scene";
import { placeOrder, rideOrder, type Said } from "../scene/sentence";

export const SETTING_UP: readonly string[] = ["choose-battalion", "choose-screen", "choose-post"];

export const flow = new Arranging(SETTING_UP, takeUp);

/** A move: planned before the dice, then taken as far as they lead. */
export const planning = new Planning<Said>(hand, (unit) => {
  const about = play.prompt?.cards[0];
  const moves = ({ verb, card }: Said) =>
    (verb === "manoeuvre" && card === unit) || (verb === "move" && about === unit);
  return api.legal().find(moves) ?? null;
});

export function sceneNow(): Scene | null {
  return play.scene as Scene | null;
}

/** Battalions of a seat that are not on the table yet. */
export function inHand(scene: Scene, seat: string | null): string[] {
  const units = scene.board?.units ?? [];
  return units
    .filter((unit) => unit.seat === seat && unit.kind === "battalion" && !unitOf(scene, unit.id))
    .map((unit) => unit.id);
}

function proposals(): Said[] {
  return api.legal();
}

/** A new question: what it is about comes into the hand at once. */
export function takeUp(): void {
  hand.drop();
  const [prompt, scene] = [play.prompt, sceneNow()];
  if (!prompt || !scene || !mine()) return;
  if (flow.arranging) return flow.goOn();
  const about = prompt.cards[0] ?? "";
  if (prompt.kind === "choose-activation") planning.wish = null;
  switch (prompt.kind) {
    case "choose-path":
      return void planning.begin(about);
    case "choose-screen":
    case "choose-place":
      return screen(about);
    case "choose-post":
      return post(scene);
    case "choose-ride":
      return ride(scene);
    case "choose-battalion":
      return placeNext();
    case "choose-manoeuvre":
      return manoeuvre(about);
    case "choose-shot":
      return chooseOnly();
    case "choose-defence":
      return answerFire();
  }
}

/** What was dragged is to move; else a formation may be meant as well. */
function manoeuvre(unit: string): void {
  const move = api.legal().find(({ verb }) => verb === "move");
  if (move && planning.wish?.unit === unit) return api.act(move.text);
  api.choose(unit);
  planning.plan(unit);
}

/** Fire in defence is meant unless one says otherwise, so that its odds are seen. */
function answerFire(): void {
  const fire = api.legal().find((said) => said.verb === "defend");
  if (fire) api.draft(fire);
}

function chooseOnly(): void {
  const [only, ...more] = cards(api.legal());
  if (only && !more.length) api.choose(only);
}

function screen(unit: string): void {
  const [first] = proposals().filter((said) => said.verb === "screen");
  if (first) void hand.hold("screen", unit, first);
}

function post(scene: Scene): void {
  const [first] = proposals();
  if (first) void hand.hold("commander", chiefId(scene.asked?.side ?? ""), first);
}

function ride(scene: Scene): void {
  const seat = scene.asked?.side ?? "";
  const chief = commanderOf(scene, seat);
  const first = proposals().find((said) => said.verb === "ride" && said.pose);
  const here = chief && rideOrder(chiefId(seat), { x: chief.x, y: chief.y, h: 0 });
  const order = first ?? here;
  if (order) void hand.hold("ride", chiefId(seat), order);
}

// Set-up

function placeNext(): void {
  const first = proposals().find((said) => said.verb === "place");
  if (first?.card) void hand.hold("place", first.card, first);
}

/** Take a battalion of the tray in hand, where it is proposed to stand. */
export function place(unit: string): void {
  const own = proposals().filter((said) => said.verb === "place" && said.card === unit);
  const best = forward(own.filter((said) => !said.detached)) ?? own[0];
  const [any] = proposals();
  if (best) void hand.hold("place", unit, best);
  else if (any?.pose) void hand.hold("place", unit, placeOrder(unit, poseOf(any.pose), "line", 0));
}

function poseOf([x, y, h]: NonNullable<Said["pose"]>): Pose {
  return { x, y, h };
}

/** As far from a friend as this is far enough. */
const APART = 30_000;

/** Of places proposed, one near the enemy, then near the middle; a battalion wants room around it. */
function forward(all: readonly Said[]): Said | null {
  const board = play.board;
  const middle = { x: (board?.width ?? 0) / 2, y: (board?.height ?? 0) / 2 };
  const placed = all[0]?.verb === "place" ? (sceneNow()?.units ?? []) : [];
  const friends = placed.filter((unit) => rosterOf(board, unit.id)?.seat === play.seat);
  const rank = (said: Said): number[] => {
    const pose = said.pose ? poseOf(said.pose) : middle;
    const near = friends.map((unit) => Math.hypot(unit.pose.x - pose.x, unit.pose.y - pose.y));
    return [-Math.min(APART, ...near), Math.abs(pose.y - middle.y), Math.abs(pose.x - middle.x)];
  };
  const before = (one: number[], other: number[]): boolean => {
    const i = one.findIndex((value, at) => value !== other[at]);
    return i >= 0 && one[i]! < other[i]!;
  };
  return all.reduce<Said | null>((best, said) => (!best || before(rank(said), rank(best)) ? said : best), null);
}

// Clicks

/** A piece is chosen by click, tap or Enter: to act, or to be aimed at. */
export function touch(name: string, how: How = "keys"): void {
  const all = api.legal();
  const { choice } = play;
  looking.inspected = name;
  if (!mine()) return;
  if (play.prompt?.kind === "choose-ride") return aimRide(name);
  if (choice.card !== null && name !== choice.card) {
    const free = { ...choice, target: null };
    if (targets(all, free).has(name)) return aim(name);
  }
  if (cards(all).has(name)) {
    hand.drop();
    api.dropDraft();
    api.choose(name);
    if (how !== "keys") planning.plan(name); // keys go from one battalion to the next
  } else if (hand.holding === null || hand.holding === "plan") {
    refuse(name);
  }
}

/** A click that does nothing says why: of an own piece always, of an enemy once somebody is chosen. */
function refuse(name: string): void {
  const { card } = play.choice;
  const own = rosterOf(play.board, name)?.seat === play.seat;
  if (name === card) return;
  if (own) void api.tellWhyNot(name, null);
  else if (card !== null) void api.tellWhyNot(card, name);
}

function aimRide(name: string): void {
  const join = api.legal().find((said) => said.verb === "join" && said.target === name);
  if (!join) return;
  hand.drop();
  api.draft(join);
}

/** Aim at an enemy; a charge comes into the hand. */
function aim(name: string): void {
  const left = open(api.legal(), { ...play.choice, target: name });
  const [verb, ...more] = verbs(left, { ...play.choice, target: name });
  hand.drop();
  api.dropDraft();
  api.narrow({ target: name });
  if (verb === "attack" && !more.length) charge(left[0]);
}

/** A verb of the menu with only one to aim at aims; a charge that is settled comes into the hand. */
export function followChoice(): void {
  const { card, verb, target } = play.choice;
  if (hand.holding === "plan" && verb !== null) hand.drop();
  if (card === null || verb === null || !verbIs(verb, "aimed") || hand.holding === "attack") return;
  if (target === null) {
    const [only, ...more] = targets(api.legal(), play.choice);
    if (only && !more.length) api.narrow({ target: only });
  } else if (verb === "attack") {
    const [first] = open(api.legal(), play.choice);
    charge(first);
  }
}

function charge(order: Said | undefined): void {
  if (order?.card) void hand.hold("attack", order.card, order);
}

export function commit(): void {
  if (hand.holding === "plan" && hand.spot) planning.letGo(hand.spot);
  else void submit();
}
