/**
 * Deployment made pleasant: a card already laid out can be turned, moved or taken back.
 *
 * The rules know only "deploy". So what was laid after it is taken back with it, and laid again as
 * it was; the server judges each step. Where it will go back no further, all is laid again.
 */

import { isTroop, pieceOf } from "../cards/catalogue";
import { sceneNow } from "../scene/now";
import { heap, PLACES, type Piece, type Place, type Scene, type Side } from "../scene/scene";
import { faceOf } from "../cards/piece";
import * as api from "../../../match/play/api";
import type { Said } from "../../../match/play/compose";
import { mine, play } from "../../../match/play/state.svelte";
import { calm } from "../../../app/settings.svelte";

/**
 * `busy`: steps are being made; `stop` ends them after the one under way; `barred`: why one did
 * not go; `touched`: the laid card that was last touched, which a button takes back.
 */
export const deployment = $state<{
  busy: boolean;
  stop: boolean;
  barred: { words: string; cite: string } | null;
  sort: Sort;
  touched: string | null;
}>({ busy: false, stop: false, barred: null, sort: "arm", touched: null });

export type Sort = "arm" | "corps" | "strength";

const FORMATIONS: readonly (string | null)[] = ["line", "column", "square"];
const ARMS = ["infantry", "cavalry", "artillery", "general", "terrain", "special"];
/** Troops that one is spread to in each Position: the rest stays in Reserve. */
const SPREAD = 3;
const PATIENCE = 4000;

export function deploying(): boolean {
  return (play.prompt?.kind === "choose-deployment" && mine()) || deployment.busy;
}

/** The muster in the order that is asked for. */
export function sorted(pieces: readonly Piece[], by: Sort): Piece[] {
  const key = (piece: Piece): (string | number)[] => {
    const info = pieceOf(piece.id);
    if (!info) return [9];
    const face = faceOf(info);
    const arm = ARMS.indexOf(face.arm);
    const strength = -(face.dice || face.attack + face.defence);
    const serving = face.troop || face.arm === "general" ? 0 : 1;
    if (by === "corps") return [serving, face.corps, arm, strength];
    if (by === "strength") return [face.troop ? 0 : 1, strength, arm, face.morale];
    return [arm, strength, face.corps];
  };
  const keyed = pieces.map((piece) => ({ piece, key: [...key(piece), piece.name] }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ piece }) => piece);
}

