/**
 * The piece in hand: where it would stand, what it has used, and the rule's word on it. All of it
 * is read from a reach that the server has sent, so a drag waits for nobody.
 */

import type { Bends, Pace, Point, Reach, Track, Why } from "../field/data";
import { ahead, along, at, DEGREE, heading, moved, spun, wheeled, type Pose } from "../field/pose";
import { headAt, nearestOn, wayBack } from "./bends";

/** One place: the turn and the way after it; of a grid, the row's y and the x in it. */
export interface Spot {
  at: number;
  place: number;
  leg: string; // the word of the straight leg; none of a grid
}

export interface Verdict {
  allowed: boolean;
  why: Why | null; // the rule that forbids it
}

export const ADVANCE = "advance";
export const BACK = "back";

/** A front corner wheels, front and back go straight, the body goes wherever it can. */
export type Handle = "body" | "left" | "right" | "front" | "back";

export interface Hold {
  handle: Handle;
  /**
   * Where the hand took hold, from the middle of the front, as the reach's own pose faces: the
   * front goes as far as the hand, however the piece turns.
   */
  grip?: { forward: number; right: number };
  /** Where the ghost stood then: the front keeps its turn. */
  from?: Spot;
  /** How much straight ahead draws the hand. */
  snap?: number;
  /** The ghost goes with the hand wherever that is; else it stops at the nearest allowed place. */
  free?: boolean;
}

interface Where {
  x: number;
  y: number;
}

const SNAP = 400;
const CONTACT = 3000; // an attack is drawn to contact from farther off
const HALF_TURN = 180 * DEGREE;

/** Whether it moves from where it is, and is not just put down. */
export const isFan = (reach: Reach): boolean => reach.kind !== "grid";

/** Whether it only turns, about its middle. */
export const isOnTheSpot = (reach: Reach): boolean => reach.kind === "on-the-spot";

/** Whether each ray has but one place on it: where it comes into contact. */
export const isContact = (reach: Reach): boolean => reach.kind === "contact" && reach.tracks.length > 0;

/** Whether it is held anywhere else than where it began. */
export function isMoved(reach: Reach, spot: Spot): boolean {
  const first = start(reach);
  return spot.at !== first.at || spot.place !== first.place || spot.leg !== first.leg;
}

/** Not turned and not moved; of a grid, where it is held. */
export function start(reach: Reach): Spot {
  if (!isFan(reach)) return { at: reach.pose[1], place: reach.pose[0], leg: "" };
  if (isOnTheSpot(reach)) return { at: 0, place: 0, leg: "" };
  const straight = trackOf(reach, { at: 0, leg: ADVANCE }) ?? reach.tracks[0];
  return { at: straight?.at ?? 0, place: straight?.first ?? 0, leg: ADVANCE };
}

interface Index {
  tracks: Map<string, Track>;
  turned: Map<number, Pose>;
}

const indexed = new WeakMap<Reach, Index>();

function indexOf(reach: Reach): Index {
  let found = indexed.get(reach);
  if (!found) {
    const tracks = new Map(reach.tracks.map((track) => [keyOf(track), track]));
    found = { tracks, turned: new Map() };
    indexed.set(reach, found);
  }
  return found;
}

type Ray = Pick<Track, "at" | "leg">;

const keyOf = ({ at, leg }: Ray): string => `${leg} ${at}`;

export function trackOf(reach: Reach, spot: Ray): Track | null {
  return indexOf(reach).tracks.get(keyOf(spot)) ?? null;
}

function base(reach: Reach): Pose {
  const [x, y, h] = reach.pose;
  return { x, y, h };
}

/** After the wheel, before the way straight ahead. */
export function turned(reach: Reach, turn: number): Pose {
  const { turned } = indexOf(reach);
  let pose = turned.get(turn);
  if (!pose) {
    if (turn === 0) pose = base(reach);
    else pose = isOnTheSpot(reach) ? spun(base(reach), reach.size[1], turn) : wheeled(base(reach), reach.size[0], turn);
    turned.set(turn, pose);
  }
  return pose;
}

export function poseAt(reach: Reach, spot: Spot): Pose {
  if (!isFan(reach)) return moved(placeAt(reach, spot), reach.ahead);
  const line = lineAt(reach, spot);
  if (line) return headAt(line, spot.place, base(reach));
  return along(turned(reach, spot.at), courseOf(reach, spot), spot.place);
}

