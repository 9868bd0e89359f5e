/** Orders are given here: what one may regret is said before they leave, never after. */

import type { Warning } from "../../app/protocol.gen";
import type { Said } from "../../games/front";
import * as api from "../play/api";
import { front, mine, play } from "../play/state.svelte";
import { settings } from "../../app/settings.svelte";
import { isTelling } from "../odds/chart";
import { desk } from "./desk.svelte";
import type { Reason } from "./items";
import { page } from "../../ui/viewport.svelte";

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
  // on a phone the answer to a hidden question needs the room
  if (page.narrow && play.prompt?.kind === front().windowed) return false;
  return desk.odds && play.odds !== null && isTelling(play.odds.answer, front().read(play.odds.action).verb);
}

/** Fetch the warnings of an order before it is given, so that giving it need not wait. */
export function weigh(action: string): Promise<Warning[]> {
  const key = `${play.id} ${play.number} ${action}`;
  if (fetched?.key !== key) {
    const warnings = api.ask("preview", action).then((answer) => answer?.warnings ?? []);
    fetched = { key, warnings };
  }
  return fetched.warnings;
}

export function isWeighed(action: string): boolean {
  const verb = action.split(" ")[0] ?? "";
  return settings.confirm && play.prompt?.kind !== front().windowed && !front().free.includes(verb);
}

/** Give an order: the one that is meant, or this sentence. */
export async function submit(action: string | null = meant()?.text ?? null): Promise<void> {
  if (action === null || play.sending !== null || desk.weighing !== null) return;
  if (barred() && action === play.draft?.text) return;
  if (!isWeighed(action)) return api.act(action);
  const { number } = play;
  desk.weighing = action;
  const warnings = await Promise.race([weigh(action), late()]);
  desk.weighing = null;
  if (number !== play.number) return; // the table has changed meanwhile
  if (warnings.length) desk.caution = { action, warnings };
  else api.act(action);
}

function late(): Promise<Warning[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), PATIENCE));
}

/** Give it all the same. */
export function insist(): void {
  const action = desk.caution?.action;
  desk.caution = null;
  if (action) api.act(action);
}

export function thinkAgain(): void {
  desk.caution = null;
}
