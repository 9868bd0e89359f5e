/**
 * The screen's part of tools/drags.py: a line of JSON in, a line out. An order and its reach come
 * in, and pointers on the table; for each of these the place that the ghost goes to, what the
 * screen says of it, where it draws it, and the order that it would give.
 */

import { createInterface } from "node:readline";

import type { Reach } from "../../miniatures/field/data";
import { pick, poseAt, start, verdictAt, type Handle, type Spot } from "../../miniatures/ghost/ghost";
import { hand, orderNow, type Holding } from "./hand/hand.svelte";
import { read } from "./scene/sentence";

interface Pointer {
  x: number;
  y: number;
  handle: Handle;
  forward: number;
  right: number;
  snap: number;
}

interface Asked {
  holding: Holding;
  order: string;
  taken: Spot[];
  reach: Reach;
  pointers: Pointer[];
}

function take({ holding, order, taken, reach }: Asked): void {
  const { card, target, formation, detached, gap } = read(order);
  Object.assign(hand, {
    holding,
    reach,
    piece: card ?? "",
    target,
    formation: formation ?? "line",
    detached,
    gap,
    taken: taken.map((spot) => ({ reach, spot })),
  });
}

function dragged(reach: Reach, { x, y, handle, forward, right, snap }: Pointer) {
  const spot = pick(reach, { x, y }, { handle, grip: { forward, right }, from: start(reach), snap });
  const { allowed, why } = verdictAt(reach, spot);
  hand.spot = spot;
  return { spot, allowed, cite: why?.cite ?? "", pose: poseAt(reach, spot), order: orderNow() };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Asked;
  take(asked);
  const answers = asked.pointers.map((pointer) => dragged(asked.reach, pointer));
  process.stdout.write(`${JSON.stringify(answers)}\n`);
}
