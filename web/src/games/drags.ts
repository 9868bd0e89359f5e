/**
 * The screen's part of tools/drags.py: a line of JSON in, a line out. An order and its reach come
 * in, and pointers on the table; for each of these the place that the ghost goes to, what the
 * screen says of it and its cost, where it draws it, and the order that a game with a table of its
 * own would give.
 */

import { createInterface } from "node:readline";

import type { Reach } from "../miniatures/field/data";
import type { Said } from "./front";
import { costAt, pick, poseAt, start, verdictAt, type Handle, type Spot } from "../miniatures/ghost/ghost";

interface Pointer {
  x: number;
  y: number;
  handle: Handle;
  forward: number;
  right: number;
  snap: number;
  free: boolean;
}

interface Asked {
  game: string;
  holding: string;
  order: Said;
  taken: Spot[];
  reach: Reach;
  pointers: Pointer[];
}

/** What a game with a table of its own brings: the hand that composes its orders. */
interface Hand {
  take(holding: string, order: Said, taken: Spot[], reach: Reach): void;
  orderAt(spot: Spot): string | null;
}

const found = import.meta.glob<Hand>("./*/hand/drags.ts", { eager: true });
const HANDS = new Map(Object.entries(found).map(([path, hand]) => [path.split("/")[1], hand]));

function dragged({ game, reach }: Asked, { x, y, handle, forward, right, snap, free }: Pointer) {
  const spot = pick(reach, { x, y }, { handle, grip: { forward, right }, from: start(reach), snap, free });
  const { allowed, why } = verdictAt(reach, spot);
  const order = HANDS.get(game)?.orderAt(spot) ?? null;
  const cost = costAt(reach, spot);
  return { spot, allowed, cite: why?.cite ?? "", cost, pose: poseAt(reach, spot), order };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Asked;
  HANDS.get(asked.game)?.take(asked.holding, asked.order, asked.taken, asked.reach);
  const answers = asked.pointers.map((pointer) => dragged(asked, pointer));
  process.stdout.write(`${JSON.stringify(answers)}\n`);
}
