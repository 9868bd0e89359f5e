/** Which pieces of the table are marked, and how: taken from the question and what is chosen. */

import type { Prompt } from "../../app/protocol.gen";
import { cards, open, refused, targets, type Choice, type Said } from "../../match/play/compose";
import type { Mark } from "../field/field";

/** How a game asks: in which questions one of several pieces is chosen, or an aim without any. */
export interface Asks {
  choosing: readonly string[];
  testing: readonly string[]; // of these, where all are equal: they only come one after another
  aiming: readonly string[];
}

export interface Asked {
  asks: Asks;
  seatOf(name: string): string | null; // null: no piece of the table
  seat: string | null;
  prompt: Prompt | null;
  legal: readonly Said[]; // empty when it is not one's own question
  choice: Choice;
  aim: string | null; // the target of the charge in hand
  pointed: readonly string[];
}

export function marksOf(asked: Asked): Map<string, Mark> {
  const of = new Map<string, Mark>();
  const { asks, prompt, legal, choice } = asked;
  const kind = prompt?.kind ?? "";
  const choosing = asks.choosing.includes(kind);
  if (prompt && !choosing) atWork(asked, prompt, of);
  if (legal.length) {
    if (choosing && !aiming(legal, choice)) {
      for (const name of cards(legal)) of.set(name, asks.testing.includes(kind) ? "legal" : "may");
    }
    aims(asked, of);
  }
  if (choice.card !== null && legal.length) of.set(choice.card, "selected");
  const aim = choice.target ?? asked.aim;
  if (aim !== null && of.get(aim) !== "selected") of.set(aim, "aim");
  for (const name of asked.pointed) if (of.get(name) !== "selected") of.set(name, "pointed");
  return of;
}

/** Whether a unit and its action are chosen, and only the target is open. */
function aiming(legal: readonly Said[], choice: Choice): boolean {
  return choice.card !== null && choice.verb !== null && targets(legal, { ...choice, target: null }).size > 0;
}

/** The unit that the question is about: one's own is selected, an enemy aimed at. */
function atWork({ seatOf, seat, legal }: Asked, prompt: Prompt, of: Map<string, Mark>): void {
  for (const name of prompt.cards) {
    of.set(name, !legal.length ? "supports" : seatOf(name) === seat ? "selected" : "aim");
  }
}

/** While an aim is chosen only aims are lit; those that a rule forbids once the verb is. */
function aims({ asks, seatOf, prompt, legal, choice }: Asked, of: Map<string, Mark>): void {
  if (choice.card === null && !asks.aiming.includes(prompt?.kind ?? "")) return;
  const free = { ...choice, target: null };
  if (choice.verb !== null) {
    for (const reason of prompt?.refused ?? []) {
      for (const said of open(refused(reason.actions), free)) {
        if (said.target !== null) of.set(said.target, "forbidden");
      }
    }
  }
  for (const name of targets(legal, free)) if (seatOf(name) !== null) of.set(name, "target");
}
