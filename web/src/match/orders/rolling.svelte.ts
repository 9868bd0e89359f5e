/** "Roll all": where several tests wait and their order is all there is to choose. */

import { act, legal } from "../play/api";
import { verbIs, type Said } from "../play/compose";
import { mine, play } from "../play/state.svelte";

class Rolling {
  kind = $state<string | null>(null); // of the question that is answered on and on
}

export const rolling = new Rolling();

/** The tests that wait, if they are all that is asked for. */
export function tests(all: readonly Said[]): Said[] {
  const verb = all[0]?.verb ?? "";
  return all.length > 1 && verbIs(verb, "test") && all.every((said) => said.verb === verb) ? [...all] : [];
}

export function rollAll(): void {
  rolling.kind = play.prompt?.kind ?? null;
  rollOn();
}

/** The next of them; any other question ends it, and a window or a choice is left alone. */
export function rollOn(): void {
  if (rolling.kind === null || !mine() || play.sending !== null || play.pending.length) return;
  const [next] = legal();
  const same = play.prompt?.kind === rolling.kind && next && verbIs(next.verb, "test");
  if (same && legal().every((said) => said.verb === next.verb)) act(next.text);
  else rolling.kind = null;
}
