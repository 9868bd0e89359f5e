/** What the table takes up by itself when a question comes, and what a click on a piece means. */

import { submit } from "../../../match/orders/submit.svelte";
import * as api from "../../../match/play/api";
import { cards, open, targets, verbIs, verbs } from "../../../match/play/compose";
import { lesson } from "../../../match/lesson/lesson.svelte";
import { mine, play } from "../../../match/play/state.svelte";
import type { How } from "../../../miniatures/field/field";
import type { Spot } from "../../../miniatures/ghost/ghost";
import { Planning } from "../../../miniatures/hand/planning";
import { looking } from "../../../miniatures/table/looking.svelte";
import { seatOf } from "../scene/drawn";
import { commandOf, generalOf, leaderOf, rosterOf, type Scene } from "../scene/scene";
import type { Said } from "../scene/sentence";
import { division, divisionOf, dropDivision, sendDivision, takeDivision } from "./division.svelte";
import { hand } from "./hand.svelte";

export const planning = new Planning<Said>(hand, (unit) => {
  return api.legal().find(({ verb, card }) => verbIs(verb, "going") && card === unit) ?? null;
});

export function sceneNow(): Scene | null {
  return play.scene as Scene | null;
}

export function drop(): void {
  hand.drop();
  dropDivision();
}

/** Who was in hand when a fellow commander's order came between. */
let resting: string | null = null;

function inHand(): string | null {
  if (hand.holding !== "plan") return null;
  return leaderOf(play.board, division.command)?.id ?? hand.piece;
}

/** A new question: what it is about comes into the hand at once. */
export function takeUp(): void {
  if (play.match?.commanders.length && play.sending === null) resting = inHand() ?? resting;
  drop();
  const { prompt } = play;
  if (!prompt || !mine()) return;
  const about = prompt.cards[0] ?? "";
  if (prompt.kind !== "choose-way") planning.wish = null;
  if (isIdle()) return api.act("done");
  if (prompt.kind === "choose-way") void goOn(about);
  else if (prompt.kind === "choose-entry") enter(about);
  else resume();
}

/** One's own question again: who was in hand still is, where that one may still act. */
function resume(): void {
  const [name, scene] = [resting, sceneNow()];
  resting = null;
  if (name === null || !scene) return;
  if (cards(api.legal()).has(name) || divisionOf(commandOf(scene, name))) touch(name, "mouse");
}

/** A step in which nobody can do anything is ended; a lesson and its pupil take their time. */
function isIdle(): boolean {
  const [only, ...more] = api.legal();
  return only?.verb === "done" && !more.length && lesson.match === "";
}

/** Where the dice lead all of the way that was dragged, nobody is asked again. */
async function goOn(unit: string): Promise<void> {
  const { number } = play;
  if ((await planning.begin(unit)) && play.number === number && play.draft?.verdict === null) void submit();
}

function enter(unit: string): void {
  const first = api.legal().find(({ verb }) => verb === "enter");
  if (first) void hand.hold("enter", unit, first);
}

/** The first order of a verb that a piece may be given. */
function orderOf(verb: string, card: string): Said | null {
  return api.legal().find((said) => said.verb === verb && said.card === card) ?? null;
}

// Hands

/** Dragged from where it is: a brigade, guns, a general who rides, or with him his division. */
export function lift(touched: string): boolean {
  const name = meantBy(touched);
  if (hand.holding !== null && (hand.piece === name || division.command !== null)) return true;
  if (!mine()) return false;
  return rides(name) || leads(name) || planning.lift(name);
}

function rides(name: string): boolean {
  const order = orderOf("ride", name);
  if (!order) return false;
  api.choose(name);
  void hand.hold("ride", name, order);
  return true;
}

/** A general takes his division in hand. */
function leads(name: string): boolean {
  const scene = sceneNow();
  const command = scene && commandOf(scene, name);
  if (!scene || !command || !takeDivision(scene, command)) return false;
  if (play.choice.card !== command) api.choose(command);
  return true;
}

export function letGo(spot: Spot): void {
  if (division.command === null) return planning.letGo(spot);
  hand.move(spot);
  sendDivision(spot);
}

export function commit(): void {
  if (hand.holding === "plan" && hand.spot) letGo(hand.spot);
  else void submit();
}

