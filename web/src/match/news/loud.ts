/** The event of what is shown now that is worth a banner, if any. */

import type { EventLine } from "../../app/protocol.gen";
import { play } from "../play/state.svelte";

export function loudNow(): EventLine | null {
  return play.latest?.events.findLast((event) => event.loud) ?? null;
}
