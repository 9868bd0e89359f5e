/** Which pieces of the table are marked, and how: taken from the question and what is chosen. */

import type { Prompt } from "../../../app/protocol.gen";
import type { Mark } from "../../../miniatures/field/field";
import { cards, open, refused, targets, type Choice, type Said } from "../../../match/play/compose";
import { bodyOf } from "../scene/drawn";
import { rosterOf, type Scene } from "../scene/scene";

export interface Asked {
  scene: Scene;
  seat: string | null;
  prompt: Prompt | null;
  legal: readonly Said[]; // empty when it is not one's own question
  choice: Choice;
  aim: string | null; // whom the charge in hand is for
  pointed: readonly string[];
}

/** Questions in which one of several pieces is chosen. */
const CHOOSING: readonly string[] = ["choose-activation", "choose-test", "choose-shot"];

export function marksOf(asked: Asked): Map<string, Mark> {
  const of = new Map<string, Mark>();
  const { prompt, legal, choice } = asked;
  const kind = prompt?.kind ?? "";
  if (prompt && !CHOOSING.includes(kind)) atWork(asked, prompt, of);
  if (legal.length) {
    if (CHOOSING.includes(kind) && !aiming(legal, choice)) {
      for (const name of cards(legal)) of.set(name, kind === "choose-test" ? "legal" : "may");
    }
    aims(asked, of);
  }
  if (choice.card !== null && legal.length) of.set(choice.card, "selected");
  const aim = choice.target ?? asked.aim;
  if (aim !== null && of.get(aim) !== "selected") of.set(aim, "aim");
  for (const name of asked.pointed) if (of.get(name) !== "selected") of.set(name, "pointed");
  return of;
}

/** Whether a unit and what it does are chosen, and only whom it does it to is open. */
function aiming(legal: readonly Said[], choice: Choice): boolean {
  return choice.card !== null && choice.verb !== null && targets(legal, { ...choice, target: null }).size > 0;
}

/** Whom the question is about: one's own is selected, an enemy aimed at. */
function atWork({ scene, seat, legal }: Asked, prompt: Prompt, of: Map<string, Mark>): void {
  for (const name of prompt.cards) {
    const own = rosterOf(scene.board, bodyOf(name))?.seat === seat;
    of.set(name, !legal.length ? "supports" : own ? "selected" : "aim");
  }
}

/** While an aim is chosen only aims are lit; those that a rule forbids once the verb is. */
function aims({ scene, prompt, legal, choice }: Asked, of: Map<string, Mark>): void {
  const riding = prompt?.kind === "choose-ride";
  if (choice.card === null && !riding) return;
  const free = { ...choice, target: null };
  if (choice.verb !== null) {
    for (const reason of prompt?.refused ?? []) {
      for (const said of open(refused(reason.actions), free)) {
        if (said.target !== null) of.set(said.target, "forbidden");
      }
    }
  }
  for (const name of targets(legal, free)) if (rosterOf(scene.board, bodyOf(name))) of.set(name, "target");
}
