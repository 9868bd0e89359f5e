/** Keys on the measured table. Fields, menus and dialogs keep their own. */

import type { Board } from "../data";
import type { Hands, Held } from "../field";
import { isFan, verdictAt, type Spot } from "../../ghost/ghost";
import { spotOf, turnsOf } from "../../ghost/holding";
import type { Kit, Tool } from "../../measuring/kit.svelte";
import { DEGREE, heading } from "../pose";
import { otherLeg, step, type Way } from "../../ghost/step";
import type { View } from "../view.svelte";

export interface Desk {
  readonly view: View;
  readonly hands: Hands;
  readonly kit: Kit | null;
  readonly below: string | null;
  readonly board: Board;
  held(): Held | null;
  /** The unit that holds the focus. */
  focused(): string | null;
  /** Move the focus to the next unit that way. */
  walk(right: number, down: number): boolean;
  /** Move the focus to the next unit that may be chosen now. */
  seek(back: boolean): boolean;
  choose(id: string): void;
  /** The ruler by keys: from the unit in focus. */
  lay(id: string): void;
}

const WRITTEN = "input, textarea, select, [contenteditable]";
const LISTED = ":is([role=menu], [role=tablist]) *";
const SEEKS = ["a", "A"]; // also from a menu: on to the target of the order
const SIDES: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const WAYS: Record<string, Way> = {
  ArrowUp: "ahead",
  ArrowRight: "right",
  ArrowDown: "behind",
  ArrowLeft: "left",
};
const RING: readonly Way[] = ["ahead", "right", "behind", "left"];
const KIT: Record<string, Tool> = { m: "ruler", b: "bands", v: "sight", t: "threat" };
const FAR = 90;
const NEARER = 1.25;
const TURN = 15;
const SPIN = 15;

export function pressed(event: KeyboardEvent, root: Element, desk: Desk): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target?.matches(WRITTEN) || document.querySelector("dialog[open]")) return;
  if (target?.matches(LISTED) && !SEEKS.includes(event.key)) return;
  // a picture without hands leaves the page's keys alone
  if (!desk.hands.onunit && !(target && root.contains(target))) return;
  // what moves or chooses belongs to the table only from the table, from no element, or from an order's button
  const nowhere = target === null || target === document.body || target.matches("[data-order]");
  const here = nowhere || root.contains(target);
  if ((here && hold(event, target, desk)) || act(event.key, desk)) event.preventDefault();
}

function hold(event: KeyboardEvent, target: Element | null, desk: Desk): boolean {
  const { key } = event;
  if (SIDES[key]) return arrow(key, event.shiftKey, desk);
  if (key === "Enter" || key === " ") return enter(target, desk);
  return (key === "Backspace" || key === "Delete") && back(desk);
}

function act(key: string, desk: Desk): boolean {
  const tool = KIT[key];
  if (tool && desk.kit && !desk.kit.refused) return done(() => desk.kit?.take(tool));
  const { view } = desk;
  switch (key) {
    case "+":
    case "=":
      return done(() => view.zoom(NEARER));
    case "-":
    case "−":
      return done(() => view.zoom(1 / NEARER));
    case "0":
      return done(() => view.whole());
    case "q":
      return done(() => view.turn(-TURN));
    case "Q":
      return done(() => view.turn(TURN));
    case "s":
      return done(() => view.side(desk.below));
    case "a":
      return desk.seek(false);
    case "A":
      return desk.seek(true);
    case "c":
      return leg(desk);
    case "d":
      return aslant(desk);
    case "x":
      return turnAbout(desk);
    case ",":
      return spin(desk, -SPIN);
    case ".":
      return spin(desk, SPIN);
    case "i":
      return inspect(desk);
    case "Escape":
      return stepBack(desk);
    default:
      return false;
  }
}

function done(does: () => void): true {
  does();
  return true;
}

function arrow(key: string, far: boolean, desk: Desk): boolean {
  const held = desk.held();
  const [right, down] = SIDES[key]!;
  if (held?.reach && desk.kit?.tool !== "ruler") return push(key, far, held, desk);
  if (!far && desk.focused() !== null) return desk.walk(right, down);
  return done(() => desk.view.pan(-right * FAR, -down * FAR));
}

function push(key: string, far: boolean, held: Held, desk: Desk): boolean {
  const spot = spotOf(held);
  if (!held.reach || !spot) return false;
  const way = isFan(held.reach) ? WAYS[key]! : compassWay(key, desk.view.camera.turn);
  const next: Spot = step(desk.board, held.reach, spot, way, far);
  desk.hands.onhold?.(next);
  desk.hands.ondrop?.(next);
  return true;
}

/** Up the screen, as a way of the compass. */
export function compassWay(key: string, turn: number): Way {
  const quarters = Math.round(turn / 90);
  const index = RING.indexOf(WAYS[key]!) - quarters;
  return RING[((index % 4) + 4) % 4]!;
}

/** On a unit it chooses; on the one in hand, or on the bare table, it gives the order. */
function enter(target: Element | null, desk: Desk): boolean {
  if (target?.closest("button, a, summary")) return false;
  const unit = desk.focused();
  const held = desk.held();
  if (desk.kit?.tool && unit !== null) return done(() => desk.lay(unit));
  if (unit !== null && unit !== held?.unit.id) return done(() => desk.choose(unit));
  const spot = held && spotOf(held);
  if (!held?.reach || !spot || !verdictAt(held.reach, spot).allowed) return unit !== null;
  return done(() => desk.hands.oncommit?.());
}

/** Turned on the spot, where a piece of a grid may be. */
function spin(desk: Desk, by: number): boolean {
  const held = desk.held();
  if (!held?.reach || !held.turns || isFan(held.reach)) return false;
  const wanted = heading((held.turn ?? held.reach.pose[2]) + by * DEGREE);
  return done(() => desk.hands.onturn?.(wanted, true));
}

/** On another kind of leg, where there is one: straight on, or oblique. */
function aslant(desk: Desk): boolean {
  const held = desk.held();
  const spot = held && spotOf(held);
  if (!held?.reach || !spot || !isFan(held.reach)) return false;
  const next = otherLeg(held.reach, spot);
  if (next.leg === spot.leg) return false;
  return done(() => {
    desk.hands.onhold?.(next);
    desk.hands.ondrop?.(next);
  });
}

/** The first leg without a choice that may follow. */
function turnAbout(desk: Desk): boolean {
  const held = desk.held();
  const turn = held && turnsOf(held).find(({ verdict }) => verdict < 0);
  if (!turn) return false;
  return done(() => desk.hands.onadd?.(turn.leg));
}

function leg(desk: Desk): boolean {
  const held = desk.held();
  if (!held?.next) return false;
  return done(() => desk.hands.onleg?.());
}

function back(desk: Desk): boolean {
  if (!desk.held()) return false;
  return done(() => desk.hands.onback?.());
}

function inspect(desk: Desk): boolean {
  const unit = desk.focused();
  if (unit === null) return false;
  return done(() => desk.hands.oninspect?.(unit));
}

function stepBack(desk: Desk): boolean {
  if (desk.kit?.back()) return true;
  // without a hand of its own for it, the page lays back what is held
  if (!desk.held() || !desk.hands.oncancel) return false;
  return done(() => desk.hands.oncancel?.());
}
