/** Putting a sentence together, and what is shown of it meanwhile. */

import type { Draft } from "../../games/front";
import * as compose from "./compose";
import { ask } from "./connection";
import { front, play } from "./state.svelte";

/** The sentences of the question; empty when it is not ours. */
export function legal(): compose.Said[] {
  return play.prompt ? compose.sentences(play.prompt.legal) : [];
}

/** Choose a card to act, or with null none; choosing it again lays it back. */
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
  if (order && order.target !== null) void foresee(order.text);
  else play.odds = null;
}

/**
 * Hold an order that is being measured out by hand: it need not be among the legal ones, for there
 * are too many to tell. `verdict` is the rule that the table knows to forbid it; the server judges.
 */
export function draft(text: string, verdict: Draft["verdict"] = null): void {
  play.draft = { text, verdict };
  play.refusal = null;
  if (play.odds && play.odds.action !== text) play.odds = null;
}

/** Lay the drafted order down. */
export function dropDraft(): void {
  play.draft = null;
  play.odds = null;
}

/** The order that is meant: the drafted one, or the sentence that the choice so far leaves. */
export function meant(): compose.Said | null {
  if (play.draft) return front().read(play.draft.text);
  return compose.settled(legal(), play.choice);
}

/** Fetch the odds of a sentence; kept only if it is still the one that is meant. */
export async function foresee(action: string): Promise<void> {
  const answer = await ask("odds", action);
  if (answer && meant()?.text === action) play.odds = { action, answer };
}

/** The rule that forbids what a sentence of the refused ones says, if the prompt tells of it. */
export function forbidden(test: (said: compose.Said) => boolean): { cite: string; words: string } | null {
  for (const reason of play.prompt?.refused ?? []) {
    if (compose.sentences(reason.actions).some(test)) return reason;
  }
  return null;
}

/** Mark cards and places, as when a line of the log is pointed at; nothing: no longer. */
export function point(names: string[]): void {
  play.pointed = names;
}

/** Show a card large; null: no longer. */
export function enlarge(card: string | null): void {
  play.enlarged = card;
}