/** A line of fire may be drawn from any unit that may still choose a target. */
export function mayAim(name: string): boolean {
  return mine() && orderOf("aim", name) !== null;
}

/** Drawn to a target: nothing is thrown yet, so it is said at once. */
export function aimAt(name: string, target: string): void {
  const order = api.legal().find((said) => said.verb === "aim" && said.card === name && said.target === target);
  if (order) api.act(order.text);
  else void api.tellWhyNot(name, target);
}

// Clicks

/** An attached general covers the middle of his brigade: unless he may act himself, it is meant. */
function meantBy(name: string): string {
  const scene = sceneNow();
  const unit = generalOf(scene, name)?.unit;
  if (!scene || !unit) return name;
  const all = api.legal();
  const may = (each: string) => cards(all).has(each) || targets(all, { ...play.choice, target: null }).has(each);
  return may(unit) && !may(name) && !divisionOf(commandOf(scene, name)) ? unit : name;
}

/** A piece is chosen by click, tap or Enter: to act, or to be aimed at. */
export function touch(touched: string, how: How = "keys"): void {
  const name = meantBy(touched);
  const all = api.legal();
  const { choice } = play;
  looking.inspected = name;
  if (!mine()) return;
  if (choice.card !== null && name !== choice.card && targets(all, { ...choice, target: null }).has(name)) {
    return aim(name);
  }
  if (takesDivision(name)) return;
  if (cards(all).has(name)) choose(name, how);
  else if (hand.holding === null || hand.holding === "plan") refuse(name);
}

/** A click on a general takes his division, and another one cancels it. */
function takesDivision(name: string): boolean {
  const scene = sceneNow();
  const command = scene && commandOf(scene, name);
  if (!command || rosterOf(play.board, name)?.kind !== "general" || !divisionOf(command)) return false;
  const again = division.command === command;
  drop();
  api.dropDraft();
  if (again) api.choose(null);
  return again || leads(name);
}

function choose(name: string, how: How): void {
  drop();
  api.dropDraft();
  api.choose(name);
  if (play.choice.card === null || how === "keys") return; // keys go from one to the next
  if (!rides(name)) planning.plan(name);
}

/** A click that does nothing says why: of an own piece always, of an enemy once somebody is chosen. */
function refuse(name: string): void {
  const { card } = play.choice;
  if (name === card) return;
  if (seatOf(play.board, name) === play.seat) void api.tellWhyNot(name, null);
  else if (card !== null) void api.tellWhyNot(card, name);
}

/** Aim at an enemy; a charge comes into the hand. */
function aim(name: string): void {
  const wanted = { ...play.choice, target: name };
  const left = open(api.legal(), wanted);
  const [verb, ...more] = verbs(left, wanted);
  drop();
  api.dropDraft();
  api.narrow({ target: name });
  if (verb === "charge" && !more.length) charge(left[0]);
}

/** A verb of the menu with only one to aim at aims; what a hand has to lead comes into it. */
export function followChoice(): void {
  const { card, verb, target } = play.choice;
  if (hand.holding === "plan" && verb !== null && !verbIs(verb, "going") && verb !== "division") drop();
  if (card === null || verb === null) return;
  if (verb === "ride" && hand.holding !== "ride") return void rides(card);
  if (verb === "pivot" && hand.holding !== "pivot") return pivot(card);
  if (!verbIs(verb, "aimed") || hand.holding === "attack") return;
  if (target === null) {
    const [only, ...more] = targets(api.legal(), play.choice);
    if (only && !more.length) api.narrow({ target: only });
  } else if (verb === "charge") charge(open(api.legal(), play.choice)[0]);
}

function pivot(card: string): void {
  const order = orderOf("pivot", card);
  if (order) void hand.hold("pivot", card, order);
}

function charge(order: Said | undefined): void {
  if (order?.card) void hand.hold("attack", order.card, order);
}

/** What only the table holds is laid back: a way, one leg after another. */
export function layBack(): boolean {
  if (hand.holding === null) return false;
  if (hand.holding === "plan") {
    drop();
    return false;
  }
  if (hand.holding === "way" || hand.holding === "enter") return hand.goBack();
  drop();
  api.dropDraft();
  api.narrow({ verb: null, target: null });
  return true;
}