/** The road that a place is on; where it begins a head may still be beside it. */
const lineAt = (reach: Reach, spot: Spot): Bends | null => (spot.place ? (trackOf(reach, spot)?.line ?? null) : null);

/** The way from a place back to where its leg began, over its corners; without that beginning. */
export function cornersTo(reach: Reach, spot: Spot): Point[] {
  const line = lineAt(reach, spot);
  if (line) return wayBack(line, spot.place).slice(1);
  const { x, y } = turned(reach, spot.at);
  return spot.at && spot.place ? [[x, y]] : [];
}

/** The place of a grid as an order names it; the front of the piece may be ahead of it. */
export function placeAt(reach: Reach, spot: Spot): Pose {
  return isFan(reach) ? poseAt(reach, spot) : { x: spot.place, y: spot.at, h: reach.pose[2] };
}

/** The angle from the front at which the leg of a spot leads. */
export function courseOf(reach: Reach, spot: Spot): number {
  const track = trackOf(reach, spot) ?? reach.tracks.find(({ leg }) => leg === spot.leg);
  return track?.course ?? (spot.leg === BACK ? HALF_TURN : 0);
}

export function verdictAt(reach: Reach, spot: Spot): Verdict {
  const track = trackOf(reach, spot);
  const run = track && spot.place >= track.first && track.runs.find(([last]) => spot.place <= last);
  const why = run ? run[1] : (track?.beyond ?? reach.beyond);
  return { allowed: why < 0, why: reach.whys[why] ?? null };
}

/** What all of the way to a place costs, in parts; beyond the last run it continues as there. */
export function costAt(reach: Reach, spot: Spot): number {
  const track = trackOf(reach, spot);
  if (!track) return Math.max(reach.spent, reach.total);
  let first = track.first;
  let found = reach.spent;
  for (const [last, , cost, slope] of track.runs) {
    found = cost + ((spot.place - first) / reach.pitch) * slope;
    if (spot.place <= last) break;
    first = last + reach.pitch;
  }
  return found;
}

/** What the whole way has used and what is left of it, as lengths; never less than nothing. */
export function usedAt(reach: Reach, spot: Spot): { used: number; left: number } {
  const cost = costAt(reach, spot);
  return { used: asLength(reach, cost), left: asLength(reach, Math.max(0, totalAt(reach, spot) - cost)) };
}

/** What may be spent on a way there: a road may let it go farther. */
export const totalAt = (reach: Reach, spot: Spot): number => trackOf(reach, spot)?.line?.total ?? reach.total;

/** Before the die is thrown: the lowest face that leads to a place; null where none does or none is thrown. */
export function paceTo(reach: Reach, spot: Spot): Pace | null {
  const cost = (costAt(reach, spot) * reach.total) / totalAt(reach, spot);
  return reach.paces.find(({ total }) => total >= cost) ?? null;
}

/** A place that was meant before the die was thrown, or how far towards it the die leads. */
export function towards(reach: Reach, spot: Spot): Spot {
  if (verdictAt(reach, spot).allowed) return spot;
  const track = trackOf(reach, spot);
  const place = track && nearestAllowed(reach, track, spot.place);
  return track && place !== null ? { ...spot, place } : start(reach);
}

/** Parts as the length that the player knows them by. */
export const asLength = (reach: Reach, parts: number): number => parts / (reach.parts || 1);

/** The allowed place whose ghost is nearest to the hand; of a free hand, the nearest of all. */
export function pick(reach: Reach, pointer: Where, hold: Hold): Spot {
  if (!isFan(reach)) return rowPick(reach, pointer, hold);
  if (isOnTheSpot(reach)) return spinPick(reach, pointer, hold);
  switch (hold.handle) {
    case "left":
      return wheelPick(reach, pointer, 1, hold);
    case "right":
      return wheelPick(reach, pointer, -1, hold);
    case "front":
      return alongPick(reach, pointer, hold);
    case "back":
      return backPick(reach, pointer, hold);
    default:
      return bodyPick(reach, pointer, hold);
  }
}

interface Candidate {
  spot: Spot;
  off: number;
}

const nearer = (one: Candidate | null, other: Candidate): Candidate => (one && one.off <= other.off ? one : other);

