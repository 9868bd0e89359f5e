/** What the table takes up by itself when a question comes, and what a click on a piece means. */

import { submit } from "../../../match/orders/submit.svelte";
import * as api from "../../../match/play/api";
import { cards, open, targets, verbIs, verbs } from "../../../match/play/compose";
import { lesson } from "../../../match/lesson/lesson.svelte";
import { mine, play } from "../../../match/play/state.svelte";
import type { How } from "../../../miniatures/field/field";
import { isMoved, verdictAt, type Spot } from "../../../miniatures/ghost/ghost";
import { PLAN, WAY } from "../../../miniatures/hand/hand.svelte";
import { looking } from "../../../miniatures/table/looking.svelte";
import { seatOf } from "../scene/drawn";
import { unitOf, type Scene } from "../scene/scene";
import { wayOrder, type Said } from "../scene/sentence";
import { ANSWERED, MOST } from "../table/answered";
import { hand } from "./hand.svelte";
import { after, arranging, SETTING_UP, takeNext } from "./setting.svelte";

export function sceneNow(): Scene | null {
  return play.scene as Scene | null;
}

/** A new question: what it is about comes into the hand at once. */
export function takeUp(): void {
  hand.drop();
  if (!play.prompt || !mine()) return;
  if (arranging.arranging) return arranging.goOn();
  if (SETTING_UP.includes(play.prompt.kind)) return takeNext();
  if (isIdle()) return api.act("done");
  if (isForced()) return api.act(api.legal()[0]!.text);
  if (ANSWERED.includes(play.prompt.kind)) return proposeMost();
  const [about] = play.prompt.kind === "choose-refuge" ? cards(api.legal()) : [];
  if (about !== undefined) rides(about);
}

after.takeUp = takeUp;

/** How many strike: all of them, unless one says otherwise. */
function proposeMost(): void {
  const last = MOST.includes(play.prompt?.kind ?? "") ? api.legal().at(-1) : undefined;
  if (last) api.draft(last);
}

/** A step in which nobody can do anything is ended; a lesson and its pupil take their time. */
function isIdle(): boolean {
  const [only, ...more] = api.legal();
  return only?.verb === "done" && !more.length && lesson.match === "";
}

/** The last charge that is to be moved: there is nothing to choose. */
function isForced(): boolean {
  return play.prompt?.kind === "choose-charge-move" && api.legal().length === 1 && lesson.match === "";
}

/** The first order of a verb that a piece may be given. */
function orderOf(verb: string, card: string): Said | null {
  return api.legal().find((said) => said.verb === verb && said.card === card) ?? null;
}

// Ways

let lifted = false; // dragged from where it stands, not composed leg by leg

/** A unit that may move comes into the hand; it is meant only when it is moved. */
function plan(unit: string): boolean {
  if (!orderOf("march", unit)) return false;
  void hand.hold(PLAN, unit, wayOrder(unit, []));
  return true;
}

/** Dragged from where it is: a unit that may move, an officer who may ride. */
export function lift(name: string): boolean {
  lifted = hand.holding === null || hand.piece !== name;
  if (!lifted) return true;
  if (!mine()) return false;
  if (!rides(name) && !plan(name)) return false;
  if (play.choice.card !== name) api.choose(name);
  return true;
}

function rides(name: string): boolean {
  const order = orderOf("ride", name);
  if (!order) return false;
  if (play.choice.card !== name) api.choose(name);
  void hand.hold("ride", name, order);
  return true;
}

/** Let go: one drag is a whole move, unless it is tested; otherwise the way may continue from here. */
export function letGo(spot: Spot): void {
  const { holding, reach, piece } = hand;
  const moved = reach !== null && isMoved(reach, spot);
  if (holding === PLAN && moved) hand.holding = WAY;
  void hand.rest(spot);
  const whole = lifted && moved && verdictAt(reach, spot).allowed && !isTested(piece);
  lifted = false;
  if (whole && (hand.holding === WAY || hand.holding === "ride")) void submit();
}

/** A unit that changed formation in this turn advances by an order: its chance is shown before it is given. */
function isTested(unit: string): boolean {
  return unitOf(sceneNow(), unit)?.marks.includes("reformed") ?? false;
}

export function commit(): void {
  const { holding, reach, spot } = hand;
  if (holding === PLAN && reach && spot && isMoved(reach, spot) && verdictAt(reach, spot).allowed) letGo(spot);
  void submit();
}

/** A line of fire may be drawn from each unit that may still choose a target. */
export function mayAim(name: string): boolean {
  return mine() && AIMS.some((verb) => orderOf(verb, name) !== null);
}

const AIMS: readonly string[] = ["shoot", "aim"];

export function aimAt(name: string, target: string): void {
  if (!open(api.legal(), { ...play.choice, card: name, verb: null, target, formation: null, on: null }).length) {
    return void api.tellWhyNot(name, target);
  }
  hand.drop();
  if (play.choice.card !== name) api.choose(name);
  aim(target);
}

// Clicks

/** A piece is chosen by click, tap or Enter: to act, or to be aimed at. */
export function touch(name: string, how: How = "keys"): void {
  const all = api.legal();
  const { choice } = play;
  looking.inspected = name;
  if (!mine()) return;
  if (choice.card !== null && name !== choice.card && targets(all, { ...choice, target: null }).has(name)) {
    return aim(name);
  }
  if (cards(all).has(name)) choose(name, how);
  else if (hand.holding === null || hand.holding === PLAN) refuse(name);
}

function choose(name: string, how: How): void {
  hand.drop();
  api.dropDraft();
  api.choose(name);
  if (play.choice.card === null || how === "keys") return; // keys go from one to the next
  if (!rides(name)) plan(name);
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
  hand.drop();
  api.dropDraft();
  api.narrow({ target: name });
  if (verb === "charge" && !more.length) charge(left[0]);
}

/** A verb of the menu with only one to aim at aims; what a hand has to lead comes into it. */
export function followChoice(): void {
  const { card, verb, target } = play.choice;
  if (card === null || verb === null) return;
  if (hand.holding === PLAN && verb !== "march") hand.drop();
  if (verb === "march" && hand.holding === null) return void plan(card);
  if (verbIs(verb, "held") && hand.holding !== verb) return take(verb, card);
  if (!verbIs(verb, "aimed") || hand.holding === "attack") return;
  if (target === null) {
    const [only, ...more] = targets(api.legal(), play.choice);
    if (only && !more.length) api.narrow({ target: only });
  } else if (verb === "charge") charge(open(api.legal(), play.choice)[0]);
}

function take(verb: string, card: string): void {
  const order = orderOf(verb, card);
  if (order) void hand.hold(verb, card, order);
}

function charge(order: Said | undefined): void {
  if (order?.card) void hand.hold("attack", order.card, order);
}

/** What only the table holds is laid back: a way, one leg after another. */
export function layBack(): boolean {
  if (hand.holding === null) return false;
  if (hand.holding === PLAN) {
    hand.drop();
    return false;
  }
  if (hand.holding === WAY && hand.goBack()) return true;
  hand.drop();
  api.dropDraft();
  api.narrow({ verb: null, target: null });
  return true;
}
