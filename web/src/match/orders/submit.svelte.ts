/** Orders are given here: what one may regret is said before they leave, never after. */

import type { Warning } from "../../app/protocol.gen";
import * as api from "../play/api";
import { verbIs, type Said } from "../play/compose";
import { front, mine, play } from "../play/state.svelte";
import { settings } from "../../app/settings.svelte";
import { isTelling } from "../odds/chart";
import { desk } from "./desk.svelte";
import type { Reason } from "./menu/items";

/** Longer than this an order does not wait for its warnings. */
const PATIENCE = 2500;

let fetched: { key: string; warnings: Promise<Warning[]> } | null = null;

/** The order that is meant, drafted or chosen, if it is whole. */
export function meant(): Said | null {
  return mine() ? api.meant() : null;
}

/** The rule that forbids what is meant, as far as the table knows. */
export function barred(): Reason | null {
  return play.draft?.verdict ?? null;
}

/** Whether there are odds to show: some orders throw no dice. */
export function oddsShown(): boolean {
  // the sheet of a hidden question has them itself
  if (play.prompt?.kind === front().windowed) return false;
  return desk.odds && play.odds !== null && isTelling(play.odds.answer, play.odds.said.verb);
}

/** Fetch the warnings of an order before it is given, so that giving it need not wait. */
export function weigh({ text }: Said): Promise<Warning[]> {
  const key = `${play.id} ${play.number} ${text}`;
  if (fetched?.key !== key) {
    const warnings = api.ask("preview", text).then((answer) => answer?.warnings ?? []);
    fetched = { key, warnings };
  }
  return fetched.warnings;
}

export function isWeighed({ verb }: Said): boolean {
  return settings.confirm && play.prompt?.kind !== front().windowed && !verbIs(verb, "free");
}

/** Give an order: the one that is meant, or this one. */
export async function submit(said: Said | null = meant()): Promise<void> {
  if (said === null || play.sending !== null || desk.weighing !== null) return;
  if (barred() && said.text === play.draft?.said.text) return;
  if (!isWeighed(said)) return api.act(said.text);
  const { number } = play;
  desk.weighing = said.text;
  const warnings = await Promise.race([weigh(said), late()]);
  desk.weighing = null;
  if (number !== play.number) return; // the table has changed meanwhile
  if (warnings.length) desk.caution = { said, warnings };
  else api.act(said.text);
}

function late(): Promise<Warning[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), PATIENCE));
}

/** All parts of a sentence at once; choosing the same again gives it. */
export function pick(said: Said): void {
  if (said.text === meant()?.text) void submit(said);
  else api.hold(said);
}

/** Give it all the same. */
export function insist(): void {
  const text = desk.caution?.said.text;
  desk.caution = null;
  if (text) api.act(text);
}

export function thinkAgain(): void {
  desk.caution = null;
}
