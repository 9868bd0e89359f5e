/** The rest of a set-up, taken as it is proposed, one answer after another. */

import * as api from "../../match/play/api";
import { play } from "../../match/play/state.svelte";

export class Arranging {
  arranging = $state(false);
  readonly #kinds: readonly string[];
  readonly #over: () => void;

  /** `kinds` are the questions of the set-up; `over` takes up what comes after it. */
  constructor(kinds: readonly string[], over: () => void) {
    this.#kinds = kinds;
    this.#over = over;
  }

  begin(): void {
    if (this.arranging) return;
    this.arranging = true;
    this.goOn();
  }

  goOn(): void {
    if (!this.#kinds.includes(play.prompt?.kind ?? "")) {
      this.arranging = false;
      return this.#over();
    }
    const [best] = api.legal();
    if (best) api.act(best.text);
    else this.arranging = false;
  }
}
