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
import { drop, enter, pick, reason } from "./pick";

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
    const outcome = keyed ? enter(name) : pick(name);
    if (outcome === "refused") explain(name, element);
  },
  grip(event, name, element) {
    clearHints();
    if (handling.lens?.at) closeLens();
    grip(event, name, element, {
      able: (card) => revisable(card) || (mine() && cards(api.legal()).has(card)),
      onlift: (card) => {
        if (!revisable(card) && play.choice.card !== card) api.choose(card);
      },
      onlook: look,
      takes: (card, on) => api.legal().some((said) => said.card === card && said.target === on),
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

/** Say beside it why something is not to be had. */
function explain(name: string, element: HTMLElement): void {
  if (!mine() || !element.isConnected) return;
  const legal = api.legal();
  const open =
    play.choice.card === null
      ? cards(legal).has(name)
      : legal.some((said) => said.card === play.choice.card && said.target === name);
  const found = open || name === play.choice.card ? null : reason(name);
  if (found) handling.hint = { name, reason: found, anchor: element.getBoundingClientRect() };
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
  if (drop(card, on) !== "refused") return;
  const element = document.querySelector<HTMLElement>(
    `[data-card="${CSS.escape(on)}"], [data-place="${CSS.escape(on)}"]`,
  );
  if (element) explain(on, element);
}

/** Back to the Reserve by key. */
export function takeBack(name: string): boolean {
  if (!revisable(name)) return false;
  void deploy.toReserve(name);
  return true;
}
