/** The hands of the running match: every touch of a card or Position, made to one meaning. */

import * as api from "../../../match/play/api";
import { cards } from "../../../match/play/compose";
import { mine, play } from "../../../match/play/state.svelte";
import { isTroop, pieceOf } from "../cards/catalogue";
import { sceneNow } from "../scene/now";
import { PLACES, type Place } from "../scene/scene";
import { faceOf } from "../cards/piece";
import type { Box } from "../../../ui/popover";
import * as deploy from "./deploy.svelte";
import { drag, grip } from "./drag.svelte";
import type { Hands } from "./hands";
import type { Reason } from "../../../match/orders/menu/items";
import { drop, enter, pick, reason, type Outcome } from "./pick";

export interface Handling {
  hint: { name: string; reason: { cite: string; words: string }; anchor: DOMRect } | null;
  lens: { name: string; at: Box | null } | null;
}

export const handling = $state<Handling>({ hint: null, lens: null });

const HINT_AFTER = 180;
const LENS_AFTER = 450;
const LENS_ON_FOCUS = 900;

let waiting: number[] = [];
let staying = false;

export function clearHints(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting = [];
  staying = false;
  handling.hint = null;
}

export function closeLens(): void {
  staying = false;
  handling.lens = null;
  api.enlarge(null);
}

export function stayLens(over: boolean): void {
  staying = over;
  if (!over) closeLens();
}

export function stayHint(over: boolean): void {
  staying = over;
  if (!over) handling.hint = null;
}

/** Show a card large as a sheet, which stays until it is closed. */
export function look(name: string): void {
  clearHints();
  if (!pieceOf(/^\d/.test(name) ? name : null)) return;
  handling.lens = { name, at: null };
  api.enlarge(name);
}

/** Whether a card of one's own lies on the field in the deployment, and may be laid otherwise. */
export function revisable(name: string): boolean {
  const scene = sceneNow();
  const { seat } = play;
  if (scene?.phase !== "deployment" || !mine() || seat === null) return false;
  return deploy.laid(scene, seat === "allied" ? "allied" : "french").has(name);
}

export const hands: Hands = {
  pick(name, element, keyed) {
    clearHints();
    if (handling.lens?.at) closeLens();
    if (revisable(name)) return touchLaid(name);
    touched(keyed ? enter(name) : pick(name), name, element);
  },
  grip(event, name, element) {
    clearHints();
    if (handling.lens?.at) closeLens();
    grip(event, name, element, {
      able: (card) => revisable(card) || (mine() && cards(api.legal()).has(card)),
      onlift: (card) => {
        if (!revisable(card) && play.choice.card !== card) api.choose(card);
      },
      onbarred: (card) => pulled(pick(card), card, element),
      onlook: look,
      takes,
      ondrop: (card, on) => dropped(card, on),
    });
  },
  near(name, element) {
    clearHints();
    if (drag.carried) return;
    const focused = document.activeElement === element;
    waiting.push(window.setTimeout(() => explain(name, element), HINT_AFTER));
    if (name !== play.choice.card && pieceOf(/^\d/.test(name) ? name : null)) {
      waiting.push(window.setTimeout(() => show(name, element), focused ? LENS_ON_FOCUS : LENS_AFTER));
    }
  },
  far() {
    for (const timer of waiting) clearTimeout(timer);
    // the pointer may be on its way to what is shown beside the card
    waiting = [
      window.setTimeout(() => {
        if (!staying && handling.lens?.at) closeLens();
      }, 120),
      window.setTimeout(() => {
        if (!staying) handling.hint = null;
      }, 400),
    ];
  },
  look,
};

function show(name: string, element: HTMLElement): void {
  if (!element.isConnected || handling.hint) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  handling.lens = { name, at: { left, top, width, height } };
  api.enlarge(name);
}

/** A touch that does nothing says why: an own card always, anything else once a card is chosen. */
function touched(outcome: Outcome, name: string, element: HTMLElement): void {
  if (outcome === "refused" || (outcome === "nothing" && isOwn(name))) void refuse(name, element);
}

/** The hand goes on with nothing in it: what is said beside an own card would be gone with the hand. */
function pulled(outcome: Outcome, name: string, element: HTMLElement): void {
  if (!isOwn(name)) touched(outcome, name, element);
  else if (outcome === "refused" || outcome === "nothing") void api.tellWhyNot(name, null);
}

function isOwn(name: string): boolean {
  return pieceOf(/^\d/.test(name) ? name : null)?.side === play.seat;
}

/** Whether a card that is carried may be put here. */
function takes(card: string, on: string): boolean {
  if (revisable(card)) return on === "reserve" || PLACES.includes(on as Place);
  return api.legal().some((said) => said.card === card && said.target === on);
}

/** The reason against what was tried: as the prompt gives it, otherwise as the server does. */
async function refuse(name: string, element: HTMLElement): Promise<void> {
  if (!mine() || explain(name, element)) return;
  const { card } = play.choice;
  const found = await (card === null ? api.whyNot(name, null) : api.whyNot(card, name));
  if (found && card === play.choice.card) point(name, found, element);
}

/** Show beside it why something is not possible, if the prompt says. */
function explain(name: string, element: HTMLElement): boolean {
  if (!mine() || !element.isConnected) return false;
  const legal = api.legal();
  const { card, verb } = play.choice;
  const open =
    card === null
      ? cards(legal).has(name)
      : legal.some((said) => said.card === card && said.target === name && (verb === null || said.verb === verb));
  const found = open || name === card ? null : reason(name);
  if (found) point(name, found, element);
  return found !== null;
}

function point(name: string, found: Reason, element: HTMLElement): void {
  if (element.isConnected) handling.hint = { name, reason: found, anchor: element.getBoundingClientRect() };
}

function touchLaid(name: string): void {
  deploy.deployment.touched = name;
  const scene = sceneNow();
  if (!scene) return;
  const place = PLACES.find((each) => scene.at[each].some((piece) => piece.name === name));
  if (play.choice.card !== null && place) {
    pick(place); // a card in hand is put beside it
    return;
  }
  const info = pieceOf(name);
  if (info && isTroop(info) && faceOf(info).arm === "infantry") void deploy.turn(name);
}

function dropped(card: string, on: string | null): void {
  if (revisable(card)) {
    if (on === "reserve") void deploy.toReserve(card);
    else if (PLACES.includes(on as Place)) void deploy.toPlace(card, on as Place);
    return;
  }
  if (on === null) return void api.choose(null);
  const outcome = drop(card, on);
  const element = document.querySelector<HTMLElement>(
    `[data-card="${CSS.escape(on)}"], [data-place="${CSS.escape(on)}"]`,
  );
  if (element) touched(outcome, on, element);
}

/** Back to the Reserve by key. */
export function takeBack(name: string): boolean {
  if (!revisable(name)) return false;
  void deploy.toReserve(name);
  return true;
}
