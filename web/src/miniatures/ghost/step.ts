/** The piece in hand moved by keys: a little, or with Shift a good deal. */

import type { Reach } from "../field/data";
import { unitSize, type Measured } from "../measuring/lengths";
import { ADVANCE, BACK, isContact, isFan, isOnTheSpot, trackOf, type Spot } from "./ghost";
import { DEGREE } from "../field/pose";

export type Way = "ahead" | "behind" | "left" | "right";

const MOST = 180 * DEGREE;

/** One step of a piece that marches: ahead and behind go, left and right wheel. */
export function step(board: Measured, reach: Reach, spot: Spot, way: Way, far: boolean): Spot {
  const length = Math.max(reach.pitch, far ? unitSize(board) : board.step);
  if (!isFan(reach)) return gridStep(spot, way, length);
  if (isContact(reach)) return contactStep(reach, spot, way, far);
  if (isOnTheSpot(reach)) return spinStep(spot, way, far);
  if (way === "left" || way === "right") return wheelStep(spot, way, far);
  return straightStep(reach, spot, way, length);
}

function wheelStep(spot: Spot, way: Way, far: boolean): Spot {
  const turn = (far ? 5 : 1) * DEGREE * (way === "left" ? -1 : 1);
  const next = Math.max(-MOST, Math.min(MOST, spot.at + turn));
  return spot.leg === ADVANCE ? { ...spot, at: next } : { at: next, place: 0, leg: ADVANCE };
}

/** Turned in place; ahead and behind lead nowhere. */
function spinStep(spot: Spot, way: Way, far: boolean): Spot {
  const turn = way === "left" ? -1 : way === "right" ? 1 : 0;
  return { ...spot, at: Math.max(-MOST, Math.min(MOST, spot.at + turn * (far ? 5 : 1) * DEGREE)) };
}

/** Forward of nothing lies backward, where the reach has a way back. */
function straightStep(reach: Reach, spot: Spot, way: Way, length: number): Spot {
  const back = spot.leg === BACK;
  const signed = (back ? -spot.place : spot.place) + (way === "ahead" ? length : -length);
  const behind: Spot = { at: 0, place: -signed, leg: BACK };
  if (signed >= 0) return { at: spot.at, place: signed, leg: back ? ADVANCE : spot.leg };
  if (spot.at === 0 && trackOf(reach, behind)) return behind;
  return { at: spot.at, place: 0, leg: ADVANCE };
}

/** The same length on the next kind of leg there is: straight on, then oblique to one side. */
export function otherLeg(reach: Reach, spot: Spot): Spot {
  const legs = reach.tracks.filter(({ at, leg }) => at === spot.at && leg !== BACK);
  const now = legs.findIndex(({ leg }) => leg === spot.leg);
  const next = legs[(now + 1) % legs.length];
  return next && now >= 0 ? { ...spot, leg: next.leg } : spot;
}

/** From one place of contact to the next. */
function contactStep(reach: Reach, spot: Spot, way: Way, far: boolean): Spot {
  const tracks = [...reach.tracks].sort((one, other) => one.at - other.at);
  const now = tracks.findIndex((track) => track.at === spot.at);
  const by = (far ? 5 : 1) * (way === "left" || way === "behind" ? -1 : 1);
  const next = tracks[Math.max(0, Math.min(tracks.length - 1, now + by))];
  return next ? { at: next.at, place: next.first, leg: next.leg } : spot;
}

/** On a grid the four ways are those of the compass. */
function gridStep(spot: Spot, way: Way, length: number): Spot {
  const along = way === "right" ? length : way === "left" ? -length : 0;
  const up = way === "ahead" ? length : way === "behind" ? -length : 0;
  return { at: spot.at + up, place: spot.place + along, leg: "" };
}
