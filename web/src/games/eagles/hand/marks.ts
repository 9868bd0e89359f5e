/**
 * What each card and Position on the table may do now, from the legal sentences and the choice so
 * far.
 */

import type { RefusedActions } from "../../../app/protocol.gen";
import type { Announced } from "../scene/scene";
import type { Mark } from "../cards/piece";
import { cards, open, refused as forbidden, targets, type Choice, type Said } from "../../../match/play/compose";

export interface Reason {
  cite: string;
  words: string;
}

/** `of`: mark of a card or place by name; `verbs`: what it may do; `why`: what forbids it. */
export interface Marks {
  of: ReadonlyMap<string, Mark>;
  verbs: ReadonlyMap<string, readonly string[]>;
  why: ReadonlyMap<string, Reason>;
  choosing: boolean; // a card or place is to be chosen: what is not marked cannot be
}

export const NO_MARKS: Marks = { of: new Map(), verbs: new Map(), why: new Map(), choosing: false };

/** The mark of a card: while one is to be chosen, all others step back. */
export function markOf(name: string, { of, choosing }: Marks): Mark {
  return of.get(name) ?? (choosing ? "rest" : null);
}

export interface Asked {
  legal: readonly Said[];
  refused: readonly RefusedActions[];
  choice: Choice;
  pointed: readonly string[];
  act: Announced | null;
  kind: string;
  hand: ReadonlySet<string>; // names of the cards in one's own Reserve
}

/**
 * Questions that are answered by naming a card: those cards are what is asked for, so they are lit.
 */
const NAMING: readonly string[] = ["choose-test", "choose-play", "choose-captor", "choose-target"];

export function marksOf(asked: Asked): Marks {
  const of = new Map<string, Mark>();
  const verbs = new Map<string, string[]>();
  const why = new Map<string, Reason>();
  const { legal, choice } = asked;
  const acting = cards(choice.verb !== null && choice.card === null ? open(legal, choice) : legal);
  for (const said of legal) {
    for (const name of [said.card, said.special]) if (name) add(verbs, name, said.verb);
  }
  const naming = NAMING.includes(asked.kind);
  for (const name of acting) {
    of.set(name, naming || playable(name, verbs, asked.hand) ? "legal" : "may");
  }
  for (const said of legal) {
    if (said.special && !of.has(said.special)) of.set(said.special, "legal");
  }
  reasons(asked, acting, why, of);
  if (choice.card !== null) {
    dim(of);
    const aims = targets(legal, { ...choice, target: null, formation: null, on: null });
    for (const name of aims) {
      of.set(name, "target");
      const left = open(legal, { ...choice, target: name, formation: null, on: null });
      verbs.set(name, [...new Set(left.map((said) => said.verb))]);
      why.delete(name);
    }
    of.set(choice.card, "selected");
  } else if (choice.verb === "confuse") {
    for (const said of legal) if (said.special) of.set(said.special, "selected");
  }
  if (choice.target !== null) of.set(choice.target, "aimed");
  else if (asked.act?.target) of.set(asked.act.target, "aimed");
  if (asked.act && !of.has(asked.act.card)) of.set(asked.act.card, "supports");
  for (const name of asked.pointed) if (of.get(name) !== "selected") of.set(name, "pointed");
  return { of, verbs, why, choosing: acting.size > 0 };
}

/** A Special in hand that may be played is lit; a troop that may march has only its tab. */
function playable(name: string, verbs: Map<string, string[]>, hand: ReadonlySet<string>): boolean {
  return hand.has(name) && (verbs.get(name) ?? []).includes("play");
}

/** While a target is chosen nothing else is lit. */
function dim(of: Map<string, Mark>): void {
  for (const [name, mark] of of) if (mark === "legal") of.set(name, "may");
}

function reasons(asked: Asked, acting: ReadonlySet<string>, why: Map<string, Reason>, of: Map<string, Mark>): void {
  const { choice } = asked;
  for (const refused of asked.refused) {
    const reason = { cite: refused.cite, words: refused.words };
    for (const said of forbidden(refused.actions)) {
      const first = said.card ?? said.special;
      if (choice.card !== null) {
        if (said.card !== choice.card || said.target === null || why.has(said.target)) continue;
        if (choice.verb !== null && said.verb !== choice.verb) continue;
        why.set(said.target, reason);
        if (choice.target === null) of.set(said.target, "forbidden");
      } else if (first !== null && !acting.has(first) && !why.has(first)) {
        why.set(first, reason);
        if (asked.hand.has(first)) of.set(first, "forbidden");
      }
    }
  }
}

function add(into: Map<string, string[]>, name: string, verb: string): void {
  const known = into.get(name);
  if (!known) into.set(name, [verb]);
  else if (!known.includes(verb)) known.push(verb);
}