/** Every track's nearest place; straight ahead draws the hand a little, a road more. */
function bodyPick(reach: Reach, pointer: Where, hold: Hold): Spot {
  const snap = isContact(reach) ? CONTACT : (hold.snap ?? SNAP);
  let free: Candidate | null = null;
  let open: Candidate | null = null;
  for (const track of reach.tracks) {
    const far = distance(reach, track, pointer, hold);
    const favour = track.line ? 2 * snap : track.at === 0 ? snap / 2 : 0;
    const nearest = candidate(track, lattice(reach, track, far.along), far, favour);
    free = nearer(free, nearest);
    const allowed = nearestAllowed(reach, track, far.along);
    if (allowed !== null) open = nearer(open, candidate(track, allowed, far, favour));
  }
  return (hold.free ? free : (open ?? free))?.spot ?? start(reach);
}

function candidate(track: Track, place: number, far: { along: number; aside: number }, favour: number): Candidate {
  const spot = { at: track.at, place, leg: track.leg };
  return { spot, off: Math.hypot(place - far.along, far.aside) - favour };
}

/** How far along a track, and how far aside of it, the hand is. */
function distance(reach: Reach, track: Track, pointer: Where, hold: Hold): { along: number; aside: number } {
  const pose = turned(reach, track.at);
  const [gx, gy] = at({ ...pose, h: reach.pose[2] }, hold.grip?.forward ?? 0, hold.grip?.right ?? 0);
  if (track.line) return nearestOn(track.line, pointer.x - gx + pose.x, pointer.y - gy + pose.y);
  const [dx, dy] = ahead(pose.h + track.course);
  const [px, py] = [pointer.x - gx, pointer.y - gy];
  return { along: px * dx + py * dy, aside: px * dy - py * dx };
}

/** The place of the lattice nearest to a length; it may lie beyond all runs. */
function lattice(reach: Reach, track: Track, along: number): number {
  if (isContact(reach)) return track.first;
  return track.first + Math.max(0, Math.round((along - track.first) / reach.pitch)) * reach.pitch;
}

function nearestAllowed(reach: Reach, track: Track, along: number): number | null {
  let best: number | null = null;
  let from = track.first;
  for (const [last, verdict] of track.runs) {
    if (verdict < 0) {
      const place = Math.min(last, Math.max(from, lattice(reach, track, along)));
      if (best === null || Math.abs(place - along) < Math.abs(best - along)) best = place;
    }
    from = last + reach.pitch;
  }
  return best;
}

/** A corner in hand swings about the other one: `way` 1 wheels to the right. */
function wheelPick(reach: Reach, pointer: Where, way: 1 | -1, hold: Hold): Spot {
  const half = reach.size[0] / 2;
  const [cx, cy] = at(base(reach), 0, way * half);
  const [fx, fy] = ahead(reach.pose[2]);
  const [px, py] = [pointer.x - cx, pointer.y - cy];
  const forward = px * fx + py * fy;
  const out = -way * (px * fy - py * fx);
  const degrees = Math.round((Math.atan2(forward, out) * 180) / Math.PI);
  const turn = degrees < -90 ? HALF_TURN : Math.max(0, degrees) * DEGREE;
  const wanted = settled(reach, turn === 0 ? 0 : way * turn);
  if (hold.free || verdictAt(reach, wanted).allowed) return wanted;
  return nearestTurn(reach, wanted.at) ?? wanted;
}

/** Turned about its middle, until what the hand took hold of lies towards the hand. */
function spinPick(reach: Reach, pointer: Where, { handle, grip, from, free }: Hold): Spot {
  const [half, deep] = [reach.size[0] / 2, reach.size[1] / 2];
  const [mx, my] = at(base(reach), -deep, 0);
  const [fx, fy] = ahead(reach.pose[2]);
  const [px, py] = [pointer.x - mx, pointer.y - my];
  const towards = Math.atan2(px * fy - py * fx, px * fx + py * fy);
  const taken: Record<Handle, number> = {
    front: 0,
    back: Math.PI,
    left: Math.atan2(-half, deep),
    right: Math.atan2(half, deep),
    body: Math.atan2(grip?.right ?? 0, (grip?.forward ?? 0) + deep) - ((from?.at ?? 0) / DEGREE) * (Math.PI / 180),
  };
  const degrees = Math.round(((towards - taken[handle]) * 180) / Math.PI);
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const wanted = { at: turn * DEGREE, place: 0, leg: "" };
  return free || verdictAt(reach, wanted).allowed ? wanted : (nearestTurn(reach, wanted.at, "") ?? start(reach));
}

