/** Putting a sentence together, and what is shown of it meanwhile. */

import type { Draft } from "../../games/front";
import * as compose from "./compose";
import type { Reason } from "../orders/menu/items";
import { ask, inquire } from "./connection";
import { play } from "./state.svelte";

/** The sentences of the question; empty when it is not ours. */
export function legal(): compose.Said[] {
  return play.prompt ? compose.sentences(play.prompt.legal) : [];
}

/** Choose a card to act, or with null none; choosing it again cancels. */
export function choose(card: string | null): void {
  play.choice = { ...compose.NOTHING, card: card === play.choice.card ? null : card };
  play.draft = null;
  play.odds = null;
  play.refusal = null;
}

/** Say one more part of the sentence: its verb, its target, how to stand, on which Terrain. */
export function narrow(part: Partial<compose.Choice>): void {
  play.choice = { ...play.choice, ...part };
  play.draft = null;
  play.refusal = null;
  const order = meant();
  if (order && order.target !== null) void foresee(order);
  else play.odds = null;
}

/**
 * Hold an order that is being measured out by hand: it need not be among the legal ones, since there are too many to
 * list. `verdict` is the rule that the table knows to forbid it; the server judges.
 */
export function draft(said: compose.Said, verdict: Draft["verdict"] = null): void {
  play.draft = { said, verdict };
  play.refusal = null;
  if (play.odds && play.odds.said.text !== said.text) play.odds = null;
}

/** Hold a whole sentence: by its parts where clicks can name them, otherwise as a draft. */
export function hold(said: compose.Said): void {
  const { card, verb, target, formation, on } = said;
  narrow({ card, verb, target, formation, on: on ?? "" });
  if (meant()?.text !== said.text) draft(said); // several differ in what no click can name
}

/** Lay the drafted order down. */
export function dropDraft(): void {
  play.draft = null;
  play.odds = null;
}

/** The order that is meant: the drafted one, or the sentence that the choice so far leaves. */
export function meant(): compose.Said | null {
  return play.draft?.said ?? compose.settled(legal(), play.choice);
}

/** Fetch the odds of a sentence; kept only if it is still the one that is meant. */
export async function foresee(said: compose.Said): Promise<void> {
  const answer = await ask("odds", said.text);
  if (answer && meant()?.text === said.text) play.odds = { said, answer };
}

/** What is typed, as the server understands it, and the rule that forbids it, if one does. */
export interface Understood {
  said: compose.Said | null;
  why: Reason | null;
}

/** Have a typed order read, in the words of any language; null: no reply. */
export async function understand(text: string): Promise<Understood | null> {
  const answer = await inquire("why", text);
  if (answer === null) return null;
  if (!("legal" in answer)) return { said: null, why: answer };
  const [reason] = answer.refused;
  const [said = null] = reason ? compose.refused(reason.actions) : compose.sentences(answer.legal);
  return { said, why: reason ? { cite: reason.cite, words: reason.words } : null };
}

/** A typed order as one to give; null, with its reason on the table, when it is none. */
export async function typed(text: string): Promise<compose.Said | null> {
  const heard = await understand(text);
  if (heard?.why) play.refusal = heard.why;
  return heard?.why ? null : (heard?.said ?? null);
}

/** The rule that forbids what a sentence of the refused ones says, if the prompt has it. */
export function forbidden(test: (said: compose.Said) => boolean): { cite: string; words: string } | null {
  for (const reason of play.prompt?.refused ?? []) {
    if (compose.refused(reason.actions).some(test)) return reason;
  }
  return null;
}

/**
 * The nearest rule by which a card may do nothing, or nothing with a target, asked of the server: for what the prompt
 * does not explain. An order that was chosen first has its own reason, whatever others may do. null: it may, or no reply.
 */
export async function whyNot(card: string, target: string | null): Promise<Reason | null> {
  const { verb } = play.choice;
  const chosen = verb !== null && target !== null && card === play.choice.card;
  const told = chosen ? forbidden((said) => said.card === card && said.verb === verb && said.target === target) : null;
  if (told) return told;
  const answer = await inquire("touch", target === null ? card : `${card} > ${target}`);
  if (answer === null || !("legal" in answer)) return answer;
  const [reason] = answer.refused;
  return reason ? { cite: reason.cite, words: reason.words } : null;
}

/** Have the table show why a card may do nothing, or nothing with a target. */
export async function tellWhyNot(card: string, target: string | null): Promise<void> {
  const { number, choice } = play;
  const why = await whyNot(card, target);
  if (why && play.number === number && play.choice === choice) play.refusal = why;
}

/** Mark cards and places, as when a line of the log is pointed at; nothing: no longer. */
export function point(names: string[]): void {
  play.pointed = names;
}

/** Show a card large; null: no longer. */
export function enlarge(card: string | null): void {
  play.enlarged = card;
}