function compare(a: (string | number)[], b: (string | number)[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? "", b[i] ?? ""];
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

/** How a card is laid: what the sentence must say that lays it so. */
export type Laying = Pick<Said, "verb" | "card" | "target" | "formation" | "on">;

/** Own cards on the field, and how each would be laid there. */
export function laid(scene: Scene, side: Side): Map<string, Laying> {
  const found = new Map<string, Laying>();
  for (const place of PLACES) {
    if (place.startsWith("F") !== (side === "french")) continue;
    for (const piece of scene.at[place]) {
      if (piece.id) found.set(piece.name, layingOf(piece, place));
    }
  }
  return found;
}

function layingOf(piece: Piece, place: Place): Laying {
  const info = pieceOf(piece.id);
  const at = { card: piece.name, target: place };
  if (piece.up === false && info && !isTroop(info)) return { verb: "hide", ...at, formation: null, on: null };
  return { verb: "deploy", ...at, formation: piece.formation ?? "line", on: piece.on ?? null };
}

function isSo(said: Said, wish: Laying): boolean {
  return (Object.keys(wish) as (keyof Laying)[]).every((part) => said[part] === wish[part]);
}

/** The next formation of an infantry card on the field. */
export function turn(name: string): Promise<boolean> {
  return revise(name, (old) => {
    const now = FORMATIONS.indexOf(old.formation);
    return { ...old, formation: FORMATIONS[(now + 1) % 3] ?? "line" };
  });
}

export function toReserve(name: string): Promise<boolean> {
  deployment.touched = null;
  return revise(name, () => null);
}

export function toPlace(name: string, place: Place): Promise<boolean> {
  return revise(name, (old) => ({ ...old, target: place, on: null }));
}

/** Everything back to the muster, as far as the server allows. */
export function clearField(): Promise<boolean> {
  return working(async () => {
    while (!deployment.stop && laid(sceneNow()!, own()).size && (await takeBack()) !== null);
    return true;
  });
}

/**
 * Take back as far as the card, lay it as it should be, or as it was if that is refused, then the
 * rest.
 */
function revise(name: string, change: (old: Laying) => Laying | null): Promise<boolean> {
  return working(async () => {
    const later: Laying[] = [];
    let old: Laying | null = null;
    while (old === null) {
      const undone = await takeBack();
      if (undone === null) break;
      if (undone.card === name) old = undone;
      else later.unshift(undone);
    }
    let barred = old === null ? play.refusal : null;
    const wish = old && change(old);
    if (old && wish && !(await lay(wish))) {
      barred = play.refusal ?? api.forbidden((said) => isSo(said, wish));
      await lay(old);
    }
    for (const each of later) await lay(each);
    deployment.barred = barred;
    return barred === null;
  });
}

/** Undo one card and return how it was laid; null when that is not possible. */
async function takeBack(): Promise<Laying | null> {
  const scene = sceneNow();
  if (!scene || !play.prompt?.undo) return null;
  const before = laid(scene, own());
  if (!(await done(() => api.undo()))) return null;
  const after = laid(sceneNow() ?? scene, own());
  for (const [name, laying] of before) if (!after.has(name)) return laying;
  return null;
}

/** A sensible spread, one card after another, each from what is legal then. */
export function deployAll(): Promise<boolean> {
  return working(async () => {
    for (let best = next(); best && !deployment.stop; best = next()) {
      if (!(await send(best.text))) return false;
      if (!calm()) await sleep(90);
    }
    return true;
  });
}

function next(): Said | null {
  const scene = sceneNow();
  if (!scene || !mine()) return null;
  let best: Said | null = null;
  let most = 0;
  for (const said of api.legal()) {
    const worth = said.verb === "deploy" ? worthOf(said, scene) : 0;
    if (worth > most) [best, most] = [said, worth];
  }
  return best;
}

/** How much one would like to lay a card there: 0 for not at all. */
export function worthOf(said: Said, scene: Scene): number {
  const info = pieceOf(said.card);
  const here = scene.at[said.target as Place] ?? [];
  if (!info || (said.formation ?? "line") !== "line") return 0;
  const face = faceOf(info);
  if (face.arm === "terrain") return 1000;
  const center = said.target?.endsWith("C") ?? false;
  if (face.arm === "general") return 300 + 10 * (face.attack + face.defence) + (center ? 5 : 0);
  const arms = here
    .map((piece) => pieceOf(piece.id))
    .filter((piece) => piece !== null)
    .map(faceOf);
  const troops = arms.filter((arm) => arm.troop).length;
  if (troops >= SPREAD) return 0;
  const same = arms.filter((arm) => arm.arm === face.arm).length;
  const cover = said.on === null ? 0 : face.arm === "cavalry" ? -5 : 12;
  const wing = face.arm === "cavalry" && !center ? 6 : 0;
  const foot = face.arm === "infantry" ? 8 : 0;
  return 100 - 25 * troops - 14 * same + 2 * face.dice + cover + wing + foot;
}

function own(): Side {
  return play.seat === "allied" ? "allied" : "french";
}

export function inMuster(scene: Scene, side: Side): Piece[] {
  return heap(scene, `reserve-${side}`).known;
}

async function working(work: () => Promise<boolean>): Promise<boolean> {
  if (deployment.busy || !mine()) return false;
  Object.assign(deployment, { busy: true, stop: false, barred: null });
  api.choose(null);
  try {
    return await work();
  } finally {
    deployment.busy = false;
  }
}

/** Lay a card so, if any legal sentence does: true when it was carried out. */
async function lay(wish: Laying): Promise<boolean> {
  const said = api.legal().find((each) => isSo(each, wish));
  return said !== undefined && send(said.text);
}

function send(text: string): Promise<boolean> {
  return done(() => api.act(text));
}

/** Make a step and wait until the server has answered it: true when it was carried out. */
async function done(step: () => void): Promise<boolean> {
  const { number } = play;
  api.dismiss();
  step();
  for (let waited = 0; waited < PATIENCE; waited += 8) {
    await sleep(8);
    if (play.refusal) return false;
    if (play.number > number && play.prompt && !play.pending.length) return true;
  }
  return false;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