/** The allowed turn nearest to one that is not. */
function nearestTurn(reach: Reach, turn: number, leg: string = ADVANCE): Spot | null {
  let best: Spot | null = null;
  for (const { at, first } of reach.tracks) {
    const spot = { at, place: first, leg };
    const nearer = best === null || Math.abs(at - turn) < Math.abs(best.at - turn);
    if (nearer && first === 0 && verdictAt(reach, spot).allowed) best = spot;
  }
  return best;
}

/** A turn alone; into contact, the nearest turn that leads there, and the way. */
function settled(reach: Reach, turn: number): Spot {
  if (!isContact(reach)) return { at: turn, place: 0, leg: ADVANCE };
  const off = (track: Track) => Math.abs(track.at - turn);
  const nearest = reach.tracks.reduce((one, other) => (off(other) < off(one) ? other : one));
  return { at: nearest.at, place: nearest.first, leg: nearest.leg };
}

/** Straight on, the turn and the leg kept. */
function alongPick(reach: Reach, pointer: Where, hold: Hold): Spot {
  if (isContact(reach)) return bodyPick(reach, pointer, hold);
  const kept = hold.from && hold.from.leg !== BACK ? hold.from : { at: 0, leg: ADVANCE };
  return onTrack(reach, pointer, hold, { ...kept, place: 0 });
}

/** Back along the way it came, and from where it began straight back. */
function backPick(reach: Reach, pointer: Where, hold: Hold): Spot {
  if (isContact(reach)) return bodyPick(reach, pointer, hold);
  const behind = { at: 0, place: 0, leg: BACK };
  const from = hold.from;
  if (!trackOf(reach, behind)) return alongPick(reach, pointer, hold);
  if (!from || from.leg === BACK || (from.at === 0 && from.place === 0)) {
    return onTrack(reach, pointer, hold, behind);
  }
  return alongPick(reach, pointer, hold);
}

function onTrack(reach: Reach, pointer: Where, hold: Hold, spot: Spot): Spot {
  const course = courseOf(reach, spot);
  const nowhere = { at: spot.at, leg: spot.leg, course, first: 0, runs: [], beyond: 0, line: null };
  const track = trackOf(reach, spot) ?? nowhere;
  const { along } = distance(reach, track, pointer, hold);
  const free = lattice(reach, track, along);
  const open = nearestAllowed(reach, track, along);
  return { ...spot, place: hold.free ? free : (open ?? free) };
}

/** The nearest place of a grid, on allowed ground. */
export function rowPick(reach: Reach, pointer: Where, hold: Hold): Spot {
  const pose = { x: 0, y: 0, h: reach.pose[2] };
  const [gx, gy] = at(pose, hold.grip?.forward ?? 0, hold.grip?.right ?? 0);
  const [bx, by] = at(pose, -reach.ahead, 0);
  const want = { x: pointer.x - gx + bx, y: pointer.y - gy + by };
  const free = onGrid(reach, want);
  if (hold.free || verdictAt(reach, free).allowed) return free;
  let open: Candidate | null = null;
  for (const track of reach.tracks) {
    const aside = Math.abs(track.at - want.y);
    if (open && aside >= open.off) continue;
    const place = nearestAllowed(reach, track, want.x);
    if (place === null) continue;
    const spot = { at: track.at, place, leg: "" };
    open = nearer(open, { spot, off: Math.hypot(aside, place - want.x) });
  }
  return open?.spot ?? free;
}

/** The lattice continues where no row is: there everything is refused. */
function onGrid(reach: Reach, want: Where): Spot {
  const row = reach.tracks[0];
  const snapped = (value: number, origin: number) => origin + Math.round((value - origin) / reach.pitch) * reach.pitch;
  const y = snapped(want.y, row?.at ?? reach.pose[1]);
  const first = trackOf(reach, { at: y, leg: "" })?.first ?? row?.first;
  return { at: y, place: snapped(want.x, first ?? reach.pose[0]), leg: "" };
}

/** The direction in which a piece of a grid looks when a corner is dragged about its middle. */
export function turnPick(reach: Reach, spot: Spot, pointer: Where, handle: Handle, fine = 5): number {
  const pose = poseAt(reach, spot);
  const degrees = (Math.atan2(pointer.x - pose.x, pointer.y - pose.y) * 180) / Math.PI;
  const rest = handle === "left" ? -90 : handle === "right" ? 90 : handle === "back" ? 180 : 0;
  return heading(Math.round((degrees - rest) / fine) * fine * DEGREE);
}
