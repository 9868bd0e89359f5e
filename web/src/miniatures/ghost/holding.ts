/** The hand on the ghost: what each handle does while it is dragged. */

import type { Point, Reach, Turn, Why } from "../field/data";
import type { Hands, Held } from "../field/field";
import type { Drag } from "../field/input/gestures";
import { linked } from "./bends";
import {
  cornersTo,
  isContact,
  isFan,
  isMoved,
  isOnTheSpot,
  pick,
  poseAt,
  start,
  turnPick,
  verdictAt,
  type Handle,
  type Spot,
  type Verdict,
} from "./ghost";
import { ahead, at, type Pose } from "../field/pose";
import { readFigures, type DrawnUnit } from "../paint/troops/pieces";
import type { View } from "../field/view.svelte";

const EDGE = 22;
const DRAW = 9;

export interface Holder {
  readonly view: View;
  readonly hands: Hands;
  held(): Held | null;
  /** Where the hand would have it, a rule forbids it: the ghost stops before. */
  onstop(why: Why | null): void;
}

const whyNot = (reach: Reach, spot: Spot): Why | null => verdictAt(reach, spot).why;

export const spotOf = (held: Held): Spot | null => held.reach && (held.spot ?? start(held.reach));

/** The rule's word on where it is held; none of what is only planned, as long as it has not been moved. */
export function verdictOf(held: Held): Verdict | null {
  const spot = spotOf(held);
  if (!held.reach || !spot || held.turn !== null) return null;
  const meant = !held.planned || isOnTheSpot(held.reach) || isMoved(held.reach, spot);
  return meant ? verdictAt(held.reach, spot) : null;
}

/** The legs without a choice that may follow where it is held, as far as that is known. */
export function turnsOf(held: Held): readonly Turn[] {
  const spot = spotOf(held);
  if (!held.reach || !spot || !isFan(held.reach)) return [];
  return (same(spot, start(held.reach)) ? held.reach : held.next)?.turns ?? [];
}

/** Where the ghost stands: where it is held, or where it stood while the server is asked. */
export function ghostPose(held: Held): Pose {
  const spot = spotOf(held);
  const pose = held.reach && spot ? poseAt(held.reach, spot) : held.unit.pose;
  return held.turn === null ? pose : { ...pose, h: held.turn };
}

/** The piece in hand where it is held, in the room and with the figures that its reach gives it. */
export function ghostOf(held: Held): DrawnUnit {
  const { reach, unit } = held;
  const pose = ghostPose(held);
  if (!reach) return { ...unit, pose };
  const [w, d] = reach.size;
  const figures = reach.figures ? readFigures(reach.figures, w) : unit.figures;
  if (!reach.link) return { ...unit, pose, size: { w, d }, figures };
  const line: Point[] = [[pose.x, pose.y], ...cornersTo(reach, spotOf(held)!), ...reach.trail];
  const size = { w, d: reach.link }; // in hand is its head
  return { ...unit, pose, size, base: "stands", figures: linked(figures, pose, line, reach.link) };
}

/** Take hold of a handle; null when there is nothing to hold. */
export function grasp(holder: Holder, handle: Handle, from: Point): Drag | null {
  const held = holder.held();
  if (!held?.reach) return null;
  if (!isFan(held.reach) && handle !== "body") return turning(holder, handle);
  if ((handle === "left" || handle === "right") && !wheels(holder, held)) return null;
  return carrying(holder, handle, from, ghostPose(holder.held() ?? held));
}

/** A wheel begins a new leg once the ghost has gone on. */
function wheels(holder: Holder, held: Held): boolean {
  const spot = spotOf(held);
  if (!held.reach || !spot || isContact(held.reach) || isOnTheSpot(held.reach) || spot.place === 0) return true;
  if (!held.next) return false;
  holder.hands.onleg?.();
  return true;
}

/** A unit dragged from where it stands, as soon as it is in hand. */
export function carry(holder: Holder, from: Point, pose: Pose): Drag {
  return carrying(holder, "body", from, pose);
}

function carrying(holder: Holder, handle: Handle, from: Point, pose: Pose): Drag {
  const [x, y] = holder.view.world(from);
  const [fx, fy] = ahead(holder.held()?.reach?.pose[2] ?? pose.h);
  const [dx, dy] = [x - pose.x, y - pose.y];
  const grip = { forward: dx * fx + dy * fy, right: dx * fy - dy * fx };
  const corner = handle === "left" || handle === "right";
  const half = (holder.held()?.reach?.size[0] ?? 0) / 2;
  const [cx, cy] = corner ? at(pose, 0, handle === "left" ? -half : half) : [x, y];
  const first = holder.held();
  const begun = first && spotOf(first);
  let last: Spot | null = null;
  let wanted: { point: Point; free: boolean } | null = null; // until it is known where it may go
  const follow = (point: Point, free: boolean): void => {
    const held = holder.held();
    if (!held?.reach) return void (wanted = { point, free });
    const [px, py] = holder.view.world(point);
    const pointer = { x: px + cx - x, y: py + cy - y };
    const snap = Math.max(150, Math.min(1000, holder.view.length(7)));
    const hold = { handle, grip, snap, ...(begun && { from: begun }) };
    const spot = pick(held.reach, pointer, { ...hold, free });
    holder.onstop(whyNot(held.reach, pick(held.reach, pointer, { ...hold, free: true })));
    if (last && same(last, spot)) return;
    last = spot;
    holder.hands.onhold?.(spot);
  };
  const drop = (): void => {
    holder.onstop(null);
    if (last) holder.hands.ondrop?.(last);
  };
  return {
    move(point, free) {
      if (holder.held()?.reach) drawn(holder.view, point);
      follow(point, free);
    },
    end() {
      if (last || !wanted) return drop();
      const { point, free } = wanted;
      afterwards(holder, () => {
        follow(point, free);
        drop();
      });
    },
  };
}

const PATIENCE = 4000; // milliseconds

/** A hand that was quicker than the line is followed as soon as it is known where the piece may go. */
function afterwards(holder: Holder, go: () => void): void {
  const unit = holder.held()?.unit.id;
  const end = performance.now() + PATIENCE;
  const look = (): void => {
    const held = holder.held();
    if (!held || held.unit.id !== unit || performance.now() > end) return;
    if (held.reach) go();
    else requestAnimationFrame(look);
  };
  look();
}

/** At the edge of the picture the table comes along. */
function drawn(view: View, [x, y]: Point): void {
  const off = (value: number, most: number) => (value < EDGE ? DRAW : value > most - EDGE ? -DRAW : 0);
  const [right, down] = [off(x, view.size.width), off(y, view.size.height)];
  if (right || down) view.pan(right, down);
}

function turning(holder: Holder, handle: Handle): Drag {
  let wanted: number | null = null;
  return {
    move(point) {
      const held = holder.held();
      const spot = held && spotOf(held);
      if (!held?.reach || !spot) return;
      const [x, y] = holder.view.world(point);
      const heading = turnPick(held.reach, spot, { x, y }, handle);
      if (heading !== wanted) holder.hands.onturn?.(heading, false);
      wanted = heading;
    },
    end() {
      if (wanted !== null) holder.hands.onturn?.(wanted, true);
    },
  };
}

export const same = (one: Spot, other: Spot): boolean =>
  one.at === other.at && one.place === other.place && one.leg === other.leg;
